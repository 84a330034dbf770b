import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionViewer, Viewer } from '../../platform/core/viewer.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { db } from '../../platform/db/client.ts';
import { makeApiToken } from '../../testing/apiTokenFixtures.ts';
import { makeProduct, makeStaff, newId } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { processUntilIdle, uploadCsv } from '../../testing/importFixtures.ts';

describe('a price that falls below half of what it is', () => {
  let productId: string;
  let sku: string;
  let fresh: SessionViewer;
  let stale: SessionViewer;
  beforeEach(async () => {
    sku = newId();
    ({ id: productId } = await makeProduct({ sku, mrpPaise: 10_000, discountPercent: 20 })); // ₹80
    fresh = await makeStaff('CATALOGUE');
    stale = { ...fresh, authenticatedAt: new Date(0) };
    await db.session.updateMany({ where: { userId: fresh.userId }, data: { authenticatedAt: new Date(0) } });
  });

  const priceNow = async () => {
    const { mrpPaise, discountPercent } = await db.product.findUniqueOrThrow({ where: { id: productId } });
    return [mrpPaise, discountPercent];
  };
  const mutate = async (viewer: Viewer, name: string, input: object) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`;
    const { data, errors } = await executeGraphql(document, { input }, viewer);
    expect(errors).toEqual([]);
    return data[name].__typename as string; // of the selection
  };

  const WAYS: [string, (viewer: Viewer, part: 'half' | 'less') => Promise<string>][] = [
    [
      'the form',
      (viewer, part) =>
        mutate(viewer, 'productUpdate', {
          ...{ productId: encodeId('Product', productId), version: 1 },
          ...{ mrp: part === 'half' ? 5000 : 4900 },
        }),
    ],
    [
      'a change of several products',
      (viewer, part) =>
        mutate(viewer, 'productBulkUpdate', {
          ...{ productIds: [encodeId('Product', productId)], discountPercent: part === 'half' ? 60 : 61 },
        }),
    ],
    [
      'a bulk operation on prices',
      (viewer, part) => startBulk(viewer, { price: { mode: 'SET', amount: part === 'half' ? 5000 : 4900 } }),
    ],
    [
      'a bulk operation on discounts',
      (viewer, part) => startBulk(viewer, { discountPercent: part === 'half' ? 60 : 61 }),
    ],
    [
      'an import',
      async (viewer, part) => {
        await db.catalogueImport.deleteMany();
        const importId = await uploadCsv(fresh, `sku,price\n${sku},${part === 'half' ? 50 : 49}\n`);
        await processUntilIdle(importId);
        const input = { importId: encodeId('CatalogueImport', importId) };
        return mutate(viewer, 'catalogueImportRun', input);
      },
    ],
  ];

  async function startBulk(viewer: Viewer, change: object): Promise<string> {
    await db.productBulkOperation.deleteMany();
    return mutate(viewer, 'productBulkOperationStart', {
      ...{ selection: { productIds: [encodeId('Product', productId)] }, change },
      ...{ expectedCount: 1, idempotencyKey: newId() },
    });
  }

  it.each(WAYS)('by %s needs an authentication of the last minutes', async (_way, cut) => {
    expect(await cut(stale, 'less')).toBe('ReauthenticationRequiredError');
    expect(await priceNow()).toEqual([10_000, 20]);
    expect(await cut(fresh, 'less')).toMatch(/Payload$/);
  });

  it.each(WAYS)('is no cut at half of it by %s', async (_way, cut) => {
    expect(await cut(stale, 'half')).toMatch(/Payload$/);
  });

  it('passes for an API token, whose owner has confirmed it', async () => {
    const { viewer } = await makeApiToken(fresh, { scope: 'READ_WRITE' });
    const [, cut] = WAYS[0] ?? [];
    expect(await cut?.(viewer, 'less')).toBe('ProductUpdatePayload');
  });
});
