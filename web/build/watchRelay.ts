import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** `npm run dev`: recompiles Relay's artifacts on change, because the compiler's own watch mode needs Watchman. */

const ROOT = path.join(import.meta.dirname, '../..');
const DEBOUNCE_MS = 100;
const compiler = createRequire(import.meta.url)('relay-compiler') as string; // the package exports the path of its program

let timer: NodeJS.Timeout | undefined;
let isRunning = false;
let needsRecompile = false;

function compile(): void {
  needsRecompile = isRunning;
  if (isRunning) return;
  isRunning = true;
  spawn(compiler, [], { cwd: ROOT, stdio: 'inherit' }).on('close', () => {
    isRunning = false;
    if (needsRecompile) compile();
  });
}

function onChange(file: string | null): void {
  if (!file || file.includes('__generated__') || !/\.(tsx?|graphql)$/.test(file)) return;
  clearTimeout(timer);
  timer = setTimeout(compile, DEBOUNCE_MS);
}

compile();
watch(path.join(ROOT, 'web/src'), { recursive: true }, (_event, file) => onChange(file));
watch(path.join(ROOT, 'schema.graphql'), (_event, file) => onChange(file));
