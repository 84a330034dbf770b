import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { concurrentIndexOf, type Migration } from '../api/src/platform/db/migrations/readMigrations.ts';
import type { ReleasedMigrations } from './releasedMigrations.ts';

export interface MigrationProblem {
  migration: string;
  /** Counted from 1. */
  line: number;
  /** A rule of squawk, https://squawkhq.com/docs/rules, or one of this file. */
  rule: string;
  message: string;
}

interface Finding {
  file: string;
  line: number;
  rule_name: string;
  message: string;
  help: string | null;
}

export interface MigrationHistory {
  /** All of them, oldest first. */
  migrations: readonly Migration[];
  /** Where their folders are. */
  directory: string;
  released: ReleasedMigrations;
  /** The names of the releases that are out. */
  releases: readonly string[];
}

const ROOT = path.join(import.meta.dirname, '..');
const SQUAWK = createRequire(import.meta.url).resolve('squawk-cli/js/bin/squawk');

/** The rules whose statements break a release that still reads the removed or renamed object. */
const CONTRACT_RULES = ['ban-drop-column', 'ban-drop-table', 'renaming-column', 'renaming-table'];
const IGNORE = /^\s*-- squawk-ignore(-file)?\b\s*(.*)$/;
const REASON = /^\s*--\s*(?!squawk-ignore)(\S.*)$/;
const UNUSED_SINCE = /unused since the release of (.+?)\.?$/;
const CONCURRENTLY = /^(?!\s*--).*\bCONCURRENTLY\b/i;
const RENAME_VALUE = /\bRENAME\s+VALUE\b/i;

/** Violations of CONTRIBUTING.md: any change of a released migration, and what blocks or breaks the running release in later ones. */
export function findMigrationProblems(history: MigrationHistory): MigrationProblem[] {
  const { migrations, released } = history;
  const lastReleased = Object.keys(released.migrations).toSorted().at(-1) ?? '';
  const unreleased = migrations.filter(({ name }) => !(name in released.migrations));
  return [
    ...findChanges(history),
    ...unreleased
      .filter(({ name }) => name < lastReleased)
      .map(({ name }) => problem([name, 1], 'order', `It comes before ${lastReleased}, which is released.`)),
    ...unreleased.flatMap((migration) => [
      ...findIgnores(migration, history.releases),
      ...findRenamedValues(migration),
      ...findMixedIndexes(migration),
    ]),
    ...(unreleased.length > 0 ? runSquawk(history.directory, unreleased) : []),
  ];
}

function findChanges({ migrations, released }: MigrationHistory): MigrationProblem[] {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  return Object.entries(released.migrations)
    .filter(([name, checksum]) => checksums.get(name) !== checksum)
    .map(([name]) =>
      problem([name, 1], 'released', 'It is released: databases have it as it was. Write another migration.'),
    );
}

/** An exception names its rules and has its reason in the comment above; what a contract removes is unused since a release that is out. */
function findIgnores({ name, sql }: Migration, releases: readonly string[]): MigrationProblem[] {
  const lines = sql.split('\n');
  return lines.flatMap((line, index) => {
    const ignore = IGNORE.exec(line);
    if (!ignore) return [];
    const [, isFile, rules = ''] = ignore;
    if (isFile !== undefined || rules === '')
      return [problem([name, index + 1], 'exception', 'Name the rules, above the statement that is excepted.')];
    const reason = REASON.exec(lines[index - 1] ?? '')?.[1];
    if (reason === undefined)
      return [problem([name, index + 1], 'exception', 'Give the reason in a comment on the line above.')];
    if (!CONTRACT_RULES.some((rule) => rules.includes(rule))) return [];
    const release = UNUSED_SINCE.exec(reason)?.[1] ?? '';
    if (releases.includes(release)) return [];
    const message = `Say above: unused since the release of …, one that is out: ${releases.join(', ')}.`;
    return [problem([name, index + 1], 'contract', message)];
  });
}

function findRenamedValues({ name, sql }: Migration): MigrationProblem[] {
  return sql
    .split('\n')
    .flatMap((line, index) =>
      RENAME_VALUE.test(line)
        ? [
            problem(
              [name, index + 1],
              'renaming-enum-value',
              'The last release reads and writes it. Add the new value.',
            ),
          ]
        : [],
    );
}

/** Statements that migrate.ts runs outside a transaction need the form by which it recognizes them. */
function findMixedIndexes({ name, sql }: Migration): MigrationProblem[] {
  const line = sql.split('\n').findIndex((text) => CONCURRENTLY.test(text));
  if (line < 0 || concurrentIndexOf(sql) !== null) return [];
  const message =
    'Make it the only statement: CREATE INDEX CONCURRENTLY IF NOT EXISTS …, or DROP INDEX CONCURRENTLY IF EXISTS …';
  return [problem([name, line + 1], 'mixed-concurrent-index', message)];
}

function runSquawk(directory: string, migrations: readonly Migration[]): MigrationProblem[] {
  const files = migrations.map(({ name }) => path.join(directory, name, 'migration.sql'));
  const config = path.join(ROOT, '.squawk.toml');
  const { stdout, stderr } = spawnSync(process.execPath, [SQUAWK, '--config', config, '--reporter', 'json', ...files], {
    encoding: 'utf8',
  });
  if (!stdout.startsWith('[')) throw new Error(`squawk failed: ${stderr}`);
  return (JSON.parse(stdout) as Finding[]).map(({ file, line, rule_name: rule, message, help }) =>
    problem([path.basename(path.dirname(file)), line + 1], rule, [message, help].filter(Boolean).join(' ')),
  );
}

function problem([migration, line]: [string, number], rule: string, message: string): MigrationProblem {
  return { migration, line, rule, message };
}
