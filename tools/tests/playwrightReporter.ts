import path from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { endWithRunner, report } from './suiteEvents.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** The tests of a file that have not ended, and the time of the others. */
interface OpenFile {
  left: number;
  ms: number;
}

/** Reports a Playwright run while it runs. A test that passes when it is repeated is a failure. */
export default class PlaywrightReporter implements Reporter {
  private readonly files = new Map<string, OpenFile>();

  onBegin({ projects }: FullConfig, suite: Suite): void {
    endWithRunner();
    for (const test of suite.allTests()) {
      const { left = 0 } = this.files.get(fileOf(test)) ?? {};
      this.files.set(fileOf(test), { left: left + 1, ms: 0 });
    }
    const browser = projects[0]?.use.launchOptions?.executablePath ?? 'Playwright’s own browser';
    report({ type: 'begin', files: this.files.size, note: `in ${browser}` });
  }

  onTestEnd(test: TestCase, { duration, errors }: TestResult): void {
    const title = `${fileOf(test)}: ${test.titlePath().slice(3).join(' ')}`;
    if (test.outcome() === 'expected') report({ type: 'passed' });
    else if (test.outcome() !== 'skipped') fail(title, errors);
    const file = this.files.get(fileOf(test));
    if (!file) return;
    file.left -= 1;
    file.ms += duration;
    if (file.left === 0) report({ type: 'file', file: fileOf(test), ms: file.ms });
  }

  onError(error: TestError): void {
    fail('outside of a test', [error]);
  }

  onStdErr(chunk: string | Buffer): void {
    process.stderr.write(chunk);
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'interrupted') report({ type: 'end' });
  }
}

function fail(title: string, errors: readonly TestError[]): void {
  const message = errors.map(({ message, stack, value }) => stack ?? message ?? value ?? '').join('\n');
  report({ type: 'failed', title, message });
}

/** The journey's file, also of a test that a function of another file declares. */
function fileOf({ parent, location }: TestCase): string {
  let suite: Suite | undefined = parent;
  while (suite && suite.type !== 'file') suite = suite.parent;
  return path.relative(ROOT, suite?.location?.file ?? location.file);
}
