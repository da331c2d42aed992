"""What is drawn, for eyes and for terminals."""
