import pg from 'pg';

/**
 * A client of a pooler of transactions that does not translate names. It names no statement, because another session of PostgreSQL,
 * to which the pooler may send the next transaction, would not know it.
 */
export class UnnamingClient extends pg.Client {
  override query: pg.Client['query'] = (statement: unknown, ...rest: unknown[]): never => {
    const query = super.query.bind(this) as (...all: unknown[]) => never; // any of its dozen overloads passes through
    if (typeof statement !== 'object' || statement === null || !('name' in statement)) return query(statement, ...rest);
    const { name: _name, ...unnamed } = statement;
    return query(unnamed, ...rest);
  };
}
