import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT_DIRECTORY, toolEnvironment } from '../config/environment.ts';
import { PRISMA_DIRECTORY } from './migrations/readMigrations.ts';

const STAMP = path.join(import.meta.dirname, 'generated/.source-hash');

/** Generates Prisma's client, which is not in git, unless it is up to date with schema.prisma and Prisma's version. */
export async function ensureClient(): Promise<void> {
  const require = createRequire(import.meta.url);
  const prisma = path.dirname(require.resolve('prisma/package.json'));
  const sources = [path.join(prisma, 'package.json'), path.join(PRISMA_DIRECTORY, 'schema.prisma')];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(await readFile(source));
  const current = hash.digest('hex');
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === current) return;
  await generateClient(prisma);
  await writeFile(STAMP, current);
}

/**
 * Prisma would download an engine that generating does not use; the path of another program prevents that. Prisma runs generators
 * through the shell, which finds them and `node` in PATH.
 */
async function generateClient(prisma: string): Promise<void> {
  const programs = [
    path.join(ROOT_DIRECTORY, 'node_modules/.bin'),
    path.dirname(process.execPath),
    process.env['PATH'],
  ];
  const env = toolEnvironment({
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PATH: programs.filter(Boolean).join(path.delimiter),
  });
  const cwd = path.join(PRISMA_DIRECTORY, '..');
  const arguments_ = [path.join(prisma, 'build/index.js'), 'generate', '--no-hints'];
  await promisify(execFile)(process.execPath, arguments_, { cwd, env });
}
