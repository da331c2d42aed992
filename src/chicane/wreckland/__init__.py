"""Wreckland Run: one driver, one vehicle built from dice and scrap, seven chapters."""
