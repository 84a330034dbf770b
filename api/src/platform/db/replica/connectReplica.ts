import type pg from 'pg';
import { meter } from '../../telemetry/meter.ts';
import { attachReplica, databasePool, sessionOptionsOf } from '../client.ts';
import { createPool } from '../createPool.ts';
import { reasonOf } from '../../core/errors/redactError.ts';
import { databaseFailureOf } from '../databaseFailure.ts';
import { hasLeftReplica, leaveReplica } from './replicaScope.ts';

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
const replayedBy = (replica: Querying) =>
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

const reads = meter.createCounter('kirana.replica.reads', {
  description: 'Reads that may go to the replica, by the server that answered them.',
  unit: '{read}',
});
const isUsed = meter.createObservableGauge('kirana.replica.up', {
  description: '1 while the configured replica answers reads, 0 while the primary answers them all.',
});
const lag = meter.createObservableGauge('kirana.replica.lag', {
  description: 'How long the replica has not replayed what the primary has written.',
  unit: 's',
});

const [FROM_REPLICA, FROM_PRIMARY] = ['replica', 'primary'].map((server) => ({ 'kirana.read.server': server }));
const CHECK_INTERVAL_MS = 1000;
/** A read that takes longer there, such as one of a replica that hangs, runs on the primary. */
const QUERY_TIMEOUT_MS = 2000;

/** What a replica is observed by. */
export interface ReplicaObservation {
  /** In milliseconds, and never set back. */
  now(): number;
  replayedBy: typeof replayedBy;
  /** Runs the check at once and again and again, until the returned function is called. */
  repeat(check: () => Promise<void>): () => void;
}

const PROCESS_OBSERVATION: ReplicaObservation = {
  now: () => performance.now(),
  replayedBy,
  repeat(check) {
    void check();
    const timer = setInterval(() => void check(), CHECK_INTERVAL_MS).unref();
    return () => clearInterval(timer);
  },
};

interface ReplicaOptions {
  url: string;
  /** A replica that is further behind is not asked. */
  maxLagMs: number;
  /** Gets one line when the replica is no longer asked, and one when it is again. */
  report: (line: string) => void;
  observation?: ReplicaObservation;
}

/** The replica has not replayed what the reader has to see. */
class ReplicaBehindError extends Error {}

/** Sends the reads within `runInReplicaScope` to a replica, where it has what they have to see; otherwise the primary answers. */
export function connectReplica(options: ReplicaOptions) {
  const { url, maxLagMs, report, observation = PROCESS_OBSERVATION } = options;
  const primary = databasePool('reads');
  const pool = createPool({
    ...sessionOptionsOf('reads'),
    connectionString: url,
    max: primary.options.max,
    application_name: 'kirana: replica',
    query_timeout: QUERY_TIMEOUT_MS,
  });
  const measured = createReplicaLag();
  /** How far each connection's server is known to have replayed. */
  const replayed = new WeakMap<pg.PoolClient, bigint>();
  let required: ReturnType<typeof readRequired> | null = null;
  /** Why and since when the primary answers all reads; null while the replica answers. */
  let outage: { reason: string; since: Date } | null = { reason: 'it has not been checked yet', since: new Date() };
  let isReported = false;
  let isClosed = false;

  async function readRequired(): Promise<{ cluster: string; lsn: bigint }> {
    const { cluster, lsn } = await writtenBy(primary);
    if (lsn === null) throw new ReplicaBehindError('the primary is in recovery');
    return { cluster, lsn };
  }

  function requiredPosition(): ReturnType<typeof readRequired> {
    if (required) return required;
    const reading = readRequired();
    reading.catch(() => required === reading && (required = null));
    return (required = reading);
  }

  /** @throws ReplicaBehindError unless the connection's server has replayed a position */
  async function assertReplayed(client: pg.PoolClient, position: { cluster: string; lsn: bigint }): Promise<bigint> {
    const { cluster, lsn } = await observation.replayedBy(client);
    if (lsn === null || cluster !== position.cluster) throw new ReplicaBehindError('it is no replica of the primary');
    replayed.set(client, lsn);
    if (lsn < position.lsn) throw new ReplicaBehindError('it is behind');
    return lsn;
  }

  async function withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(databaseFailureOf(error) !== null); // one that waits for an answer still is closed
      throw error;
    }
  }

  async function queryReplica(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const position = await requiredPosition();
    return withClient(async (client) => {
      if ((replayed.get(client) ?? -1n) < position.lsn) await assertReplayed(client, position);
      return client.query(statement);
    });
  }

  async function query(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    if (outage === null && !hasLeftReplica()) {
      try {
        const result = await queryReplica(statement);
        reads.add(1, FROM_REPLICA);
        return result;
      } catch (error) {
        const failure = databaseFailureOf(error);
        if (failure === null && !(error instanceof ReplicaBehindError)) throw error;
        if (failure === 'lost') void check();
      }
    }
    leaveReplica();
    reads.add(1, FROM_PRIMARY);
    return primary.query(statement);
  }

  async function findProblem(): Promise<string | null> {
    const { cluster, lsn: written } = await writtenBy(primary);
    if (written === null) return 'the primary is in recovery';
    const server = await withClient(observation.replayedBy).catch((error: unknown) => reasonOf(error));
    if (typeof server === 'string') return server;
    if (server.lsn === null || server.cluster !== cluster) return 'it is no replica of the primary';
    measured.observe({ written, replayed: server.lsn }, observation.now());
    return measured.lagMs > maxLagMs ? `it is ${Math.round(measured.lagMs / 1000)} seconds behind` : null;
  }

  async function check(): Promise<void> {
    const reason = await findProblem().catch(() => outage?.reason ?? null); // the primary does not answer
    if (isClosed) return;
    const since = outage?.since ?? new Date();
    outage = reason === null ? null : { reason, since };
    if (isReported === (outage !== null)) return;
    isReported = !isReported;
    if (isReported) report(`The replica is not read (${reason}). The primary answers all reads.`);
    else report(`The replica is read again after ${Math.ceil((Date.now() - since.getTime()) / 1000)} seconds.`);
  }

  pool.query = query as typeof pool.query; // pg's other forms are not used
  const detach = attachReplica(pool);
  const stop = observation.repeat(check);
  const observe: Parameters<typeof meter.addBatchObservableCallback>[0] = (result) => {
    result.observe(isUsed, outage === null ? 1 : 0);
    result.observe(lag, measured.lagMs / 1000);
  };
  meter.addBatchObservableCallback(observe, [isUsed, lag]);
  return {
    /** Something may have changed: what is read from now on has to contain all that is committed by now. */
    expectChange: () => void (required = null),
    outage: () => outage,
    async close(): Promise<void> {
      isClosed = true;
      stop();
      meter.removeBatchObservableCallback(observe, [isUsed, lag]);
      await detach();
      await pool.end();
    },
  };
}

/** A replica that reads of the catalogue go to. */
export type Replica = ReturnType<typeof connectReplica>;

/** How long a replica has not replayed what its primary has written, by positions of both; an idle primary makes no lag. */
function createReplicaLag() {
  let pending: { written: bigint; at: number }[] = [];
  let lagMs = 0;
  return {
    /** In milliseconds at the last observation. */
    get lagMs() {
      return lagMs;
    },
    observe({ written, replayed }: { written: bigint; replayed: bigint }, now: number): void {
      const last = pending.at(-1);
      if (last?.written !== written) pending.push({ written, at: now });
      pending = pending.filter((sample) => sample.written > replayed);
      lagMs = pending[0] ? now - pending[0].at : 0;
    },
  };
}
