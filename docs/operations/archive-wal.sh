#!/bin/sh
# PostgreSQL's archive_command, called as `archive-wal.sh %p /mnt/wal/%f`: copies a segment of the write-ahead log whole or not at all.
set -eu
# After a crash PostgreSQL may hand over a segment again; another one of the same name is never overwritten.
if [ -e "$2" ]; then exec cmp -s "$1" "$2"; fi
cp "$1" "$2.part"
sync "$2.part"
mv "$2.part" "$2"
sync "$(dirname "$2")"
