import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** `npm test` runs the suites one after another, and prints the total of passed and failed tests. */

interface Count {
  passed: number;
  failed: number;
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
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
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
      const { numPassedTests, numFailedTests } = JSON.parse(report) as VitestReport; // Vitest's own format
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

const journeys: Suite = {
  name: 'journeys',
  program: programOf('@playwright/test', 'cli.js'),
  arguments: () => ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
  environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  count(report) {
    const { expected, unexpected, flaky } = (JSON.parse(report) as PlaywrightReport).stats; // Playwright's own format
    return { passed: expected, failed: unexpected + flaky };
  },
};

const reports = mkdtempSync(path.join(tmpdir(), 'kirana-reports-'));

/** A suite without a report, or with a non-zero exit code after all its tests passed, counts as one failure. */
async function run(suite: Suite): Promise<Count> {
  const report = path.join(reports, `${suite.name}.json`);
  const child = spawn(process.execPath, [suite.program, ...suite.arguments(report)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...suite.environment?.(report) },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const { passed, failed } = readCount(suite, report);
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

function readCount(suite: Suite, report: string): Count {
  try {
    return suite.count(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const total: Count = { passed: 0, failed: 0 };
for (const suite of [vitest('api'), vitest('web'), journeys]) {
  const { passed, failed } = await run(suite);
  total.passed += passed;
  total.failed += failed;
}
rmSync(reports, { recursive: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
