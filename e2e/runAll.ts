import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';

/** `npm test` runs the suites, and prints the titles of failed tests and the total of passed and failed ones. */

interface Count {
  passed: number;
  failed: number;
  /** The titles of the failed tests. */
  failures: string[];
}

interface Suite {
  name: string;
  program: string;
  /** `report` is the path of the JSON report that the suite writes. */
  arguments(report: string): string[];
  environment?(report: string): Record<string, string>;
  count(report: string): Count;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
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
  return {
    name: workspace,
    program: programOf('vitest', 'vitest.mjs'),
    arguments: (report) => [
      'run',
      `--root=${workspace}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count(report) {
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as VitestReport; // Vitest's own format
      const failures = testResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ name, message, assertionResults }) => {
          const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
          return (failed.length > 0 ? failed : [message]).map((text) => `${path.relative(ROOT, name)}: ${text}`);
        });
      return { passed: numPassedTests, failed: numFailedTests, failures };
    },
  };
}

const journeys: Suite = {
  name: 'journeys',
  program: programOf('@playwright/test', 'cli.js'),
  arguments: () => ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
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

/** A suite without a report, or with a non-zero exit code after all its tests passed, counts as one failure. */
async function run(suite: Suite): Promise<Count> {
  const child = start(suite, 'inherit');
  const [code] = (await once(child, 'close')) as [number | null];
  return countOf(suite, code);
}

/** Runs a suite in the time that the processor has left, and prints what it said when it is over. */
async function runBehind(suite: Suite): Promise<Count> {
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
  return spawn(process.execPath, [suite.program, ...suite.arguments(report)], {
    cwd: ROOT,
    stdio,
    env: { ...process.env, ...suite.environment?.(report) },
  });
}

function reportOf({ name }: Suite): string {
  return path.join(reports, `${name}.json`);
}

function countOf(suite: Suite, code: number | null): Count {
  const count = readCount(suite, reportOf(suite));
  return { ...count, failed: code === 0 ? count.failed : Math.max(count.failed, 1) };
}

function readCount(suite: Suite, report: string): Count {
  try {
    return suite.count(readFileSync(report, 'utf8'));
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
