import { databasePool } from '../db/client.ts';
import type { Check } from './readiness.ts';

/** Whether the database answers. */
export const checkDatabase: Check = {
  failure: 'The database does not answer.',
  async run() {
    await databasePool('health').query('SELECT 1');
    return null;
  },
};
