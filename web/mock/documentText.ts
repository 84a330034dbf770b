import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = ['persistedDocuments.json', 'web/src/relay/testing/__generated__/testDocuments.json'];

let texts: ReadonlyMap<string, string> = new Map();

/** The text of a document that relay-compiler has persisted, a test's as well; its id begins with `sha256:` in a request. */
export function documentText(id: string | null | undefined): string {
  const hash = (id ?? '').replace(/^sha256:/, '');
  if (!texts.has(hash)) texts = readTexts(); // the compiler may have added it
  const text = texts.get(hash);
  if (text === undefined) throw new Error(`No document has the id ${hash}: run npm run generate`);
  return text;
}

function readTexts(): ReadonlyMap<string, string> {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  return new Map(FILES.flatMap((file) => Object.entries<string>(JSON.parse(read(file)))));
}
