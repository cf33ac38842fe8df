#!/bin/sh
# Publishes a complete directory on this server, or returns to an earlier release.
#
# Usage: deploy/publish.sh DIRECTORY   the directory of `npm run build:release`, or a folder in releases/
#   PLACE    the deployment folder, /srv/docs by default
#   RELOAD   the command that reloads nginx, "systemctl reload docs-nginx" by default
# Exit code: 1 if nothing was published. The release before is served then.
#
# nginx reads the folder's path when it reloads, so every response has the pages and headers of one release.
set -eu
umask 022
place=${PLACE:-/srv/docs}
reload=${RELOAD:-systemctl reload docs-nginx}
kept_releases=10
kept_days=30

[ $# -eq 1 ] && [ -f "$1/_nginx.conf" ] && [ -f "$1/index.html" ] || {
  echo "Name the directory that \`npm run build:release\` wrote." >&2
  exit 1
}
source=$(cd "$1" && pwd -P)
mkdir -p "$place/releases" "$place/earlier/assets"
place=$(cd "$place" && pwd -P)
exec 9>"$place/.lock"
flock -n 9 || { echo "Another publish.sh runs in $place." >&2; exit 1; }
# What an interrupted command left behind.
rm -rf "$place/releases/"*.part "$place/current.part"

case $source in
  "$place/releases/"*) release=$source ;;
  *)
    release=$place/releases/$(date -u +%Y%m%dT%H%M%S.%3NZ)
    trap 'rm -rf "$release.part"' EXIT
    # A file with the same content keeps its time, so that browsers and caches keep their copy.
    unchanged=
    if [ -e "$place/current" ]; then unchanged=--link-dest=$(readlink -f "$place/current")/; fi
    rsync -r --checksum --chmod=D755,F644 ${unchanged:+"$unchanged"} "$source/" "$release.part/"
    echo "root '$release';" > "$release.part/_root.conf"
    sync -f "$place"
    mv -T "$release.part" "$release"
    trap - EXIT
    ;;
esac

# Open tabs need the hashed files of the release they were loaded from. A release uses its files until another one
# replaces it, so their time starts now.
keep() {
  [ -d "$1/assets" ] || return 0
  rsync -r --ignore-existing "$1/assets/" "$place/earlier/assets/"
  (cd "$1/assets" && find . -type f -print0) | (cd "$place/earlier/assets" && xargs -0 touch -c)
}
before=$(readlink "$place/current" || true)
if [ -n "$before" ]; then keep "$place/$before"; fi
keep "$release"

point_to() {
  ln -s "$1" "$place/current.part"
  mv -T "$place/current.part" "$place/current"
}
point_to "releases/$(basename "$release")"
$reload 9>&- || {
  echo "nginx doesn't accept $release, so the release before stays." >&2
  if [ -n "$before" ]; then point_to "$before"; fi
  exit 1
}
echo "$release is served. To return: $0 $place/${before:-releases/…}"

find "$place/earlier/assets" -type f -mtime +$kept_days -delete
ls -1d "$place/releases/"* | grep -vxF -e "$release" -e "$place/$before" | head -n -$kept_releases |
  while read -r old; do mv "$old" "$old.part" && rm -rf "$old.part"; done
