import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type pg from 'pg';

const CHAR_OID = 18;
const TEXT_OID = 25;
const MARK = '\u0000char';

/** Whether the engine has a migration in hand; if not, the script is one of its own preparations. */
const IS_MIGRATING = `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS yes`;
const MARK_AS_FINISHED = `UPDATE _prisma_migrations SET finished_at = now()
  WHERE finished_at IS NULL AND rolled_back_at IS NULL`;

/**
 * Prisma's adapter with two repairs for the schema engine. It is taught PostgreSQL's internal one-letter type, which
 * the system catalogues have and the engine reads. And a migration goes to the server as it is, together with its mark
 * in the history, so that both happen or neither: the adapter would cut it at every semicolon, those in comments and
 * functions included.
 */
export class MigrationAdapter extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const pool = adapter.underlyingDriver();
    const query = pool.query.bind(pool);
    adapter.executeScript = async (script) => {
      const { rows } = await query(IS_MIGRATING);
      await query(rows[0]?.yes ? `${script}\n;\n${MARK_AS_FINISHED}` : script);
    };
    pool.query = passLettersAsText(query);
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

function passLettersAsText(query: pg.Pool['query']): pg.Pool['query'] {
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
