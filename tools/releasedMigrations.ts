import { readFileSync } from 'node:fs';
import path from 'node:path';

export const RELEASED_FILE = path.join(import.meta.dirname, '../api/prisma/released.json');

/** The migrations of the last release and of those before it. */
export interface ReleasedMigrations {
  /** As docs/upgrading.md calls it: the release of … */
  release: string;
  /** The SHA-256 of each migration's SQL, by its name. */
  migrations: Readonly<Record<string, string>>;
}

export function readReleasedMigrations(): ReleasedMigrations {
  return JSON.parse(readFileSync(RELEASED_FILE, 'utf8')) as ReleasedMigrations; // recordRelease.ts writes it
}

const HEADING = /^## To the release of (.+)$/gm;

/** The releases that `upgrading`, the text of docs/upgrading.md, names from the last release on, newest first. */
export function releasesUntil(release: string, upgrading: string): string[] {
  const releases = [...upgrading.matchAll(HEADING)].map(([, name = '']) => name);
  return releases.includes(release) ? releases.slice(releases.indexOf(release)) : [];
}
