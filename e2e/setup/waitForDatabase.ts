import pg, { type ClientConfig, type PoolConfig } from 'pg';

/** Loaded with `node --import`: on a busy machine the shop's process waits for its database instead of refusing a journey's request. */
const PATIENCE_MS = 120_000;

const patient = <Config extends ClientConfig>(config: Config): Config => ({
  ...config,
  connectionTimeoutMillis: PATIENCE_MS,
  lock_timeout: PATIENCE_MS,
  statement_timeout: PATIENCE_MS,
  ...(config.query_timeout !== undefined && { query_timeout: PATIENCE_MS }),
});

Object.assign(pg, {
  Pool: class extends pg.Pool {
    constructor(config: PoolConfig) {
      super(patient(config));
    }
  },
  Client: class extends pg.Client {
    constructor(config: string | ClientConfig) {
      super(typeof config === 'string' ? config : patient(config));
    }
  },
});
