import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { MigrationAdapter } from './migrationAdapter.ts';

/** The export that the package's type declarations leave out: they describe its bundle, and this file loads the parts. */
interface Loader {
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
}

let isLoaded = false;

/**
 * Runs `work` with Prisma's schema engine in WebAssembly, connected to `url` through pg. Prisma's native engine needs a download.
 * @throws Error with the message of the database or of the engine
 */
export async function withSchemaEngine<T>(url: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
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
