import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT_DIRECTORY } from '../platform/config/environment.ts';
import { metricsOfQuery } from '../testing/server/metricsOfQuery.ts';

const OPERATIONS_GUIDE = path.join(ROOT_DIRECTORY, 'docs/operations');
/** What OpenTelemetry's own instrumentations and Prometheus export. */
const METRICS_OF_OTHERS = /^(up|nodejs_|v8js_|target_info)/;
const INSTRUMENT = /\.create(\w+?)(?:<[^>]*>)?\(\s*'([\w.]+)'/g;

interface Dashboard {
  panels: { description?: string; targets?: { expr: string }[] }[];
}

interface AlertRules {
  groups: { rules: { alert: string; expr: string; annotations: { runbook_url: string } }[] }[];
}

const source = globSync('api/src/**/*.ts', {
  cwd: ROOT_DIRECTORY,
  exclude: ['**/*.test.ts', '**/testing/**', '**/generated/**'],
})
  .map((file) => readFileSync(path.join(ROOT_DIRECTORY, file), 'utf8'))
  .join('\n');
const dashboard = JSON.parse(readFileSync(path.join(OPERATIONS_GUIDE, 'dashboard.json'), 'utf8')) as Dashboard;
const { groups } = parse(readFileSync(path.join(OPERATIONS_GUIDE, 'alerts.yml'), 'utf8')) as AlertRules;
const rules = groups.flatMap((group) => group.rules);
const runbook = readFileSync(path.join(OPERATIONS_GUIDE, 'alerts.md'), 'utf8');

/** The names by which Prometheus knows an instrument. */
function exportedNames(kind: string, name: string): string[] {
  const base = name.replaceAll('.', '_');
  if (kind === 'Histogram') return ['bucket', 'count', 'sum'].map((part) => `${base}_${part}`);
  return /^(Observable)?Counter$/.test(kind) ? [`${base}_total`] : [base];
}

describe('the operations guide', () => {
  const instruments = [...source.matchAll(INSTRUMENT)];
  const names = new Set(instruments.flatMap(([, kind = '', name = '']) => exportedNames(kind, name)));
  const queried = [...dashboard.panels.flatMap(({ targets = [] }) => targets), ...rules]
    .flatMap(({ expr }) => metricsOfQuery(expr))
    .filter(({ name }) => !METRICS_OF_OTHERS.test(name));

  it('has a dashboard and alerts whose metrics the source creates', () => {
    expect(queried.length).toBeGreaterThan(40);
    expect([...new Set(queried.map(({ name }) => name))].filter((name) => !names.has(name))).toEqual([]);
  });

  it('compares and groups by labels that the source records', () => {
    const recorded = new Set(
      [...source.matchAll(/'([a-z]+(?:\.[a-z_]+)+)'/g)].map(([, key = '']) => key.replaceAll('.', '_')),
    );
    const labels = new Set(queried.flatMap(({ labels: own }) => [...own.keys()]).filter((label) => label !== 'le'));
    expect(labels.size).toBeGreaterThan(5);
    expect([...labels].filter((label) => !recorded.has(label))).toEqual([]);
  });

  it('has a cause and a remedy for each alert, and none for another', () => {
    const sections = [...runbook.matchAll(/^## (\w+)\n\n\*\*Cause:\*\* [^]*?\*\*Remedy:\*\* /gm)].map(
      ([, name]) => name,
    );
    expect(sections).toEqual(rules.map(({ alert }) => alert));
    expect(runbook.match(/^## /gm)).toHaveLength(rules.length);
    for (const { alert, annotations } of rules)
      expect(annotations.runbook_url).toBe(`docs/operations/alerts.md#${alert.toLowerCase()}`);
  });

  it('names in the dashboard no alert that does not exist', () => {
    const named = dashboard.panels.flatMap(({ description = '' }) => description.match(/Kirana\w+/g) ?? []);
    expect(named.filter((name) => !rules.some(({ alert }) => alert === name))).toEqual([]);
  });
});
