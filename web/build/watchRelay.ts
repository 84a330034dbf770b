import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** `npm run dev`: keeps the artifacts of Relay current. Its compiler's own watch mode needs a service, Watchman. */

const ROOT = path.join(import.meta.dirname, '../..');
const SETTLED_MS = 100;
const compiler = createRequire(import.meta.url)('relay-compiler') as string; // the package exports its program's path

let timer: NodeJS.Timeout | undefined;
let isRunning = false;
let isStale = false;

function compile(): void {
  isStale = isRunning;
  if (isRunning) return;
  isRunning = true;
  spawn(compiler, [], { cwd: ROOT, stdio: 'inherit' }).on('close', () => {
    isRunning = false;
    if (isStale) compile();
  });
}

function onChange(file: string | null): void {
  if (!file || file.includes('__generated__') || !/\.(tsx?|graphql)$/.test(file)) return;
  clearTimeout(timer);
  timer = setTimeout(compile, SETTLED_MS);
}

compile();
watch(path.join(ROOT, 'web/src'), { recursive: true }, (_event, file) => onChange(file));
watch(path.join(ROOT, 'schema.graphql'), (_event, file) => onChange(file));
