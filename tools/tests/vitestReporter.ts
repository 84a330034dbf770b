import path from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { endWithRunner, report } from './suiteEvents.ts';

interface SerializedError {
  message: string;
  stack?: string | undefined;
  diff?: string | undefined;
}

const ROOT = path.join(import.meta.dirname, '../..');

/** Reports a Vitest run while it runs. Errors outside of tests are failures. */
export default class VitestReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    endWithRunner();
    report({ type: 'begin', files: specifications.length });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'passed') report({ type: 'passed' });
    if (state === 'failed') fail(`${fileOf(test.module)}: ${test.fullName}`, errors);
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.errors().length > 0) fail(fileOf(module), module.errors());
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    report({ type: 'file', file: fileOf(module), ms: collectDuration + setupDuration + duration });
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    for (const error of unhandledErrors) fail('outside of a test', [error]);
    report({ type: 'end' });
  }
}

function fail(title: string, errors: readonly SerializedError[]): void {
  const message = errors.map(({ message, stack, diff }) => [stack ?? message, diff].filter(Boolean).join('\n'));
  report({ type: 'failed', title, message: message.join('\n') });
}

function fileOf({ moduleId }: TestModule): string {
  return path.relative(ROOT, moduleId);
}
