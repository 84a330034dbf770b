import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT_DIRECTORY, toolEnvironment } from '../config/environment.ts';
import { StartupError } from '../config/startupError.ts';
import { isBuilt, replaceBuild, type Build } from './sourceStamp.ts';

const run = promisify(execFile);
const WEB = path.join(ROOT_DIRECTORY, 'web');
const FILES = ['index.html', 'package.json', 'tsconfig.json', 'vite.config.ts', '../package-lock.json'];
const BUILD: Build = {
  directory: path.join(WEB, 'dist'),
  sources: ['src', 'build', ...FILES].map((source) => path.join(WEB, source)),
};

/** Builds the web client if its sources changed since the last build. An image without the sources keeps its build. */
export async function ensureWebBuild(): Promise<void> {
  if (existsSync(path.join(WEB, 'vite.config.ts')) && !isBuilt(BUILD)) await buildWeb();
}

/** Builds the web client, also when its sources have not changed. */
export function buildWeb(): Promise<void> {
  return replaceBuild(BUILD, async (directory) => {
    await runVite('--outDir', directory);
    await runVite('--ssr', 'src/app/renderPage.tsx', '--outDir', path.join(directory, 'server'));
  });
}

async function runVite(...options: string[]): Promise<void> {
  const program = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const environment = { cwd: WEB, env: toolEnvironment({ NODE_ENV: 'production', NO_COLOR: '1' }) };
  const command = [program, 'build', ...options, '--emptyOutDir', '--logLevel', 'warn'];
  const vite = run(process.execPath, command, environment);
  const killVite = () => vite.child.kill('SIGKILL');
  process.once('exit', killVite);
  await vite.catch((error: { stderr: string }) => {
    throw new StartupError(`The web client could not be built.\n${error.stderr}`, { cause: error });
  });
  process.off('exit', killVite);
}
