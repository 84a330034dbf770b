import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { text } from 'node:stream/consumers';

/** A GraphQL request of our own client; its files are in its variables. */
export interface MockRequest {
  documentId: string;
  variables: Record<string, unknown>;
}

/** Reads the URL of a query, JSON, and the multipart form of a mutation with files. */
export async function readRequest(request: IncomingMessage): Promise<MockRequest> {
  if (request.method === 'GET') return readUrl(request.url ?? '');
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return JSON.parse(await text(request)) as MockRequest; // only our own client calls here
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>; // Node's own type of a web stream, of bytes by HTTP
  const form = await new Response(body as BodyInit, { headers: { 'content-type': type } }).formData();
  const operation = JSON.parse(String(form.get('operations'))) as MockRequest;
  const map = JSON.parse(String(form.get('map'))) as Record<string, string[]>;
  for (const [name, paths] of Object.entries(map)) {
    for (const path of paths) put(operation, path.split('.'), form.get(name));
  }
  return operation;
}

function readUrl(url: string): MockRequest {
  const { searchParams } = new URL(url, 'http://localhost');
  return {
    documentId: searchParams.get('documentId') ?? '',
    variables: JSON.parse(searchParams.get('variables') ?? '{}') as Record<string, unknown>,
  };
}

function put(target: object, [key = '', ...rest]: string[], value: unknown): void {
  const inner: unknown = rest.length === 0 ? null : Reflect.get(target, key);
  if (typeof inner === 'object' && inner !== null) put(inner, rest, value);
  else Reflect.set(target, key, value);
}
