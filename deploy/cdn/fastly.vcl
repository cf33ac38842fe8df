# Fastly in front of the site. Upload it as the main custom VCL of your service. Lines that start with #FASTLY are
# Fastly's macros. tests/serving/caches runs vcl_recv and vcl_fetch in Varnish. Fastly itself wasn't tested.

sub vcl_recv {
#FASTLY recv
  if (req.method != "HEAD" && req.method != "GET" && req.method != "FASTLYPURGE") {
    return(pass);
  }
  # No response depends on a query. The search page reads its query in the browser.
  set req.url = regsub(req.url, "\?.*$", "");
  # The site has no users and sets no cookies, so these headers can't change a response.
  unset req.http.Cookie;
  unset req.http.Authorization;
  # Fastly reduces Accept-Encoding to gzip or nothing, and keeps the client's header in Fastly-Orig-Accept-Encoding. The
  # origin also has brotli. A quality of 0 means that the client refuses it.
  if (req.http.Fastly-Orig-Accept-Encoding ~ "(?i)(^|,)\s*br\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))") {
    set req.http.Accept-Encoding = "br";
  }
  # Clients that accept Markdown go to the origin, which redirects them to the Markdown page.
  if (req.http.Accept ~ "(?i)text/markdown") {
    return(pass);
  }
  return(lookup);
}

sub vcl_fetch {
#FASTLY fetch
  # Redirects to Markdown and errors are no-store. Everything else has the time that the origin gave it, including
  # stale-while-revalidate and stale-if-error.
  if (beresp.http.Cache-Control ~ "(?i)(private|no-store)") {
    return(pass);
  }
  return(deliver);
}

sub vcl_hash {
  # The address without its query, and the host.
  set req.hash += req.url;
  set req.hash += req.http.host;
#FASTLY hash
  return(hash);
}

sub vcl_hit {
#FASTLY hit
  return(deliver);
}

sub vcl_miss {
#FASTLY miss
  return(fetch);
}

sub vcl_pass {
#FASTLY pass
  return(pass);
}

sub vcl_error {
#FASTLY error
  return(deliver);
}

sub vcl_deliver {
#FASTLY deliver
  return(deliver);
}

sub vcl_log {
#FASTLY log
}
