import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { stopAbandonedDatabase } from '../db/embedded/embeddedDatabase.ts';
import { restoreMarker } from '../db/embedded/restoreMarker.ts';
import { DATA_PARTS, syncDirectory } from './backupManifest.ts';

/**
 * Renames the parts of the shop in `staging`, a folder of DATA_DIR, into DATA_DIR, and what was there into a folder whose name is returned; null
 * when nothing was there. Meanwhile a marker keeps the shop from starting, so that it never runs on parts of two shops.
 */
export async function replaceData(dataDir: string, staging: string): Promise<string | null> {
  const marker = restoreMarker(dataDir);
  await (await open(marker, 'w')).close();
  await syncDirectory(dataDir);
  try {
    await stopAbandonedDatabase(dataDir); // of a start that came before the marker
  } catch (error) {
    await rm(marker);
    throw error;
  }
  const former = path.join(dataDir, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  await mkdir(former, { mode: 0o700 });
  const undo: (() => Promise<void>)[] = [];
  const move = async (from: string, to: string): Promise<boolean> => {
    const isMoved = await renameIfPresent(from, to);
    if (isMoved) undo.unshift(() => rename(to, from));
    return isMoved;
  };
  let isReplaced = false;
  try {
    for (const part of DATA_PARTS) {
      if (await move(path.join(dataDir, part), path.join(former, part))) isReplaced = true;
      await move(path.join(staging, part), path.join(dataDir, part));
    }
  } catch (error) {
    for (const step of undo) await step();
    for (const left of [former, marker]) await rm(left, { recursive: true });
    throw error;
  }
  if (!isReplaced) await rm(former, { recursive: true });
  await syncDirectory(dataDir);
  await rm(marker);
  return isReplaced ? former : null;
}

async function renameIfPresent(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
