import type pg from 'pg';

/** A database server, and how far it has written or replayed the WAL. */
export interface WalPosition {
  /** The cluster, which a replica shares with its primary. */
  cluster: string;
  /** In bytes; null where the server is no primary, or no replica. */
  lsn: bigint | null;
}

type Querying = Pick<pg.ClientBase, 'query'>;

/** What has been committed on a primary is before this position, also with `synchronous_commit = off`. */
export const writtenBy = (primary: Querying) =>
  positionOf(primary, 'CASE WHEN NOT pg_is_in_recovery() THEN pg_current_wal_insert_lsn() END');

/** What a read sees on a replica reaches at least up to this position. */
export const replayedBy = (replica: Querying) =>
  positionOf(replica, 'CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END');

async function positionOf(server: Querying, lsn: string): Promise<WalPosition> {
  const { rows } = await server.query<{ lsn: string | null; cluster: string }>(
    `SELECT (${lsn} - '0/0')::text AS lsn, system_identifier::text AS cluster FROM pg_control_system()`,
  );
  const [row] = rows;
  return { cluster: row?.cluster ?? '', lsn: row?.lsn ? withoutPageHeader(BigInt(row.lsn)) : null };
}

const PAGE_BYTES = 8192n;
/** The headers of a page and of the first page of a segment. */
const HEADER_BYTES = [24n, 40n];

/**
 * The next record of an empty page begins behind its header, and the last one ended before it: a replica that has replayed all would
 * never reach the header's end. No record can end there that does not begin on an earlier page.
 */
function withoutPageHeader(lsn: bigint): bigint {
  const offset = lsn % PAGE_BYTES;
  return HEADER_BYTES.includes(offset) ? lsn - offset : lsn;
}
