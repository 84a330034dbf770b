import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { PRISMA_DIRECTORY } from '../../platform/db/migrations/readMigrations.ts';

/** The SQL that changes the database at `url` to what schema.prisma declares; null when they agree. */
export async function schemaDiff(url: string): Promise<string | null> {
  const file = path.join(PRISMA_DIRECTORY, 'schema.prisma');
  const files = [{ path: file, content: await readFile(file, 'utf8') }];
  const { exitCode, stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: PRISMA_DIRECTORY },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  return exitCode === 0 ? null : stdout;
}

/** The export that the package's type declarations leave out: they describe its bundle, and this file loads the parts. */
interface Loader {
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
}

let isLoaded = false;

/**
 * Runs `work` with Prisma's schema engine in WebAssembly, connected to `url` through pg. Prisma's native engine needs a download.
 * @throws Error with the message of the database or of the engine
 */
async function withSchemaEngine<T>(url: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  if (!isLoaded) await loadEngine();
  isLoaded = true;
  const pool = new pg.Pool({ connectionString: url });
  const adapter = bindMigrationAwareSqlAdapterFactory(new MigrationAdapter(pool));
  const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter);
  try {
    return await work(engine);
  } catch (error) {
    const id = /External error id#(\d+)/.exec(String(error))?.[1];
    throw (id && adapter.errorRegistry.consumeError(Number(id))?.error) || error; // the database's own error, where the engine registered one
  } finally {
    engine.free();
    await pool.end();
  }
}

async function loadEngine(): Promise<void> {
  const file = createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm')
    .replace(/\.js$/, '_bg.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports,
  });
  const { __wbg_set_wasm: setWasm } = bindings as unknown as Loader;
  setWasm(instance.exports);
  (instance.exports as unknown as { __wbindgen_start(): void }).__wbindgen_start();
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: (words: string) => console.error(words) } });
}

const CHAR_OID = 18;
const TEXT_OID = 25;
const MARK = '\u0000char';

/**
 * Prisma's adapter with support for PostgreSQL's internal type "char", which columns of the system catalogues have. The schema
 * engine reads those columns, and the adapter rejects the type.
 */
class MigrationAdapter extends PrismaPg {
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
