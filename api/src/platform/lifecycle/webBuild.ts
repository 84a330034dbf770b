import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT_DIRECTORY, toolEnvironment } from '../config/environment.ts';
import { StartupError } from '../config/startupError.ts';
import { isBuiltFrom, stampOf } from './sourceStamp.ts';

const run = promisify(execFile);
const WEB = path.join(ROOT_DIRECTORY, 'web');
const WEB_BUILD = path.join(WEB, 'dist');
const STAMP = '.sources.json';
const SOURCES = [
  'src',
  'public',
  'build',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '../package-lock.json',
].map((source) => path.join(WEB, source));

/** Builds the web client if its sources changed since the last build. An image without the sources keeps its build. */
export async function ensureWebBuild(): Promise<void> {
  if (!existsSync(path.join(WEB, 'vite.config.ts'))) return;
  if (!isBuilt()) await buildWeb();
}

function isBuilt(): boolean {
  return isBuiltFrom(SOURCES, path.join(WEB_BUILD, STAMP));
}

/** Builds into a new folder and then replaces the present build, so that a running server always has one. */
export async function buildWeb(): Promise<void> {
  const stagingDirectory = `${WEB_BUILD}.new-${process.pid}`;
  const old = `${WEB_BUILD}.old-${process.pid}`;
  const cleanUp = () =>
    [stagingDirectory, old].forEach((directory) => rmSync(directory, { recursive: true, force: true }));
  process.once('exit', cleanUp); // an interrupted build leaves no folder
  const stamp = stampOf(SOURCES);
  try {
    await runVite('--outDir', stagingDirectory);
    await runVite('--ssr', 'src/app/renderPage.tsx', '--outDir', path.join(stagingDirectory, 'server'));
    await writeFile(path.join(stagingDirectory, STAMP), stamp);
    if (existsSync(WEB_BUILD)) await rename(WEB_BUILD, old);
    await rename(stagingDirectory, WEB_BUILD).catch(async (error: unknown) => {
      if (!isBuilt()) throw error; // otherwise another process has built the same
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
