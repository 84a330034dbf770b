import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { x as extract } from 'tar';
import { ROOT_DIRECTORY } from '../../api/src/platform/config/config.ts';

/** The API of the last release; tools/recordRelease.ts writes it. */
const ARCHIVE = path.join(ROOT_DIRECTORY, 'api/src/platform/db/migrations/lastRelease.tar.gz');

/** Unpacks the last release in a folder of its own, where it runs on the packages of this one. */
export async function unpackLastRelease(): Promise<{ directory: string; remove(): Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kirana-last-release-'));
  await extract({ file: ARCHIVE, cwd: directory });
  for (const packages of ['node_modules', 'api/node_modules']) {
    const installed = path.join(ROOT_DIRECTORY, packages);
    if (existsSync(installed)) await symlink(installed, path.join(directory, packages));
  }
  return { directory, remove: () => rm(directory, { recursive: true }) };
}
