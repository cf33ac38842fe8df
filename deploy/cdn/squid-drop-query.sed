# For url_rewrite_program in squid.conf. Squid writes a line per request that starts with the address, and reads the
# address without its query.
s/^([^ ?]*)\?.*$/OK rewrite-url="\1"/
t
s/.*/ERR/
