import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../platform/core/publicId.ts';
import { makeProduct, newId } from '../testing/fixtures.ts';
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
      expect((await post({ query: '{ __typename }' })).statusCode).toBe(200);
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

describe('the text of a document that was executed before', () => {
  it.each([
    ['data', { query: 'query Known { categories { totalCount } }' }],
    [
      'a name',
      { query: 'query First { __typename } query Second { categories { totalCount } }', operationName: 'Second' },
    ],
    ['an unknown name', { query: 'query First { __typename }', operationName: 'Third' }],
    ['no name of several', { query: 'query First { __typename } query Second { __typename }' }],
    ['a malformed id', { query: 'query ($id: ID!) { product(id: $id) { id } }', variables: { id: 'prod_x' } }],
    ['a missing variable', { query: 'query ($id: ID!) { product(id: $id) { id } }', variables: {} }],
    ['variables of a wrong kind', { query: 'query Known { categories { totalCount } }', variables: 5 }],
    [
      'many variables',
      { query: '{ viewer { email } }', variables: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [n, n])) },
    ],
    ['an unknown parameter', { query: 'query Known { categories { totalCount } }', extra: 1 }],
    ['a scope that is not held', { query: '{ viewer { addresses { totalCount } } adminOrders { totalCount } }' }],
    ['a scope of a mutation', { query: 'mutation { userLogOutOthers { isLoggedOut } }' }],
    [
      'too high a cost',
      {
        query: 'query ($n: Int!) { products(first: $n) { edges { node { related { id } } } } }',
        variables: { n: 100 },
      },
    ],
    ['a subscription', { query: 'subscription { shopChanged { id } }' }],
  ])('is answered as it was at first: %s', async (_what, { query, ...parameters }) => {
    const text = `# ${newId()}\n${query}`;
    for (const type of ['application/graphql-response+json', 'application/json', '*/*', 'text/html']) {
      const answers = [];
      for (let round = 0; round < 2; round += 1) {
        const { statusCode, headers, body } = await post({ query: text, ...parameters }, { accept: type });
        const { 'content-type': answered, 'x-request-id': requestId = '' } = headers;
        answers.push({ statusCode, answered, body: body.replaceAll(String(requestId), 'its id') });
        await post({ query: text }); // makes it known also where these parameters are refused
      }
      expect(answers[1]).toEqual(answers[0]);
    }
  });
});
