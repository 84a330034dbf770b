import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The outcome of one suite. */
export interface SuiteCounts {
  passed: number;
  failed: number;
  /** What failed: titles of tests, and errors outside of them. */
  failures: string[];
}

/** Writes the outcome of a Vitest run as JSON to the file that `TEST_REPORT` names. Errors outside of tests count as failures. */
export default class VitestCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly { message: string; stack?: string }[]): void {
    const file = process.env['TEST_REPORT'];
    if (file === undefined) throw new Error('TEST_REPORT does not name a file');
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failures = [
      ...tests.filter((test) => test.result().state === 'failed').map(titleOf),
      ...modules.flatMap((module) => module.errors().map((error) => `${fileOf(module)}: ${error.message}`)),
      ...unhandledErrors.map(({ message, stack }) => `outside of a test: ${stack ?? message}`),
    ];
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    writeFileSync(file, JSON.stringify({ passed, failed: failures.length, failures } satisfies SuiteCounts));
  }
}

function titleOf(test: TestCase): string {
  return `${fileOf(test.module)}: ${test.fullName}`;
}

function fileOf({ moduleId }: TestModule): string {
  return path.relative(path.join(import.meta.dirname, '../..'), moduleId);
}
