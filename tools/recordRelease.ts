import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readMigrations } from '../api/src/platform/db/migrations/readMigrations.ts';
import { RELEASED_FILE } from './releasedMigrations.ts';

/**
 * `npx node tools/recordRelease.ts NAME`, where docs/upgrading.md has a section "To the release of NAME": freezes the migrations, and keeps the API of
 * the commit that is released, so that the next release is tested beside it.
 */
const release = process.argv[2];
if (!release) throw new Error('Usage: npx node tools/recordRelease.ts NAME');

const ROOT = path.join(import.meta.dirname, '..');
const ARCHIVE = path.join(ROOT, 'api/src/platform/db/migrations/lastRelease.tar.gz');
/** The API without its tests and their files. */
const CONTENTS = [
  'package.json',
  'tsconfig.json',
  'persistedDocuments.json',
  'api',
  ':(exclude)api/src/testing',
  ':(exclude)api/src/*.test.ts',
  ':(exclude)api/src/*.gz',
  ':(exclude)api/src/*.released.json',
];
const archive = execFileSync('git', ['archive', '--format=tar', 'HEAD', ...CONTENTS], {
  cwd: ROOT,
  maxBuffer: 100_000_000,
});
writeFileSync(ARCHIVE, gzipSync(archive, { level: 9 }));

const migrations = Object.fromEntries((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
writeFileSync(RELEASED_FILE, `${JSON.stringify({ release, migrations }, null, 2)}\n`);
