#!/usr/bin/env bash
# Builds the commit from which this branch starts, and pictures the pages that differ from `out/`:
#   npm run build && scripts/pictures-of-changes.sh origin/main
set -euo pipefail
cd "$(dirname "$0")/.."
before=.local/before
rm -rf "$before" && mkdir -p "$before"
trap 'rm -rf "$before"' EXIT

start=$(git merge-base HEAD "$1")
git archive "$start" | tar -x -C "$before"
if git diff --quiet "$start" -- package-lock.json; then
  ln -s ../../node_modules "$before/node_modules"
else
  (cd "$before" && npm ci)
fi
(cd "$before" && npm run build)
node_modules/.bin/tsx scripts/page-pictures.ts "$before/out" out .local/pictures
