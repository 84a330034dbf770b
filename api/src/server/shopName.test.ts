import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Where `Kirana` is the name of the software, of its demo data or a shopper's word, not that of the shop, which the setting `brand.name` has. */
const ALLOWED = {
  packages: /@kirana\/(api|demo|shared|web)\b/,
  'first values': /^ {2}'(brand|seller)\.name': .* first: 'Kirana' \}\),$|^ {4}"title": "Kirana REST API",$/,
  'a word for groceries': /^\{"id":"grocery","en":.*\},?$/,
  'metrics, storage keys and channels': /(['`])kirana\.[\w.${}]*\1/,
  'sessions of the database': /(['`])kirana: [\w${}]*\1|application_name: 'kirana'/,
  'purposes and diagnostics': /'kirana:(access|argon2|device)'/,
  'API tokens': /\bkirana_(…|YOUR_TOKEN|['`]|$)/,
  'database channels and slots': /\bkirana_(backup|changes|events)\b/,
  telemetry: /\b(getTracer|getMeter)\('kirana'\)|serviceName: 'kirana'|\bkiranaTelemetry\b/,
  'the embedded database': /\b(CLUSTER_USER|DATABASE) = 'kirana';|\(LABEL 'kirana',|'\/var\/lib\/kirana'/,
  'user agents': /'user-agent': 'Kirana(-Webhooks\/1)?'/,
  'messages to operators': /\bKirana (is open\.|needs PostgreSQL 18\b|already runs on the data in\b)/,
  'demo accounts': /[a-z}]@kirana\.example\b|(['"])kirana-demo\1/,
  'an origin that is never asked': /'http:\/\/kirana\.invalid'/,
};

const root = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCES = [
  '{api,web}/src/**/*.{ts,tsx,css,json,graphql,sql}',
  'api/prisma/schema.prisma',
  '{shared,demo}/**/*.{ts,tsx,css,json,csv,sql}',
  'web/serviceWorker/**/*.ts',
  'web/index.html',
  'schema.graphql',
];
const isProduction = (file: string) =>
  !/\.test\.tsx?$|\/(testing|generated|__generated__|node_modules|dist)\//.test(file.replaceAll('\\', '/'));

it('no source names the shop: its name is a setting', () => {
  const files = globSync(SOURCES, { cwd: root }).filter(isProduction);
  expect(files.length).toBeGreaterThan(1500);
  const used = new Set<string>();
  const found = files.flatMap((file) => {
    const text = readFileSync(`${root}${file}`, 'utf8');
    if (!/kirana/i.test(text)) return [];
    return text.split('\n').flatMap((line, at) => {
      const rest = Object.entries(ALLOWED).reduce((left, [kind, pattern]) => {
        const without = left.replaceAll(new RegExp(pattern, 'g'), '');
        if (without !== left) used.add(kind);
        return without;
      }, line);
      return /kirana/i.test(rest) ? [`${file}:${at + 1}: ${rest.trim()}`] : [];
    });
  });
  expect(found).toEqual([]);
  expect(Object.keys(ALLOWED).filter((kind) => !used.has(kind))).toEqual([]);
});
