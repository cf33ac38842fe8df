python report_usage.py
