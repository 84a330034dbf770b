import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '../platform/db/client.ts';
import { makeProducts } from '../testing/fixtures.ts';
import type { GraphqlResponse } from '../testing/graphql/executeGraphql.ts';
import { persistedQueryUrl, writePersistedDocuments } from '../testing/graphql/persistedDocumentsFile.ts';
import { countStatements } from '../testing/postgres/countStatements.ts';
import { openServer } from '../testing/server/inProcessServer.ts';

const SUGGESTIONS =
  'query Suggestions($text: String!) { searchSuggestions(search: $text) { queries products { id price isSoldOut } } }';
const documents = writePersistedDocuments([SUGGESTIONS]);
let app: FastifyInstance;
let productId: string;

beforeAll(async () => {
  app = await openServer({ PERSISTED_DOCUMENTS: documents.file });
  [productId = ''] = await makeProducts(1, { name: 'Marigold Garland' });
  await makeProducts(1, { name: 'Marigold Garland Deluxe' });
});
afterAll(async () => {
  await app.close();
  documents.remove();
});

const get = () => app.inject({ method: 'GET', url: persistedQueryUrl(SUGGESTIONS, { text: 'marigold garl' }) });

async function suggestedProducts() {
  const { data } = (await get()).json<GraphqlResponse>();
  return data.searchSuggestions.products as { id: string; price: number; isSoldOut: boolean }[];
}

async function expectCached(): Promise<void> {
  await expect.poll(async () => (await countStatements(get)).sent).toEqual([]);
}

function change(data: object) {
  return db.product.update({ where: { id: productId }, data });
}

it('suggestions come from the cache, without what is sold out, with what is back in stock or has another price', async () => {
  await expectCached();
  expect((await get()).headers['cache-control']).toBe('public, max-age=1, must-revalidate');
  expect(await suggestedProducts()).toMatchObject([
    { isSoldOut: false, price: 10_000 },
    { isSoldOut: false, price: 10_000 },
  ]);

  await change({ stock: 0 });
  await expect.poll(() => suggestedProducts()).toMatchObject([{ isSoldOut: false }]);
  await expectCached();

  await change({ stock: 9, mrpPaise: 4200 });
  await expect
    .poll(() => suggestedProducts())
    .toMatchObject([
      { isSoldOut: false, price: 4200 },
      { isSoldOut: false, price: 10_000 },
    ]);
  await expectCached();
});
