import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mountTinyDisk } from '../mountTinyDisk.ts';

const SIZE_MB = 1000;
const CHUNK = Buffer.alloc(1024 * 1024);

/** A folder on a disk of its own, which can be filled. */
export interface LimitedDisk {
  folder: string;
  /** False without the permission to mount a disk; the folder is on the one of the machine then. */
  isLimited: boolean;
  /** Writes until nothing more fits. */
  fill(): Promise<void>;
  clear(): Promise<void>;
  remove(): void;
}

export function openLimitedDisk(): LimitedDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-disk-'));
  const isLimited = mountTinyDisk(folder, SIZE_MB);
  chmodSync(folder, 0o755); // the databases have an account of their own
  const ballast = path.join(folder, 'ballast');
  return {
    ...{ folder, isLimited },
    async fill() {
      const file = await open(ballast, 'w');
      try {
        for (;;) await file.writeFile(CHUNK);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    clear: () => rm(ballast),
    remove() {
      if (isLimited) execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
