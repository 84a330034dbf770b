import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';

/** The client's entry, by its name in Vite's manifest. */
export const ENTRY = 'index.html';

/** The manifest of a built client. */
export function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(path.join(directory, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite wrote it
}

/** The scripts of modules, and of all that they import at once. */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const names = [...modules];
  for (const name of names) names.push(...(manifest[name]?.imports ?? []).filter((each) => !names.includes(each)));
  return names.flatMap((name) => manifest[name]?.file ?? []);
}
