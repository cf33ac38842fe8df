#!/bin/sh
# Starts the container. Keeps the hashed files of this image in the volume, where open tabs find them after an update.
set -eu
for folder in assets packages; do
  [ ! -d "/srv/docs/current/$folder" ] || cp -r "/srv/docs/current/$folder" /srv/docs/earlier/
done
# A container may run for two months before the next one replaces it.
find /srv/docs/earlier/assets -type f -mtime +90 -delete
exec nginx -e stderr -c /etc/docs/container.conf
