#!/usr/bin/env bash
# The SHA-256 of each file of `out/`. The same commit and variables give the same list on any machine and day,
# so security.txt is left out: it names the day of the build.
set -euo pipefail
cd "$(dirname "$0")/../out"
find . -type f ! -path ./.well-known/security.txt -print0 | LC_ALL=C sort --zero-terminated | xargs -0 sha256sum
