import { createHash } from 'node:crypto';
import type { HttpRequest } from './workload.ts';

const ACCEPT = 'application/graphql-response+json, application/json';

/** A request with the text of the document, as integrators send it. */
export function postText(query: string, variables: object, headers: Record<string, string> = {}): HttpRequest {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', accept: ACCEPT, ...headers },
    body: JSON.stringify({ query, variables }),
  };
}

/** A request with the id of a persisted document, as the web client sends it. */
export function getPersisted(text: string, variables: object, headers: Record<string, string> = {}): HttpRequest {
  const parameters = new URLSearchParams({
    documentId: `sha256:${hashOf(text)}`,
    variables: JSON.stringify(variables),
  });
  return { method: 'GET', path: `/graphql?${parameters}`, headers: { accept: ACCEPT, ...headers } };
}

/** The documents by their hashes, as PERSISTED_DOCUMENTS reads them. */
export function persistedDocuments(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(texts.map((text) => [hashOf(text), text]));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The data of a response. @throws when it has errors */
export function dataOf<Data>(body: string): Data {
  const { data, errors } = JSON.parse(body) as { data: Data | null; errors?: unknown }; // GraphQL over HTTP
  if (errors !== undefined || data === null) throw new Error(`GraphQL errors: ${body.slice(0, 500)}`);
  return data;
}
