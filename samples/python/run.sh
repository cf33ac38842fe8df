python list_offers.py
