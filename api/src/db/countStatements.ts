import type { PoolClient } from 'pg';

let recorded: string[] | null = null;

/** For tests: what `work` returns, and every SQL statement that went to the database meanwhile, BEGIN and COMMIT included. */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  if (recorded) throw new Error('countStatements does not nest');
  const statements: string[] = [];
  recorded = statements;
  try {
    return { result: await work(), statements };
  } finally {
    recorded = null;
  }
}

/** Makes a new connection of the pool report what it sends. */
export function watchStatements(client: PoolClient): void {
  const query = client.query.bind(client);
  const watched = (statement: string | { text: string }, ...rest: unknown[]): unknown => {
    recorded?.push(typeof statement === 'string' ? statement : statement.text);
    return (query as (...all: unknown[]) => unknown)(statement, ...rest);
  };
  client.query = watched as PoolClient['query']; // any of its dozen overloads passes through
}
