import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../platform/core/publicId.ts';
import { makeProduct } from '../testing/fixtures.ts';
import { documentIdOf, writePersistedDocuments } from '../testing/graphql/persistedDocumentsFile.ts';
import { openServer } from '../testing/server/inProcessServer.ts';

const PRODUCT = 'query Product($id: ID!) { product(id: $id) { id name } }';
const accept = 'application/graphql-response+json';
const documents = writePersistedDocuments([PRODUCT]);
let app: FastifyInstance;

beforeAll(async () => {
  app = await openServer({ PERSISTED_DOCUMENTS: documents.file, PERSISTED_DOCUMENTS_ONLY: 'on' });
});
afterAll(async () => {
  await app.close();
  documents.remove();
});

function post(payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/graphql', headers: { accept, ...headers }, payload });
}

describe('a document id', () => {
  it('also works by POST', async () => {
    const id = encodeId('Product', (await makeProduct()).id);
    const response = await post({ documentId: documentIdOf(PRODUCT), variables: { id } });
    expect(response.json()).toMatchObject({ data: { product: { id } } });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each(['GET', 'POST'])('that is unknown has status 404 by %s', async (method) => {
    const documentId = documentIdOf('{ viewer { name } }');
    const response =
      method === 'POST'
        ? await post({ documentId })
        : await app.inject({ url: `/graphql?documentId=${documentId}`, headers: { accept } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
  });
});

describe('with PERSISTED_DOCUMENTS_ONLY', () => {
  it.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { origin: 'https://shop.example' }])(
    'a text from a browser is refused: %o',
    async (headers) => {
      const response = await post({ query: '{ __typename }' }, headers);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_ONLY' } }] });
    },
  );

  it('a text from a program is accepted, and an id from a browser', async () => {
    expect((await post({ query: '{ __typename }' })).json()).toEqual({ data: { __typename: 'Query' } });
    const byId = await post(
      { documentId: documentIdOf(PRODUCT), variables: { id: 'prod_x' } },
      { 'sec-fetch-site': 'same-origin' },
    );
    expect(byId.json()).toHaveProperty('errors.0.extensions.code', 'BAD_USER_INPUT');
  });
});
