"""Thunder: cars, choppers and a road that grows, by every rule of docs/rules/thunder.md."""
