import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Proves that the shop works without the back office. Each side must type-check in a temporary copy of the project without
 * the folders of the back office and without the rows of lists that name it.
 */
const ROOT = path.join(import.meta.dirname, '..');
const SIDES = ['api', 'web'];
const REMOVED = ['api/src/backoffice', 'web/src/backoffice'];
/** The lists that join shop and back office, one row a line. */
const LISTS = ['api/src/server/schema.ts', 'web/src/app/discoverRoutes.ts'];
/** The rows that go: the back office, and the jobs, which stand above it. */
const ABOVE = /\/(backoffice|jobs)\//;
/** REST, jobs and the server stand above both wings: of the API the platform, the shop and the schema are checked, without tests. */
const API = {
  extends: '../tsconfig.json',
  include: ['src/platform', 'src/shop', 'src/server/schema.ts'],
  exclude: ['**/*.test.ts'],
};
/** What no program imports: packages, which are linked, results, and data of a running shop. */
const IGNORED = /(^|\/)(node_modules|dist|coverage|test-results|playwright-report|\.[^/]+)(\/|$)/;
const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc');

const copy = mkdtempSync(path.join(tmpdir(), 'kirana-seam-'));
try {
  cpSync(ROOT, copy, { recursive: true, filter: isCopied });
  for (const folder of ['', ...SIDES]) linkPackages(folder);
  for (const list of LISTS) removeRows(path.join(copy, list));
  writeFileSync(path.join(copy, 'api/tsconfig.json'), JSON.stringify(API));
  for (const side of SIDES) {
    const { status } = spawnSync(process.execPath, [TSC, '-p', side], { cwd: copy, stdio: 'inherit' });
    console.log(`${side} ${status === 0 ? 'type-checks' : 'does not type-check'} without the back office.`);
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true });
}

function isCopied(file: string): boolean {
  const relative = path.relative(ROOT, file).replaceAll(path.sep, '/');
  return !REMOVED.includes(relative) && !IGNORED.test(relative);
}

function linkPackages(folder: string): void {
  const packages = path.join(ROOT, folder, 'node_modules');
  if (existsSync(packages)) symlinkSync(packages, path.join(copy, folder, 'node_modules'));
}

function removeRows(list: string): void {
  const rows = readFileSync(list, 'utf8').split('\n');
  writeFileSync(list, rows.filter((row) => !ABOVE.test(row)).join('\n'));
}
