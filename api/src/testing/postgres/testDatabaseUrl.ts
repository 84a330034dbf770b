import { inject } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type {} from './globalSetup.ts'; // declares what Vitest provides

/** The URL of the test file's database, for another process. */
export async function testDatabaseUrl(): Promise<string> {
  const [row] = await db.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
  return Object.assign(new URL(inject('databaseServerUrl')), { pathname: `/${row?.name ?? ''}` }).href;
}
