import pg from 'pg';

/**
 * A client of a pooler of transactions, which may send each transaction to another session of PostgreSQL. So it names no statement:
 * another session would not know it.
 */
export class PooledClient extends pg.Client {
  override query: pg.Client['query'] = (statement: unknown, ...rest: unknown[]): never => {
    const query = super.query.bind(this) as (...all: unknown[]) => never; // any of its dozen overloads passes through
    if (typeof statement !== 'object' || statement === null || !('name' in statement)) return query(statement, ...rest);
    const { name: _name, ...unnamed } = statement;
    return query(unnamed, ...rest);
  };
}
