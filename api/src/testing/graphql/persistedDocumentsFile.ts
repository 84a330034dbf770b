import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The id of a persisted document. */
export function documentIdOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

/** Writes documents into a file for PERSISTED_DOCUMENTS. */
export function writePersistedDocuments(texts: readonly string[]): { file: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-documents-'));
  const file = path.join(folder, 'documents.json');
  const entries = texts.map((text) => [documentIdOf(text).slice('sha256:'.length), text]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(entries)));
  return { file, remove: () => rmSync(folder, { recursive: true }) };
}

/** The path and query of a request for a persisted document. */
export function persistedQueryUrl(text: string, variables?: object): string {
  const parameters = new URLSearchParams({ documentId: documentIdOf(text) });
  if (variables) parameters.set('variables', JSON.stringify(variables));
  return `/graphql?${parameters}`;
}
