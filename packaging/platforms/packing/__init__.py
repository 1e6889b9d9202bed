"""What people download: archives, wheels and packages, made of what `make platforms` has built.

Nothing is compiled here but the addon for Godot.
"""
