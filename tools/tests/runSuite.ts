import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { formatMs } from './formatMs.ts';
import type { SuiteEvent } from './suiteEvents.ts';

/** A program that runs tests and reports them with a reporter of this folder. */
export interface Suite {
  name: string;
  program: string;
  arguments: string[];
}

/** The outcome of a suite, or its state so far. */
export interface SuiteRun {
  suite: Suite;
  startedAt: number;
  passed: number;
  /** The titles of what failed. */
  failures: string[];
  /** How many test files there are; null before the suite has found them. */
  fileCount: number | null;
  /** The files that have ended, each with the time of its tests. */
  files: { file: string; ms: number }[];
  hasEnded: boolean;
}

export const ROOT = path.join(import.meta.dirname, '../..');

/** The compile cache shortens the start of each of the many processes. */
const ENVIRONMENT = { NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node'), ...process.env };

const require = createRequire(import.meta.url);
const programOf = (name: string, file: string) =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file);
const reporter = (name: string) => `--reporter=${path.join(import.meta.dirname, `${name}.ts`)}`;

/** The suite of the Vitest configuration in a folder of the repository. */
export function vitestSuite(folder: string): Suite {
  const program = programOf('vitest', 'vitest.mjs');
  return { name: folder, program, arguments: ['run', `--root=${folder}`, reporter('vitestReporter')] };
}

/** The suite of a Playwright configuration. */
export function playwrightSuite(name: string, config: string): Suite {
  const program = programOf('@playwright/test', 'cli.js');
  return { name, program, arguments: ['test', `--config=${config}`, reporter('playwrightReporter')] };
}

const running = new Map<SuiteRun, ChildProcess>();
let interrupted: NodeJS.Signals | null = null;

/** Runs a suite, and prints each failure when it happens. A suite that ends without its report counts as a failure. */
export async function runSuite(suite: Suite): Promise<SuiteRun> {
  const run: SuiteRun = {
    suite,
    startedAt: Date.now(),
    passed: 0,
    failures: [],
    fileCount: null,
    files: [],
    hasEnded: false,
  };
  if (interrupted) return run;
  // Its own process group: Ctrl-C reaches it once, through this program.
  const child = fork(suite.program, suite.arguments, { cwd: ROOT, detached: true, execArgv: [], env: ENVIRONMENT });
  running.set(run, child);
  child.on('message', (event: SuiteEvent) => take(run, event));
  const [code] = (await once(child, 'close')) as [number | null];
  running.delete(run);
  if (interrupted) return run;
  if (!run.hasEnded || (code !== 0 && run.failures.length === 0)) fail(run, `${suite.name}: exit code ${code}`, '');
  run.hasEnded = true;
  console.log(describeRun(run));
  return run;
}

function take(run: SuiteRun, event: SuiteEvent): void {
  switch (event.type) {
    case 'begin':
      run.fileCount = event.files;
      if (event.note) console.log(`${run.suite.name} run ${event.note}`);
      return;
    case 'passed':
      run.passed += 1;
      return;
    case 'failed':
      return fail(run, event.title, event.message);
    case 'file':
      return void run.files.push(event);
    case 'end':
      run.hasEnded = true;
  }
}

function fail(run: SuiteRun, title: string, message: string): void {
  run.failures.push(title);
  console.log(`Failed: ${title}\n${message}\n`);
}

/** Prints a line for each running suite. */
export function printProgress(): void {
  for (const run of running.keys()) console.log(describeRun(run));
}

function describeRun({ suite, startedAt, passed, failures, files, fileCount }: SuiteRun): string {
  const counts = `${passed} passed, ${failures.length} failed, ${files.length} of ${fileCount ?? '…'} files`;
  return `${suite.name.padEnd(9)}${formatMs(Date.now() - startedAt).padStart(7)}  ${counts}`;
}

/** Ends the running suites, each with what it has started, and then this program, when a signal arrives. */
export function endSuitesOnSignals(): void {
  const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  for (const signal of Object.keys(SIGNALS) as (keyof typeof SIGNALS)[]) {
    process.on(signal, () => {
      if (!interrupted) console.log(`Ending the tests by ${signal}.`);
      interrupted ??= signal;
      process.exitCode = SIGNALS[signal];
      for (const child of running.values()) child.kill('SIGINT');
    });
  }
}

/** Whether a signal has ended the run. */
export function isInterrupted(): boolean {
  return interrupted !== null;
}
