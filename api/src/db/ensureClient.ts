import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { toolEnvironment } from '../config.ts';
import { PRISMA_DIRECTORY } from './migrations.ts';

const STAMP = path.join(import.meta.dirname, 'generated/.made-from');

/** Makes Prisma's client, which git does not have, unless it is the one of today's schema.prisma and Prisma. */
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

/** Prisma wants to download an engine that generating does not need: any program stands in for it. */
async function generateClient(prisma: string): Promise<void> {
  const env = toolEnvironment({ PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' });
  const cwd = path.join(PRISMA_DIRECTORY, '..');
  const arguments_ = [path.join(prisma, 'build/index.js'), 'generate', '--no-hints'];
  await promisify(execFile)(process.execPath, arguments_, { cwd, env });
}
