import type { PoolClient } from 'pg';

/** One SQL statement with its parameters, as it went to the database. */
export interface SentStatement {
  text: string;
  values: readonly unknown[];
}

let recorded: SentStatement[] | null = null;

/** For tests: what `work` returns, and every SQL statement that went to the database meanwhile, BEGIN and COMMIT included. */
export async function countStatements<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: string[]; sent: SentStatement[] }> {
  if (recorded) throw new Error('countStatements does not nest');
  const sent: SentStatement[] = [];
  recorded = sent;
  try {
    const result = await work();
    return { result, statements: sent.map(({ text }) => text), sent };
  } finally {
    recorded = null;
  }
}

/** Makes a new connection of the pool report what it sends. */
export function watchStatements(client: PoolClient): void {
  const query = client.query.bind(client);
  const watched = (statement: string | { text: string; values?: unknown[] }, ...rest: unknown[]): unknown => {
    recorded?.push(
      typeof statement === 'string'
        ? { text: statement, values: Array.isArray(rest[0]) ? rest[0] : [] }
        : { text: statement.text, values: statement.values ?? [] },
    );
    return (query as (...all: unknown[]) => unknown)(statement, ...rest);
  };
  client.query = watched as PoolClient['query']; // any of its dozen overloads passes through
}
