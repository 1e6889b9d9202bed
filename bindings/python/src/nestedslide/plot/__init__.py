"""Pictures of a run: offsets, velocity and phases over time, drawn from what the library answers.

``take`` plays a session and keeps what was seen, ``draw`` makes a figure of one or several takes. Drawing needs
matplotlib, which ``nestedslide[plot]`` brings; playing does not, so nothing here imports it before it is needed.
"""
