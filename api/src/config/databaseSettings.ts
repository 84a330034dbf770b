import { z } from 'zod';
import { wholeNumber } from './readShopSettings.ts';

const database = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgresql://user:password@host/name',
});

/** The variables of the database. */
export const databaseSettingsShape = {
  DATABASE_URL: database.optional(),
  DATABASE_READ_URL: database.optional(),
  DATABASE_READ_MAX_LAG: wholeNumber(1, 3600).default(5),
};

/** A replica that reads of the catalogue may go to. */
export interface ReplicaSettings {
  url: string;
  /** A replica that is further behind is not asked. */
  maxLagMs: number;
}

interface DatabaseEnvironment {
  DATABASE_READ_URL?: string | undefined;
  DATABASE_READ_MAX_LAG: number;
}

export function readReplicaSettings(env: DatabaseEnvironment): ReplicaSettings | null {
  if (!env.DATABASE_READ_URL) return null;
  return { url: env.DATABASE_READ_URL, maxLagMs: env.DATABASE_READ_MAX_LAG * 1000 };
}
