import { execFileSync } from 'node:child_process';

/** `npx node tools/coverage.ts`: the lines that each workspace's tests reach, as a table and as pages in coverage/. */
for (const workspace of ['api', 'web']) {
  execFileSync(
    'vitest',
    [
      'run',
      `--root=${workspace}`,
      '--reporter=dot',
      '--coverage.enabled',
      '--coverage.include=src/**/*.{ts,tsx}',
      '--coverage.exclude=**/{__generated__,generated,testing}/**',
      '--coverage.reporter=text-summary',
      '--coverage.reporter=html',
      `--coverage.reportsDirectory=../coverage/${workspace}`,
    ],
    { stdio: 'inherit' },
  );
}
