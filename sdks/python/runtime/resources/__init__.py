"""One module per resource of the API, such as `client.offers`."""
