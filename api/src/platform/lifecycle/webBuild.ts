import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT_DIRECTORY } from '../config/config.ts';
import { toolEnvironment } from '../config/environmentValues.ts';
import { StartupError } from '../config/startupError.ts';

const run = promisify(execFile);
const WEB = path.join(ROOT_DIRECTORY, 'web');
const WEB_BUILD = path.join(WEB, 'dist');
const STAMP = '.source-hash';
const SOURCES = [
  'src',
  'public',
  'build',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '../package-lock.json',
];

/** Builds the web client if its sources changed since the last build. An image without the sources keeps its build. */
export async function ensureWebBuild(): Promise<void> {
  if (!existsSync(path.join(WEB, 'vite.config.ts'))) return;
  const current = await hashOfSources();
  if ((await builtStamp()) !== current) await buildWeb(current);
}

/** The hash of the sources of the present build; empty without a build. */
function builtStamp(): Promise<string> {
  return readFile(path.join(WEB_BUILD, STAMP), 'utf8').catch(() => '');
}

/** Builds into a new folder and then replaces the present build, so that a running server always has one. */
export async function buildWeb(hash?: string): Promise<void> {
  const stagingDirectory = `${WEB_BUILD}.new-${process.pid}`;
  const old = `${WEB_BUILD}.old-${process.pid}`;
  const cleanUp = () =>
    [stagingDirectory, old].forEach((directory) => rmSync(directory, { recursive: true, force: true }));
  process.once('exit', cleanUp); // an interrupted build leaves no folder
  try {
    await runVite('--outDir', stagingDirectory);
    await runVite('--ssr', 'src/app/renderPage.tsx', '--outDir', path.join(stagingDirectory, 'server'));
    const stamp = hash ?? (await hashOfSources());
    await writeFile(path.join(stagingDirectory, STAMP), stamp);
    if (existsSync(WEB_BUILD)) await rename(WEB_BUILD, old);
    await rename(stagingDirectory, WEB_BUILD).catch(async (error: unknown) => {
      if ((await builtStamp()) !== stamp) throw error; // otherwise another process has built the same
    });
  } finally {
    cleanUp();
    process.off('exit', cleanUp);
  }
}

async function runVite(...options: string[]): Promise<void> {
  const program = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const environment = { cwd: WEB, env: toolEnvironment({ NODE_ENV: 'production', NO_COLOR: '1' }) };
  const vite = run(
    process.execPath,
    [program, 'build', ...options, '--emptyOutDir', '--logLevel', 'warn'],
    environment,
  );
  const killVite = () => vite.child.kill('SIGKILL');
  process.once('exit', killVite);
  await vite.catch((error: { stderr: string }) => {
    throw new StartupError(`The web client could not be built.\n${error.stderr}`, { cause: error });
  });
  process.off('exit', killVite);
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesIn(path.join(WEB, source)))
      hash.update(`${path.relative(WEB, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Every file below `entry`, or `entry` itself if it is a file, in a stable order. */
async function filesIn(entry: string): Promise<string[]> {
  const entries = await readdir(entry, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return existsSync(entry) ? [entry] : [];
  return entries
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .sort();
}
