import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { makeProducts, makeShopper, makeStaff, newId, stockAndLedger } from '../../../testing/fixtures.ts';
import { bulkUpdateProducts, undoBulkUpdate, type BulkUpdate } from './bulkUpdateProducts.ts';
import { deleteProduct } from '../products/writeProduct.ts';
import { ProductBatchNotFoundError } from '../catalogueErrors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let admin: Viewer;
let ids: string[];
beforeAll(async () => void (admin = await makeStaff('CATALOGUE')));
beforeEach(async () => void (ids = await makeProducts(3)));

const change = (edit: Omit<BulkUpdate, 'productIds'>, productIds = ids) =>
  bulkUpdateProducts(admin, { productIds, ...edit });
const undo = (batchId: string | null, now = new Date()) => undoBulkUpdate(admin, { batchId: batchId ?? newId() }, now);
const rows = async (productIds = ids) => {
  const products = await db.product.findMany({
    where: { id: { in: [...productIds] } },
    select: { id: true, isPublished: true, discountPercent: true, stock: true, version: true },
  });
  return productIds.map((id) => products.find((product) => product.id === id));
};

describe('bulkUpdateProducts', () => {
  it('hides several products, skips hidden ones, and raises the version of the others', async () => {
    const [first = '', second = '', third = ''] = ids;
    await change({ isPublished: false }, [second]);
    const outcome = await change({ isPublished: false }, [third, second, first, third]);
    expect(outcome).toEqual({
      batchId: expect.any(String) as unknown,
      productIds: [third, first],
      unchangedCount: 1,
      failures: [],
    });
    expect(await rows()).toEqual(ids.map((id) => expect.objectContaining({ id, isPublished: false, version: 2 })));
  });

  it('writes an audit entry with the batch id for each product', async () => {
    const { batchId } = await change({ discountPercent: 15 });
    const entries = await db.auditEntry.findMany({ where: { batchId }, orderBy: { id: 'asc' } });
    expect(entries).toEqual(
      ids.map((subjectId) =>
        expect.objectContaining({
          subjectId,
          action: 'PRODUCT_UPDATE',
          subjectName: expect.stringMatching(/^Product/) as unknown,
          actorId: admin.userId,
          before: { discountPercent: 0 },
          after: { discountPercent: 15 },
        }),
      ),
    );
    expect(await db.productBatch.findUnique({ where: { id: batchId ?? '' } })).toMatchObject({
      actorId: admin.userId,
      undoneAt: null,
    });
  });

  it('sets or changes stock through the ledger, and reports the products where it cannot', async () => {
    const [first = '', second = '', third = ''] = ids;
    await change({ stock: 3, stockNote: 'Counted' }, [first]);
    await change({ stock: 99_999 }, [second]);
    const less = await change({ stockChange: -5, stockNote: 'Spoilt' });
    expect(less.productIds).toEqual([second, third]);
    expect(less.failures).toEqual([
      { productId: first, name: expect.stringMatching(/^Product/) as unknown, message: 'Only 3 left' },
    ]);
    const more = await change({ stockChange: 10 });
    expect(more.failures).toMatchObject([{ productId: second, message: 'The stock can be at most 1,00,000' }]);
    expect(await rows()).toMatchObject([{ stock: 13 }, { stock: 99_994 }, { stock: 15 }]);
    for (const id of ids) {
      const { stock, ledger } = await stockAndLedger(id);
      expect(ledger).toBe(stock);
    }
    const last = await db.stockMovement.findFirst({ where: { productId: third, delta: -5 } });
    expect(last).toMatchObject({ reason: 'MANUAL', note: 'Spoilt', actorId: admin.userId });
  });

  it('reports unknown products, and writes no batch when nothing changes', async () => {
    const [first = '', second = ''] = ids;
    await deleteProduct(admin, { productId: first }, new Date());
    const unknown = newId();
    expect(await change({ discountPercent: 0 }, [first, second, unknown])).toEqual({
      batchId: null,
      productIds: [],
      unchangedCount: 1,
      failures: [
        { productId: first, name: expect.any(String) as unknown, message: 'This product no longer exists' },
        { productId: unknown, name: null, message: 'This product no longer exists' },
      ],
    });
  });

  it('needs as many statements for 200 products as for 2', async () => {
    const many = await makeProducts(200);
    const needed: number[] = [];
    for (const productIds of [many.slice(0, 2), many]) {
      for (const edit of [{ isPublished: false }, { discountPercent: 10 }, { stockChange: 1 }]) {
        await change({ isPublished: true, discountPercent: 0 }, productIds);
        const { result, statements } = await countStatements(() => change(edit, productIds));
        expect(result.productIds).toHaveLength(productIds.length);
        const undone = await countStatements(() => undo(result.batchId));
        expect(undone.result.productIds).toHaveLength(productIds.length);
        needed.push(statements.length, undone.statements.length);
      }
    }
    expect(needed.slice(6)).toEqual(needed.slice(0, 6));
    expect(Math.max(...needed)).toBeLessThanOrEqual(9);
  });

  it('loses no change of two concurrent calls, whatever the order of the products', async () => {
    const changes = Array.from({ length: 12 }, (_none, round) =>
      change({ stockChange: 2 }, round % 2 === 0 ? ids : ids.toReversed()),
    );
    for (const { productIds } of await Promise.all(changes)) expect(productIds).toHaveLength(3);
    for (const id of ids) expect(await stockAndLedger(id)).toEqual({ stock: 34, ledger: 34 });
    expect(await rows()).toMatchObject([{ version: 13 }, { version: 13 }, { version: 13 }]);
  });
});

describe('undoBulkUpdate', () => {
  it('restores each product and writes the audit log', async () => {
    const [first = '', ...others] = ids;
    await change({ discountPercent: 5 }, [first]);
    const { batchId } = await change({ discountPercent: 20 });
    expect(await undo(batchId)).toEqual({ productIds: ids, failures: [] });
    expect(await rows()).toMatchObject([
      { discountPercent: 5, version: 4 },
      { discountPercent: 0, version: 3 },
      { discountPercent: 0, version: 3 },
    ]);
    const entries = await db.auditEntry.findMany({ where: { subjectId: { in: others } }, orderBy: { id: 'desc' } });
    expect(entries).toHaveLength(4);
    expect(entries[0]).toMatchObject({
      action: 'PRODUCT_UPDATE',
      before: { discountPercent: 20 },
      after: { discountPercent: 0 },
    });
  });

  it('skips products that were changed again or deleted', async () => {
    const [first = '', second = '', third = ''] = ids;
    const { batchId } = await change({ isPublished: false });
    await change({ isPublished: true }, [first]);
    await deleteProduct(admin, { productId: second }, new Date());
    await change({ discountPercent: 30 }, [third]); // a change of another field does not matter
    expect(await undo(batchId)).toEqual({
      productIds: [third],
      failures: [
        { productId: first, name: expect.any(String) as unknown, message: 'It has since been changed again' },
        { productId: second, name: expect.any(String) as unknown, message: 'This product no longer exists' },
      ],
    });
    expect((await rows())[2]).toMatchObject({ isPublished: true, discountPercent: 30 });
  });

  it('changes stock back by the difference, whatever was sold', async () => {
    const [first = '', second = ''] = ids;
    const { batchId } = await change({ stock: 30 });
    await change({ stockChange: -4 }, [first]);
    await change({ stock: 19 }, [second]);
    const { productIds, failures } = await undo(batchId);
    expect(productIds).toHaveLength(2);
    expect(failures).toMatchObject([{ productId: second, message: 'Only 19 left' }]);
    expect(await rows()).toMatchObject([{ stock: 6 }, { stock: 19 }, { stock: 10 }]);
    for (const id of ids) expect((await stockAndLedger(id)).ledger).toBe((await stockAndLedger(id)).stock);
  });

  it('happens once, also in concurrent calls', async () => {
    const { batchId } = await change({ stockChange: 5 });
    const outcomes = await Promise.allSettled([undo(batchId), undo(batchId)]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason as unknown)).toEqual([expect.any(ProductBatchNotFoundError)]);
    expect(await rows()).toMatchObject([{ stock: 10 }, { stock: 10 }, { stock: 10 }]);
  });

  it('is rejected after a day and for an unknown batch', async () => {
    const { batchId } = await change({ isPublished: false });
    const later = new Date(Date.now() + DAY_MS);
    await expect(undo(batchId, later)).rejects.toBeInstanceOf(ProductBatchNotFoundError);
    await expect(undo(newId())).rejects.toThrow('This change can no longer be undone');
    expect(await rows()).toMatchObject([{ isPublished: false }, { isPublished: false }, { isPublished: false }]);
  });
});

it('is for admins only, also in the rules themselves', async () => {
  const shopper = await makeShopper();
  const { batchId } = await change({ isPublished: false });
  await expect(bulkUpdateProducts(shopper, { productIds: ids, stock: 1 })).rejects.toThrow('Do not have permission');
  await expect(undoBulkUpdate(shopper, { batchId: batchId ?? '' }, new Date())).rejects.toThrow(
    'Do not have permission',
  );
});
