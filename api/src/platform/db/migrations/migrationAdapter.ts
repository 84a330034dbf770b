import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type pg from 'pg';

const CHAR_OID = 18;
const TEXT_OID = 25;
const MARK = '\u0000char';

/**
 * Prisma's adapter with support for PostgreSQL's internal type "char", which columns of the system catalogues have. The schema
 * engine reads those columns, and the adapter rejects the type.
 */
export class MigrationAdapter extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const pool = adapter.underlyingDriver();
    pool.query = charsAsText(pool.query.bind(pool));
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const { columnNames, columnTypes, rows } = await queryRaw(query);
      return {
        columnNames: columnNames.map((name) => name.replace(MARK, '')),
        columnTypes: columnTypes.map((type, i) => (columnNames[i]?.endsWith(MARK) ? ColumnTypeEnum.Character : type)),
        rows,
      };
    };
    return adapter;
  }
}

/** Declares columns of "char" to the adapter as text, and marks their names for the conversion back. */
function charsAsText(query: pg.Pool['query']): pg.Pool['query'] {
  const marking = async (config: pg.QueryArrayConfig, values?: unknown[]) => {
    const result = await query(config, values);
    for (const field of result.fields) {
      if (field.dataTypeID !== CHAR_OID) continue;
      field.dataTypeID = TEXT_OID;
      field.name += MARK;
    }
    return result;
  };
  return marking as pg.Pool['query']; // the one of its dozen overloads that the adapter calls
}
