import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run generate`: relay-compiler only adds to persistedDocuments.json, so the documents that no artifact names any more are
 * removed from it, and those of tests are moved to a file of their own, which the server does not read.
 */

const ROOT = path.join(import.meta.dirname, '../..');
const CLIENT_DOCUMENTS = 'persistedDocuments.json';
const TEST_DOCUMENTS = 'web/src/relay/testing/__generated__/testDocuments.json';

type Document = [id: string, text: string];

const named = matches('web/src/**/__generated__/*.graphql.ts', /^ {4}"id": "([0-9a-f]{64})",$/gm);
const testOperations = matches('web/src/**/*.test.{ts,tsx}', /^ *(?:query|mutation|subscription) (\w+)/gm);

const documents = Object.entries<string>(JSON.parse(read(CLIENT_DOCUMENTS))).filter(([id]) => named.has(id));
write(
  CLIENT_DOCUMENTS,
  documents.filter((document) => !isOfTest(document)),
);
write(TEST_DOCUMENTS, documents.filter(isOfTest));

function isOfTest([, text]: Document): boolean {
  return testOperations.has(/^\w+ (\w+)/.exec(text)?.[1] ?? '');
}

/** The pattern group's matches in the files. */
function matches(files: string, pattern: RegExp): Set<string> {
  const found = globSync(files, { cwd: ROOT }).flatMap((file) => [...read(file).matchAll(pattern)]);
  return new Set(found.map(([, group]) => group ?? ''));
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

function write(file: string, entries: Document[]): void {
  writeFileSync(path.join(ROOT, file), `${JSON.stringify(Object.fromEntries(entries.sort()), null, 2)}\n`);
}
