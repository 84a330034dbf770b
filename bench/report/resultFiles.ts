import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Results } from './results.ts';

/** Writes results as JSON. */
export function writeResults(results: Results, file: string): void {
  writeJson(results, file);
}

/** Writes a value as JSON, and says where. */
export function writeJson(value: unknown, file: string): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  console.log(`\nWritten to ${file}`);
}

/** Reads the results of an earlier run. */
export function readResults(file: string): Results {
  return JSON.parse(readFileSync(file, 'utf8')) as Results; // `writeResults` wrote it
}
