# Varnish in front of the site. Add your backend. tests/serving/caches runs these lines.
sub vcl_recv {
  # No response depends on a query. The search page reads its query in the browser.
  set req.url = regsub(req.url, "\?.*$", "");
  # The site sets no cookies and has no users, so these headers can't change a response.
  unset req.http.Cookie;
  unset req.http.Authorization;
  # Clients that accept Markdown go to the origin, which redirects them to the Markdown page.
  if (req.http.Accept ~ "(?i)text/markdown") {
    return (pass);
  }
  # Varnish itself reduces Accept-Encoding to gzip or nothing. It never serves brotli.
}

sub vcl_backend_response {
  # Old pages while they're refreshed, and for a day if the origin is down.
  set beresp.grace = 1d;
}
