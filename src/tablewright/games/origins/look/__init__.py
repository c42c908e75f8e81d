"""What people see and read: scenes, glance, wording, pictograms."""
