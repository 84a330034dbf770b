import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../config/startupError.ts';

/** A file in DATA_DIR while a restore renames the parts of the shop; one that is left belongs to a restore that was killed. */
export function restoreMarker(dataDir: string): string {
  return path.join(dataDir, 'restore-unfinished');
}

/** @throws StartupError when DATA_DIR has some parts of a former shop and some of a restored one */
export function assertNoUnfinishedRestore(dataDir: string): void {
  if (existsSync(restoreMarker(dataDir)))
    throw new StartupError(`A restore into ${dataDir} did not finish: run npm run restore again.`);
}
