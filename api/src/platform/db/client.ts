import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { createPipeline, type Pipeline, createPool } from './createPool.ts';
import { PrismaClient, type Prisma } from './generated/client.ts';
import { inspectServer } from './inspectServer.ts';
import { isInReplicaScope } from './replica/replicaScope.ts';
import { createStatementNames, isRead } from './statements.ts';
import { retryRead } from './databaseFailure.ts';

/** What Prisma's client needs of an adapter. */
type AdapterFactory = Pick<PrismaPg, 'provider' | 'adapterName' | 'connect'>;

/**
 * A client of a pooler of transactions that does not translate names. It names no statement, because another session of PostgreSQL,
 * to which the pooler may send the next transaction, would not know it.
 */
class UnnamingClient extends pg.Client {
  override query: pg.Client['query'] = (statement: unknown, ...rest: unknown[]): never => {
    const query = super.query.bind(this) as (...all: unknown[]) => never; // any of its dozen overloads passes through
    if (typeof statement !== 'object' || statement === null || !('name' in statement)) return query(statement, ...rest);
    const { name: _name, ...unnamed } = statement;
    return query(unnamed, ...rest);
  };
}

export type Database = PrismaClient;
/** The client inside `db.$transaction`. */
export type Transaction = Prisma.TransactionClient;

/** What a connection is for. Each kind has its own, so that a write that waits for a lock delays neither reads nor health checks. */
type Work = 'reads' | 'writes' | 'health';

/** Two API processes and a worker stay well below PostgreSQL's own limit of 100. */
const POOL_SIZES: Record<Work, number> = { reads: 10, writes: 10, health: 1 };
/** Of the imports that run at the same time; their jobs are fewer. */
const MAX_SESSIONS = 10;
const DISCONNECT_TIMEOUT_MS = 2000;

/** How long work may wait before it fails, in milliseconds. */
export interface DatabaseTimeouts {
  /** For a connection; a short read also for the statements before it on its shared connection. */
  connection: number;
  /** For a lock that another transaction holds, by the kind of work. */
  locks: Record<Work, number>;
  /** Far above the slowest statement of each kind; a stuck one releases its connection. Bulk work sets its own in its transaction. */
  statements: Record<Work, number>;
  /** For the start of a transaction, and for its end. Long work sets its own. */
  transaction: number;
  /** A process that stalls within a transaction loses it, so that others get its locks. */
  idleInTransaction: number;
}

const TIMEOUTS: DatabaseTimeouts = {
  connection: 2000,
  locks: { reads: 1000, writes: 3000, health: 1000 },
  statements: { reads: 10_000, writes: 30_000, health: 2000 },
  transaction: 10_000,
  idleInTransaction: 15_000,
};

interface ConnectOptions {
  /** Gets each new connection; tests count statements by it. */
  onConnect?: (client: pg.ClientBase) => void;
  timeouts?: Partial<DatabaseTimeouts>;
  /** The address past a pooler of transactions, which `url` leads through. */
  directUrl?: string;
}

/** The database; undefined before `connectDatabase`. */
export let db: Database;
let pools: Record<Work, pg.Pool> | undefined;
let sessionOptions: ((work: Work) => pg.ClientConfig) | undefined;
let sessions: pg.Pool | undefined;
let pipeline: Pipeline | undefined;
/** Answers reads within a replica's scope. */
let replicaPool: pg.Pool | null = null;

/** @throws StartupError when the database can't be reached, is too old, or is behind a pooler without timeouts */
export async function connectDatabase(url: string, options: ConnectOptions = {}): Promise<void> {
  const { onConnect, directUrl = url } = options;
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const isPooled = directUrl !== url;
  const { translatesNames } = await inspectServer(url, isPooled);
  const optionsOf = (work: Work) => ({
    connectionString: directUrl,
    connectionTimeoutMillis: timeouts.connection,
    lock_timeout: timeouts.locks[work],
    statement_timeout: timeouts.statements[work],
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    application_name: `kirana: ${work}`,
  });
  const pooledOptions = {
    ...(translatesNames ? {} : { Client: UnnamingClient }),
    connectionString: url,
    connectionTimeoutMillis: timeouts.connection,
    application_name: 'kirana', // the same for all, because the pooler sets it again for each client that has another
  };
  const openPool = (work: Work) => {
    const pool = createPool({ ...(isPooled ? pooledOptions : optionsOf(work)), max: POOL_SIZES[work] }, work);
    if (onConnect) pool.on('connect', onConnect);
    return pool;
  };
  pools = { reads: openPool('reads'), writes: openPool('writes'), health: openPool('health') };
  sessionOptions = optionsOf;
  sessions = createPool({ ...optionsOf('writes'), application_name: 'kirana: sessions', max: MAX_SESSIONS });
  pipeline = createPipeline({ ...optionsOf('reads'), query_timeout: timeouts.connection }, onConnect);
  db = createClient(pools.reads, pools.writes, timeouts.transaction);
}

/** Loads what the first query of Prisma's client needs, so that no request waits for it. */
export async function prepareQueries(): Promise<void> {
  await db.$connect();
}

function createClient(reads: pg.Pool, writes: pg.Pool, timeout: number): PrismaClient {
  const statementNames = { statementNameGenerator: createStatementNames('prisma') };
  const adapter = splitAdapter(new PrismaPg(reads, statementNames), new PrismaPg(writes, statementNames));
  return new PrismaClient({ adapter, transactionOptions: { maxWait: timeout, timeout } });
}

/**
 * Sends single reads within a replica's scope to a pool, until the returned function is called. They have a client of their own, because
 * Prisma joins equal reads of one moment into one statement, also reads of the cart and of the catalogue.
 */
export function attachReplica(pool: pg.Pool): () => Promise<void> {
  const primary = db;
  const replica = createClient(pool, databasePool('writes'), TIMEOUTS.transaction);
  replicaPool = pool;
  db = new Proxy(primary, {
    get(_target, property) {
      const client = isInReplicaScope() ? replica : primary;
      const value: unknown = Reflect.get(client, property);
      return typeof value === 'function' ? (value.bind(client) as unknown) : value;
    },
  });
  return async () => {
    replicaPool = null;
    db = primary;
    await replica.$disconnect();
  };
}

/** The replica's pool within its scope; null elsewhere. */
export function replicaPoolOfScope(): pg.Pool | null {
  return replicaPool && isInReplicaScope() ? replicaPool : null;
}

/** The pool of a kind of work, for libraries and rules with their own SQL. */
export function databasePool(work: Work): pg.Pool {
  if (!pools) throw new Error('The database is not connected');
  return pools[work];
}

/** The pool of work that keeps something in a session between its statements, such as advisory locks and LISTEN. */
export function sessionPool(): pg.Pool {
  if (!sessions) throw new Error('The database is not connected');
  return sessions;
}

/** The options of a connection that is a session of PostgreSQL, with the timeouts of a kind of work. */
export function sessionOptionsOf(work: Work): pg.ClientConfig {
  if (!sessionOptions) throw new Error('The database is not connected');
  return sessionOptions(work);
}

/** The connections for short reads. They are sessions: a pooler could answer each statement from another one. */
export function databasePipeline(): Pipeline {
  if (!pipeline) throw new Error('The database is not connected');
  return pipeline;
}

/** Closes the connections when their statements have ended, and waits for a moment at most: the process ends afterwards. */
export function disconnectDatabase(): Promise<void> {
  return Promise.race([closeConnections(), sleep(DISCONNECT_TIMEOUT_MS, undefined, { ref: false })]);
}

async function closeConnections(): Promise<void> {
  await db.$disconnect();
  await pipeline?.end();
  await Promise.all([...Object.values(pools ?? {}), sessions].map((pool) => pool?.end()));
}

/** An adapter that sends single reads to `reads`, and transactions and single writes to `writes`. */
function splitAdapter(reads: PrismaPg, writes: PrismaPg): AdapterFactory {
  const { provider, adapterName } = writes;
  return {
    provider,
    adapterName,
    async connect() {
      const [reader, writer] = await Promise.all([reads.connect(), writes.connect()]);
      return Object.assign(Object.create(writer) as typeof writer, {
        queryRaw: (query) => (isRead(query.sql) ? retryRead(() => reader.queryRaw(query)) : writer.queryRaw(query)),
        dispose: async () => void (await Promise.all([reader.dispose(), writer.dispose()])),
      } satisfies Partial<typeof writer>);
    },
  };
}
