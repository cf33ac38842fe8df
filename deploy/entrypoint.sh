#!/bin/sh
# Starts the container: publishes the image's build in the volume, unless it's served already, and serves it.
# The variables are for tests. In the image, the defaults are right.
set -eu
cd "${SITE:-/site}/deploy"
run="${RUN:-/run/docs}"
node release.cjs --place "${PLACE:-/srv/docs}" --build "${SITE:-/site}/build" --if-changed \
  --conf "$run/conf" --run "$run" --listen "${LISTEN:-8080}"
exec nginx -c "$run/conf/nginx.conf"
