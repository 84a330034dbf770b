import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import type { SuiteCounts } from './setup/vitestCounts.ts';

/** `npm test` runs the suites, and prints what failed and the total of passed and failed ones. */

interface Suite {
  name: string;
  program: string;
  arguments: string[];
  /** Tells the suite to write its report to the file at `report`. */
  environment(report: string): Record<string, string>;
  count(report: string): SuiteCounts;
}

interface PlaywrightSuite {
  specs: { title: string; file: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

const ROOT = path.join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const programOf = (name: string, file: string) =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file);

function vitest(workspace: string): Suite {
  const reporter = path.join(ROOT, 'e2e/setup/vitestCounts.ts');
  return {
    name: workspace,
    program: programOf('vitest', 'vitest.mjs'),
    arguments: ['run', `--root=${workspace}`, '--reporter=default', `--reporter=${reporter}`],
    environment: (report) => ({ TEST_REPORT: report }),
    count: (report) => JSON.parse(report) as SuiteCounts, // written by that reporter
  };
}

const journeys: Suite = {
  name: 'journeys',
  program: programOf('@playwright/test', 'cli.js'),
  arguments: ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
  environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  count(report) {
    const { stats, suites } = JSON.parse(report) as PlaywrightReport; // Playwright's own format
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures: suites.flatMap(failuresOf) };
  },
};

function failuresOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...failed, ...suites.flatMap(failuresOf)];
}

const reports = mkdtempSync(path.join(tmpdir(), 'kirana-reports-'));

async function run(suite: Suite): Promise<SuiteCounts> {
  const child = start(suite, 'inherit');
  const [code] = (await once(child, 'close')) as [number | null];
  return countOf(suite, code);
}

/** Runs a suite in the time that the processor has left, and prints what it said when it is over. */
async function runBehind(suite: Suite): Promise<SuiteCounts> {
  const child = start(suite, ['ignore', 'pipe', 'pipe']);
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const [code] = (await once(child, 'close')) as [number | null];
  process.stdout.write(Buffer.concat(output));
  return countOf(suite, code);
}

function start(suite: Suite, stdio: StdioOptions): ChildProcess {
  const report = reportOf(suite);
  return spawn(process.execPath, [suite.program, ...suite.arguments], {
    cwd: ROOT,
    stdio,
    env: { ...process.env, ...suite.environment(report) },
  });
}

function reportOf({ name }: Suite): string {
  return path.join(reports, `${name}.json`);
}

/** A suite without a report, or with a non-zero exit code after all its tests passed, counts as one failure. */
function countOf(suite: Suite, code: number | null): SuiteCounts {
  const counts = readCounts(suite);
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`${suite.name}: exit code ${code}`] };
}

function readCounts(suite: Suite): SuiteCounts {
  try {
    return suite.count(readFileSync(reportOf(suite), 'utf8'));
  } catch {
    return { passed: 0, failed: 1, failures: [`${suite.name}: no report`] };
  }
}

// The API's tests wait for processes and clocks a third of the time, in which the others run.
const behind = async () => [await runBehind(vitest('tools')), await runBehind(vitest('web'))];
const counts = (await Promise.all([run(vitest('api')).then((count) => [count]), behind()])).flat();
counts.push(await run(journeys));
rmSync(reports, { recursive: true });
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`Failed: ${failure}`);
console.log(`${counts.reduce((sum, count) => sum + count.passed, 0)} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
