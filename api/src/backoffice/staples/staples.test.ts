import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/core/viewer.ts';
import { ForbiddenError } from '../../platform/core/errors/statusErrors.ts';
import { db } from '../../platform/db/client.ts';
import { unlimitedThrottle } from '../../platform/limits/createThrottle.ts';
import { makeShopper, makeStaff } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { sharedPubSub } from '../../testing/graphql/sharedPubSub.ts';
import { importRowsOf, processUntilIdle, startAndProcess } from '../../testing/importFixtures.ts';
import { emptyTables } from '../../testing/emptyTables.ts';
import { startUndo, startUndoCheck } from '../import/startImport.ts';
import { addStaples, StaplesInShopError, type StapleLine } from './addStaples.ts';
import { findStaples } from './findStaples.ts';

let staff: Viewer;
beforeAll(async () => {
  staff = await makeStaff('CATALOGUE');
});
beforeEach(() => emptyTables('categories', 'sub_categories', 'products', 'catalogue_imports'));

async function lineOf(search: string, values: Partial<StapleLine> = {}): Promise<StapleLine> {
  const [staple] = await findStaples(staff, { category: null, search });
  return { sku: staple?.sku ?? '', brand: '', mrpPaise: 5200, stock: 10, ...values };
}
const add = (...lines: StapleLine[]) => addStaples(staff, { lines }, { throttle: unlimitedThrottle });
const addAndRun = async (...lines: StapleLine[]) => {
  const { importId } = await add(...lines);
  await processUntilIdle(importId);
  return startAndProcess(staff, importId);
};

describe('the staples', () => {
  it('are found by words of their names, packs and sub-categories, and by their category', async () => {
    const names = async (search: string | null, category: string | null = null) =>
      (await findStaples(staff, { search, category })).map(({ name, unit }) => `${name}, ${unit}`);
    expect(await names('toor 1 kg')).toEqual(['Toor Dal, 1 kg']);
    expect(await names('iodised 1', 'Atta, Rice & Dal')).toEqual(['Iodised Salt, 1 kg']);
    expect(await names('iodised', 'Pet Care')).toEqual([]);
    expect((await names(null)).length).toBeGreaterThan(2000);
  });

  it('become products with the prices of the shop, pictures, GST, HSN codes and categories', async () => {
    const done = await addAndRun(
      await lineOf('white sugar 1 kg', { brand: 'Madhur', mrpPaise: 5250, stock: 40 }),
      await lineOf('toned milk 500 ml', { mrpPaise: 2800, stock: 0 }),
    );
    expect(done).toMatchObject({ status: 'DONE', createCount: 2, rejectedCount: 0, pictureCount: 0 });
    const products = await db.product.findMany({
      orderBy: { name: 'desc' },
      include: {
        categories: { select: { category: { include: { picture: true } } } },
        subCategories: { select: { subCategory: { include: { picture: true } } } },
        pictures: { select: { picture: true } },
      },
    });
    expect(products).toMatchObject([
      {
        ...{ name: 'White Sugar', brand: 'Madhur', unit: '1 kg', mrpPaise: 5250, discountPercent: 0, stock: 40 },
        ...{ gstPercent: 5, details: {}, description: 'White Sugar' },
        categories: [{ category: { name: 'Atta, Rice & Dal' } }, { category: { name: 'Masala, Oil & Ghee' } }],
      },
      {
        ...{ name: 'Toned Milk', brand: null, mrpPaise: 2800, stock: 0, gstPercent: 0, hsnCode: '0401' },
        categories: [
          { category: { name: 'Dairy, Bread & Eggs', picture: { key: 'demo-staple-category-dairy-bread-eggs' } } },
        ],
        subCategories: [
          { subCategory: { name: 'Milk', picture: { key: expect.stringMatching(/^demo-staple-.*-milk$/) as string } } },
        ],
        pictures: [{ picture: { key: expect.stringMatching(/^demo-staple-.*toned-milk-500-ml$/) as string } }],
      },
    ]);
  });

  it('that the shop has are left out, and can come back after their products were deleted', async () => {
    const sugar = await lineOf('white sugar 1 kg');
    const { id: importId } = await addAndRun(sugar);
    await expect(add(sugar)).rejects.toThrow(StaplesInShopError);
    const { importId: second } = await add(sugar, await lineOf('jaggery block 500 g'));
    expect((await importRowsOf(second)).map(({ cells }) => cells)).toMatchObject([{ name: 'Jaggery Block' }]);
    const services = { pubSub: sharedPubSub(), now: new Date() };
    await startUndoCheck(staff, { importId }, services);
    await processUntilIdle(importId);
    await startUndo(staff, { importId }, services);
    expect(await processUntilIdle(importId)).toMatchObject({ status: 'UNDONE' });
    expect(await addAndRun(sugar)).toMatchObject({ status: 'DONE', createCount: 1 });
    expect(await db.product.count({ where: { deletedAt: null, name: 'White Sugar' } })).toBe(1);
  });

  it('are refused when they are unknown or named twice, and store nothing', async () => {
    const sugar = await lineOf('white sugar 1 kg');
    await expect(add({ ...sugar, sku: 'ST-NONE' })).rejects.toThrow('There is no such staple to add');
    await expect(add(sugar, sugar)).rejects.toThrow('There is no such staple to add');
    expect(await db.catalogueImport.count()).toBe(0);
  });

  it('are refused by name when their price is nothing', async () => {
    const { importId } = await add(await lineOf('white sugar 1 kg', { mrpPaise: 0 }));
    await processUntilIdle(importId);
    expect(await importRowsOf(importId)).toMatchObject([{ outcome: 'REJECTED', issues: [{ column: 'price' }] }]);
  });

  it('are for staff of the catalogue alone', async () => {
    for (const viewer of [await makeShopper(), await makeStaff('ORDERS')]) {
      await expect(findStaples(viewer, { category: null, search: null })).rejects.toThrow(ForbiddenError);
      await expect(addStaples(viewer, { lines: [] }, { throttle: unlimitedThrottle })).rejects.toThrow(ForbiddenError);
    }
  });

  it('are paged, and say which of them are in the shop', async () => {
    await addAndRun(await lineOf('white sugar 5 kg'));
    const page = async (after: string | null) => {
      const query = `query ($after: String) { staples(search: "white sugar", first: 2, after: $after) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { unit isInShop pictureUrl } } } }`;
      const { data } = await executeGraphql(query, { after }, staff);
      return data?.['staples'] as {
        pageInfo: { endCursor: string; hasNextPage: boolean };
        edges: { node: { unit: string } }[];
      };
    };
    const first = await page(null);
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const second = await page(first.pageInfo.endCursor);
    expect(second.pageInfo.hasNextPage).toBe(false);
    const { data: last } = await executeGraphql(
      '{ staples(search: "white sugar", last: 1) { edges { node { unit } } pageInfo { hasPreviousPage } } }',
      {},
      staff,
    );
    expect(last).toEqual({ staples: { edges: [{ node: { unit: '500 g' } }], pageInfo: { hasPreviousPage: true } } });
    const nodes = [...first.edges, ...second.edges].map(({ node }) => node);
    expect(nodes.map(({ unit }) => unit)).toEqual(['1 kg', '5 kg', '500 g']);
    expect(nodes[1]).toMatchObject({ isInShop: true });
    expect(nodes[0]).toMatchObject({
      isInShop: false,
      pictureUrl: expect.stringMatching(/^\/media\/demo-staple-/) as string,
    });
  });
});
