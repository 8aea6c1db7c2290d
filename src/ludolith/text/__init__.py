"""Sentences in three languages."""
