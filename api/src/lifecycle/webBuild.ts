import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT_DIRECTORY, toolEnvironment } from '../config.ts';
import { StartProblem } from '../startProblem.ts';

const run = promisify(execFile);
const WEB = path.join(ROOT_DIRECTORY, 'web');
export const WEB_BUILD = path.join(WEB, 'dist');
const STAMP = '.made-from';
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
  const built = await readFile(path.join(WEB_BUILD, STAMP), 'utf8').catch(() => '');
  if (built !== current) await buildWeb(current);
}

/** Builds beside the present build and then changes places, so that a server that runs on it is not left without. */
export async function buildWeb(stamp?: string): Promise<void> {
  const making = `${WEB_BUILD}.new-${process.pid}`;
  const old = `${WEB_BUILD}.old-${process.pid}`;
  const cleanUp = () => [making, old].forEach((directory) => rmSync(directory, { recursive: true, force: true }));
  process.once('exit', cleanUp); // a Ctrl-C in the middle leaves nothing behind
  try {
    await runVite(making);
    await writeFile(path.join(making, STAMP), stamp ?? (await hashOfSources()));
    if (existsSync(WEB_BUILD)) await rename(WEB_BUILD, old);
    await rename(making, WEB_BUILD);
  } finally {
    cleanUp();
    process.off('exit', cleanUp);
  }
}

async function runVite(outDir: string): Promise<void> {
  const program = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const options = { cwd: WEB, env: toolEnvironment({ NODE_ENV: 'production', NO_COLOR: '1' }) };
  const vite = run(
    process.execPath,
    [program, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    options,
  );
  const abandon = () => vite.child.kill('SIGKILL');
  process.once('exit', abandon);
  await vite.catch((error: { stderr: string }) => {
    throw new StartProblem(`The web client could not be built.\n${error.stderr}`, { cause: error });
  });
  process.off('exit', abandon);
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesIn(path.join(WEB, source)))
      hash.update(`${path.relative(WEB, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Every file below `entry`, itself if it is one, in a steady order. */
async function filesIn(entry: string): Promise<string[]> {
  const entries = await readdir(entry, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return existsSync(entry) ? [entry] : [];
  return entries
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .sort();
}
