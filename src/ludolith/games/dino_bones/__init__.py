"""Dino Bones: one slab, many chisels, and skeletons to complete, 2 to 5 players."""
