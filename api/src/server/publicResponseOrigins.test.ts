import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { persistedQueryUrl, writePersistedDocuments } from '../testing/graphql/persistedDocumentsFile.ts';
import { openServer } from '../testing/server/inProcessServer.ts';

const ORIGINS = ['https://one.example', 'https://two.example'];
const CATEGORIES = 'query Categories { categories(first: 5) { edges { node { id name } } } }';

const documents = writePersistedDocuments([CATEGORIES]);
let app: FastifyInstance;
beforeAll(async () => {
  app = await openServer({ PERSISTED_DOCUMENTS: documents.file, CORS_ORIGINS: ORIGINS.join(', ') });
  // Until the server listens to the database, answers are not public.
  await vi.waitFor(async () => expect((await get({})).headers['cache-control']).toContain('public'), {
    timeout: 100_000,
  });
});
afterAll(async () => {
  await app.close();
  documents.remove();
});

const get = (headers: Record<string, string>) =>
  app.inject({ method: 'GET', url: persistedQueryUrl(CATEGORIES), headers });

it('a public answer names each origin that may read it, and tells caches that it depends on the origin', async () => {
  for (const origin of [...ORIGINS, ...ORIGINS]) {
    const { headers } = await get({ origin });
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'cache-control': expect.stringContaining('public') as unknown,
      vary: 'Origin, Accept, Accept-Encoding',
    });
  }
});

it('a public answer for no origin depends on the origin too', async () => {
  const { headers } = await get({});
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).toMatchObject({ vary: 'Origin, Accept, Accept-Encoding' });
});
