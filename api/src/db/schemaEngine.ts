import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { MigrationAdapter } from './migrationAdapter.ts';

/** What the build's type declarations leave out: they describe the bundle, we load the parts. */
interface Loader {
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
}

let isLoaded = false;

/**
 * Lends Prisma's schema engine in WebAssembly, working on `url` through pg: the native one would have to be downloaded.
 * @throws Error with the database's or the engine's own words
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
    throw (id && adapter.errorRegistry.consumeError(Number(id))?.error) || error; // the database's own, where it is one
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
    './schema_engine_bg.js': engineImports(),
  });
  const { __wbg_set_wasm: setWasm } = bindings as unknown as Loader;
  setWasm(instance.exports);
  (instance.exports as unknown as { __wbindgen_start(): void }).__wbindgen_start();
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: (words: string) => console.error(words) } });
}

/** The engine leaves a timer of ten seconds behind for each lock it takes, which must not keep the process alive. */
function engineImports(): WebAssembly.ModuleImports {
  const imports = Object.entries(bindings as unknown as WebAssembly.ModuleImports).map(([name, value]) => {
    const isTimer = name.startsWith('__wbg_setTimeout_');
    return [name, isTimer ? (work: () => void, delay: number) => setTimeout(work, delay).unref() : value];
  });
  return Object.fromEntries(imports) as WebAssembly.ModuleImports; // rebuilt from one of that type
}
