#!/usr/bin/env bash
# Runs PostgreSQL in PGDATA as a replica of the server that PGHOST, PGUSER and PGPASSWORD name. The first start copies that server; so does the next
# one after PGDATA was deleted, because the replica was away for longer than the primary keeps its WAL.
set -euo pipefail

if [ ! -d "$PGDATA" ]; then
  rm -rf "$PGDATA.copy" # of a start that was interrupted
  pg_basebackup --pgdata="$PGDATA.copy" --checkpoint=fast --write-recovery-conf --no-password
  mv "$PGDATA.copy" "$PGDATA"
fi
exec postgres "$@"
