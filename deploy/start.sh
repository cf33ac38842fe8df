#!/bin/sh
# Starts the container. Keeps the hashed files of this image in the volume, where open tabs find them after an update.
set -eu
cp -r /srv/docs/current/assets /srv/docs/earlier/
# A container may run for two months before the next one replaces it.
find /srv/docs/earlier/assets -type f -mtime +90 -delete
exec nginx -e stderr -c /etc/docs/container.conf
