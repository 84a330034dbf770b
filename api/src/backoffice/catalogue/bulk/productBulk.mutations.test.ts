import { beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { executeMutation, sendMutation } from '../../../testing/graphql/executeMutation.ts';
import { makeProduct, makeProducts, makeStaff, newId } from '../../../testing/fixtures.ts';

const BULK = 'products { id stock discountPercent availableForSale } failures { productId name message }';
const SELECTION = `... on ProductBulkUpdatePayload { batchId unchangedCount ${BULK} } ... on InvalidInputError { issues { path message } }`;

let admin: Viewer;
beforeEach(async () => void (admin = await makeStaff('CATALOGUE')));

const edit = (input: object) => executeMutation(admin, { name: 'productBulkUpdate', selection: SELECTION, input });
const undoing = (batchId: string) => ({
  name: 'productBulkUndo',
  selection: `... on ProductBulkUndoPayload { ${BULK} }`,
  input: { batchId },
});

describe('productBulkUpdate', () => {
  it('returns the changed products in the order of the request and the failures, and can be undone once', async () => {
    const [first = '', second = ''] = (await makeProducts(2)).map((id) => encodeId('Product', id));
    const empty = await makeProduct({ name: 'Empty', stock: 0 });
    const unknown = encodeId('Product', newId());
    const productIds = [second, encodeId('Product', empty.id), first, unknown];
    const { batchId, ...rest } = await edit({ productIds, stockChange: -4, stockNote: 'Spoilt' });
    const unchanged = { discountPercent: 0, availableForSale: true };
    expect(batchId).toMatch(/^batch_/);
    expect(rest).toEqual({
      __typename: 'ProductBulkUpdatePayload',
      unchangedCount: 0,
      products: [
        { id: second, stock: 6, ...unchanged },
        { id: first, stock: 6, ...unchanged },
      ],
      failures: [
        { productId: productIds[1], name: 'Empty', message: 'Out of Stock' },
        { productId: unknown, name: null, message: 'This product no longer exists' },
      ],
    });
    expect(await executeMutation(admin, undoing(batchId))).toEqual({
      __typename: 'ProductBulkUndoPayload',
      products: [second, first].map((id) => ({ id, stock: 10, ...unchanged })),
      failures: [],
    });
    expect(await executeMutation(admin, undoing(batchId))).toEqual({
      __typename: 'ProductBatchNotFoundError',
      message: 'This change can no longer be undone',
    });
  });

  it.each([{ availableForSale: true }, { isPublished: true }, { availableForSale: true, isPublished: true }])(
    'returns no batch when %j changes nothing',
    async (change) => {
      const productIds = [encodeId('Product', (await makeProduct()).id)];
      expect(await edit({ productIds, ...change })).toMatchObject({
        batchId: null,
        unchangedCount: 1,
        products: [],
        failures: [],
      });
    },
  );

  it.each([
    [{}, '', 'Choose one thing to change'],
    [{ availableForSale: null, isPublished: null, stock: null }, '', 'Choose one thing to change'],
    [{ availableForSale: true, discountPercent: 5 }, '', 'Choose one thing to change'],
    [{ isPublished: true, discountPercent: 5 }, '', 'Choose one thing to change'],
    [
      { availableForSale: true, isPublished: false },
      'availableForSale',
      'availableForSale and isPublished contradict each other',
    ],
    [{ stock: 5, stockChange: 1 }, '', 'Choose one thing to change'],
    [{ discountPercent: 101 }, 'discountPercent', 'Discount must be a whole number from 0 to 100'],
    [{ stock: -1 }, 'stock', 'Stock must be a whole number from 0 to 1,00,000'],
    [{ stockChange: 100_001 }, 'stockChange', 'The change of stock must be a whole number from -1,00,000 to 1,00,000'],
    [{ productIds: [], stock: 1 }, 'productIds', 'Choose at least one product'],
    [
      { productIds: Array(501).fill(encodeId('Product', newId())) as string[], stock: 1 },
      'productIds',
      'Choose at most 500 products',
    ],
  ])('refuses %j', async (change, path, message) => {
    const productIds = [encodeId('Product', newId())];
    expect((await edit({ productIds, ...change })).issues).toEqual([{ path, message }]);
  });

  it.each(['prod_01m7xvmxyde06tsmvdzxjkczjb', 'batch_01h', '', 'batch_'])('cannot undo %j', async (batchId) => {
    const { data, errors } = await sendMutation(admin, undoing(batchId));
    expect({ data, codes: errors.map(({ extensions }) => extensions?.code) }).toEqual({
      data: null,
      codes: ['BAD_USER_INPUT'],
    });
  });
});
