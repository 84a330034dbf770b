import type pg from 'pg';
import { boundConnection } from '../../../platform/db/queryRows.ts';
import { databasePool } from '../../../platform/db/client.ts';
import type { SynonymState } from './synonymState.ts';

/** A group as it would be saved; a new group has any handle that no other group has. */
export interface SynonymDraft extends SynonymState {
  handle: string;
}

/** What searches within `work` find, and how much of the draft they see. */
interface DraftResult<Result> {
  result: Result;
  /** Whether all products that the draft concerns were indexed with it. */
  isWhole: boolean;
}

/** The products that are indexed for a draft. */
const MAX_PRODUCTS = 2_000;
const STATEMENT_TIMEOUT_MS = 3_000;

/**
 * Runs searches as if a synonym group were saved. They read the views of the schema `search_preview` in a transaction that is always
 * rolled back: nothing that others read is written or locked, and no cache is told. `work` searches one text after the other.
 */
export async function withSynonymDraft<Result>(
  { handle, department, terms }: SynonymDraft,
  work: () => Promise<Result>,
): Promise<DraftResult<Result>> {
  const client = await databasePool('reads').connect();
  try {
    await client.query(
      `BEGIN; SET LOCAL search_path = search_preview, public; SET LOCAL statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
    );
    const { rows } = await client.query<{ count: number }>(
      'SELECT search_preview.apply_draft($1, $2, $3, $4, $5) AS count',
      [handle, department, terms.map(({ language }) => language), terms.map(({ term }) => term), MAX_PRODUCTS],
    );
    const result = await boundConnection.run(client, work);
    return { result, isWhole: (rows[0]?.count ?? 0) <= MAX_PRODUCTS };
  } finally {
    await rollBack(client);
  }
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}
