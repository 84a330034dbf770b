import { beforeAll, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { chargedCache, NO_CATALOGUE_CACHE } from '../../api/src/platform/cache/catalogueCache.ts';
import type { CostBudget } from '../../api/src/platform/limits/costBudget.ts';
import { encodeId } from '../../api/src/platform/core/publicId.ts';
import type { Authentication, Viewer } from '../../api/src/platform/core/viewer.ts';
import { db } from '../../api/src/platform/db/client.ts';
import { createYoga } from '../../api/src/platform/graphql/createYoga.ts';
import { CLIENT_DOCUMENTS } from '../../api/src/platform/graphql/documents/persistedDocuments.ts';
import { schema } from '../../api/src/server/schema.ts';
import { dispatchedOrder } from '../../api/src/testing/dispatchedOrderFixtures.ts';
import { makeAddress, makeCartLine, makeSession } from '../../api/src/testing/fixtures.ts';
import { fakeContext } from '../../api/src/testing/graphql/fakeContext.ts';
import { openDemoShop } from '../../api/src/testing/postgres/testDatabase.ts';

/** A point is 10 µs. A document may cost this many times what its client is charged, and a little more. */
const MAX_RATIO = 2;
const MS_PER_POINT = 0.01;
const SLACK_MS = 5;
const RUNS = 5;

let charged = 0;
const budget: CostBudget = { consume: async (points) => void (charged += points) };
const yoga = createYoga<{ authentication: Authentication }>(
  schema,
  {
    renderGraphiql: null,
    introspection: false,
    subscriptionLimits: { perAccount: Infinity, perNetwork: Infinity },
    onUnexpectedError: () => undefined,
  },
  async ({ authentication }) =>
    fakeContext(authentication, { budget, catalogue: chargedCache(NO_CATALOGUE_CACHE, budget) }),
);

let shopper: Viewer;
let ids: Record<string, string>;
beforeAll(async () => {
  await openDemoShop();
  const order = await dispatchedOrder();
  shopper = await makeSession(order.shopper);
  await makeAddress(shopper);
  const place = await db.productSubCategory.findFirstOrThrow({
    where: { product: { stock: { gte: 5 }, isPublished: true } },
    include: { subCategory: { include: { categories: true } } },
  });
  await makeCartLine(shopper, place.productId);
  ids = {
    User: encodeId('User', shopper.userId),
    Order: encodeId('Order', order.orderId),
    Product: encodeId('Product', place.productId),
    SubCategory: encodeId('SubCategory', place.subCategoryId),
    Category: encodeId('Category', place.subCategory.categories[0]?.categoryId ?? ''),
  };
});

async function send(query: string, variables: object): Promise<{ ms: number; points: number; isRefused: boolean }> {
  charged = 0;
  const startedAt = performance.now();
  const response = await yoga.fetch(
    'http://localhost/graphql',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    },
    { authentication: { state: 'active', viewer: shopper } },
  );
  const { errors } = (await response.json()) as { errors?: object[] };
  return { ms: performance.now() - startedAt, points: charged, isRefused: errors !== undefined };
}

/** What a shopper would give the variables of a document; documents of staff need others, and are refused anyway. */
function variablesOf(text: string): object {
  const of = /(?:on |\b)(User|Order|Product|SubCategory|Category)\b/.exec(text)?.[1] ?? 'Product';
  const byField = /\b(order|product|category|subCategory)\(id: \$id\)/.exec(text)?.[1];
  const type = byField ? byField.charAt(0).toUpperCase() + byField.slice(1) : of;
  return {
    ...{ id: ids[type], categoryId: ids['Category'], subCategoryId: ids['SubCategory'] },
    ...{ text: 'milk', search: 'milk', query: 'milk', isSearch: true, days: 30 },
    ...(text.includes('$filter: ProductFilter!') && { filter: { subCategoryIds: [ids['SubCategory']] } }),
  };
}

it('charges each document of the client about what it costs, without a cache', async () => {
  const texts = Object.values<string>(JSON.parse(readFileSync(CLIENT_DOCUMENTS, 'utf8')));
  const least = async (text: string, variables: object) => {
    const runs = [];
    for (let at = 0; at < RUNS; at += 1) runs.push(await send(text, variables));
    return { ms: Math.min(...runs.map(({ ms }) => ms)), points: runs[0]?.points ?? 0 };
  };
  const floor = await least('{ __typename }', {});
  const walked: { name: string; ms: number; points: number; ratio: number }[] = [];
  for (const text of texts.filter((each) => each.startsWith('query '))) {
    const variables = variablesOf(text);
    if ((await send(text, variables)).isRefused) continue;
    const name = /^query (\w+)/.exec(text)?.[1] ?? '';
    const { ms, points } = await least(text, variables);
    const own = Math.max(0, ms - floor.ms);
    walked.push({ name, ms: own, points, ratio: own / Math.max(1, points * MS_PER_POINT) });
  }
  walked.sort((a, b) => b.ms - a.ms);
  const table = walked.map(
    ({ name, ms, points }) => `${ms.toFixed(1).padStart(7)} ms ${String(points).padStart(6)} points  ${name}`,
  );
  console.log(`Documents by cost, beside ${floor.ms.toFixed(1)} ms of an empty one:\n${table.join('\n')}`);
  expect(walked.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'SearchPageQuery',
      'FilterFacetsQuery',
      'SearchComboboxQuery',
      'HomePageQuery',
      'ListingPageQuery',
      'ProductPageQuery',
      'CheckoutPageQuery',
      'AccountSettingsDownloadQuery',
    ]),
  );
  expect(walked.filter(({ ms, points }) => ms > SLACK_MS + MAX_RATIO * points * MS_PER_POINT)).toEqual([]);
});
