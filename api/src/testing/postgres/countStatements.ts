import type { ClientBase } from 'pg';

/** One SQL statement with its parameters, as it was sent to the database. */
export interface RecordedStatement {
  text: string;
  values: readonly unknown[];
}

let recorded: RecordedStatement[] | null = null;

/** Returns what `work` returns, with every SQL statement that was sent to the database meanwhile, BEGIN and COMMIT included. */
export async function countStatements<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: string[]; sent: RecordedStatement[] }> {
  if (recorded) throw new Error('countStatements does not nest');
  const sent: RecordedStatement[] = [];
  recorded = sent;
  try {
    const result = await work();
    return { result, statements: sent.map(({ text }) => text), sent };
  } finally {
    recorded = null;
  }
}

/** Makes a new connection record its statements while countStatements runs. */
export function recordStatements(client: ClientBase): void {
  const query = client.query.bind(client);
  const watched = (statement: string | { text: string; values?: unknown[] }, ...rest: unknown[]): unknown => {
    recorded?.push(
      typeof statement === 'string'
        ? { text: statement, values: Array.isArray(rest[0]) ? rest[0] : [] }
        : { text: statement.text, values: statement.values ?? [] },
    );
    return (query as (...all: unknown[]) => unknown)(statement, ...rest);
  };
  client.query = watched as ClientBase['query']; // any of its dozen overloads passes through
}
