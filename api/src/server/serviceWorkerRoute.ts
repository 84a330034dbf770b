import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { EncodedBody } from '../platform/http/encodedBody.ts';
import { readOnlyRoute } from '../platform/http/errorResponses.ts';
import { sendCompressed } from './publicResponses.ts';
import type { ShopDocument } from './shopDocument.ts';

interface ServiceWorkerSources {
  /** The built `index.html`, whose hash is its revision in the built worker (web/build/serviceWorker.ts). */
  index: string;
  readDocument: () => Promise<ShopDocument>;
}

/** Serves the built client's service worker with the revision of the page that it keeps: when the shop's name or colours change, browsers load the page again. */
export function registerServiceWorker(
  app: FastifyInstance,
  directory: string,
  { index, readDocument }: ServiceWorkerSources,
): void {
  const file = path.join(directory, 'service-worker.js');
  if (!existsSync(file)) return;
  const built = readFileSync(file, 'utf8');
  const revision = hashOf(index);
  if (!built.includes(revision))
    throw new Error(`${file} is of another build than index.html: build the web client again`);
  let last: { document: ShopDocument; body: EncodedBody; etag: string } | null = null;
  readOnlyRoute(app, '/service-worker.js', async (request, reply) => {
    const document = await readDocument();
    if (last?.document !== document) {
      const script = built.replaceAll(revision, hashOf(document.html));
      last = { document, body: new EncodedBody(script), etag: `W/"${hashOf(script)}"` };
    }
    return sendCompressed(request, reply.type('text/javascript; charset=utf-8'), { ...last, cacheControl: 'no-cache' });
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
