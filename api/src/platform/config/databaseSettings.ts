import { z } from 'zod';
import { wholeNumber } from './environmentValues.ts';

const database = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgresql://user:password@host/name',
});

/** The variables of the database. */
export const databaseSettingsShape = {
  DATABASE_URL: database.optional(),
  DATABASE_DIRECT_URL: database.optional(),
  DATABASE_READ_URL: database.optional(),
  DATABASE_READ_MAX_LAG: wholeNumber(1, 3600).default(5),
};

/** The addresses of the database. */
export interface DatabaseSettings {
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** Where work goes that needs a session of PostgreSQL, past a pooler of transactions; null: where all goes. */
  databaseDirectUrl: string | null;
  /** The replica that reads of the catalogue may go to, unless it is further behind; null: all reads go where writes go. */
  replica: { url: string; maxLagMs: number } | null;
}

type DatabaseEnvironment = z.infer<z.ZodObject<typeof databaseSettingsShape>>;

export function readDatabaseSettings(env: DatabaseEnvironment): DatabaseSettings {
  const { DATABASE_READ_URL: url, DATABASE_READ_MAX_LAG: maxLag } = env;
  return {
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    replica: url ? { url, maxLagMs: maxLag * 1000 } : null,
  };
}
