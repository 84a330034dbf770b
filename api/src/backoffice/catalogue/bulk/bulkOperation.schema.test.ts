import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../../testing/graphql/executeMutation.ts';
import { makeProduct, makeStaff, makeSubCategory, newId } from '../../../testing/fixtures.ts';
import { bulkServices } from '../../../testing/bulkFixtures.ts';
import { runBulkOperation } from './runBulkOperation.ts';

const OPERATION = `id status title failure isUndoable matchCount changedCount unchangedCount refusedCount undoneCount keptCount
  problems(first: 5) { totalCount edges { node { productId name reason } } }`;
const PREVIEW = `query ($selection: ProductBulkSelection!, $change: ProductBulkChange!) {
  productBulkPreview(selection: $selection, change: $change) { matchCount unchangedCount refusedCount
    samples { productId name reason changes { field before after } } refused { productId reason } } }`;

let admin: Viewer;
beforeAll(async () => void (admin = await makeStaff('CATALOGUE')));

const mutate = (name: string, input: object, errors = '') =>
  executeMutation(admin, {
    name,
    selection: `... on ${name[0]?.toUpperCase()}${name.slice(1)}Payload { bulkOperation { ${OPERATION} } }
      ... on Error { message } ${errors}`,
    input,
  });
const START_ERRORS = `... on InvalidInputError { issues { path message } } ... on ProductBulkCountChangedError { matchCount }`;
const start = (input: object) =>
  mutate('productBulkOperationStart', { expectedCount: 1, idempotencyKey: newId(), ...input }, START_ERRORS);
const preview = async (selection: object, change: object) => executeGraphql(PREVIEW, { selection, change }, admin);

describe('bulk operations in the schema', () => {
  it('are previewed, started, listed with their problems, and undone', async () => {
    const cheap = await makeProduct({ name: 'Matches', mrpPaise: 200 });
    const dear = await makeProduct({ name: 'Ghee', mrpPaise: 60_000 });
    const { categoryId } = await makeSubCategory([cheap.id, dear.id]);
    const selection = { filter: { categoryId: encodeId('Category', categoryId) } };
    const change = { price: { mode: 'LOWER_BY_AMOUNT', amount: 500, isRounded: true } };
    const { data } = await preview(selection, change);
    expect(data.productBulkPreview).toEqual({
      matchCount: 2,
      unchangedCount: 0,
      refusedCount: 1,
      samples: [
        {
          productId: encodeId('Product', dear.id),
          name: 'Ghee',
          reason: null,
          changes: [{ field: 'price', before: '₹600', after: '₹595' }],
        },
      ],
      refused: [{ productId: encodeId('Product', cheap.id), reason: 'The price would be ₹0 or less' }],
    });
    expect(await start({ selection, change, expectedCount: 3 })).toEqual({
      __typename: 'ProductBulkCountChangedError',
      message: '2 products match now',
      matchCount: 2,
    });
    const { bulkOperation } = await start({ selection, change, expectedCount: 2 });
    expect(bulkOperation).toMatchObject({ status: 'RUNNING', isUndoable: true, title: 'Price lowered by ₹5, in whole rupees' }); // prettier-ignore
    const { id } = await db.productBulkOperation.findFirstOrThrow();
    await runBulkOperation(id, bulkServices());
    const { data: listed } = await executeGraphql(
      `{ productBulkOperations(first: 1) { totalCount edges { node { ${OPERATION} } } } }`,
      {},
      admin,
    );
    expect(listed.productBulkOperations.edges[0].node).toMatchObject({
      id: bulkOperation.id,
      status: 'DONE',
      matchCount: 2,
      changedCount: 1,
      refusedCount: 1,
      problems: { totalCount: 1, edges: [{ node: { name: 'Matches', reason: 'The price would be ₹0 or less' } }] },
    });
    expect(await mutate('productBulkOperationResume', { operationId: bulkOperation.id })).toEqual({
      __typename: 'ProductBulkOperationNotReadyError',
      message: 'This bulk operation hasn’t stopped',
    });
    const undone = await mutate('productBulkOperationUndo', { operationId: bulkOperation.id });
    expect(undone.bulkOperation).toMatchObject({ status: 'UNDOING', isUndoable: false });
    await runBulkOperation(id, bulkServices());
    expect(await mutate('productBulkOperationUndo', { operationId: bulkOperation.id })).toMatchObject({
      message: 'This change can no longer be undone',
    });
  });

  it('previews categories by their names', async () => {
    const { id } = await makeProduct();
    const { categoryId } = await makeSubCategory([]);
    const { name } = await db.category.findUniqueOrThrow({ where: { id: categoryId } });
    const change = { categories: { mode: 'ADD', categoryIds: [encodeId('Category', categoryId)] } };
    const { data } = await preview({ productIds: [encodeId('Product', id)] }, change);
    const [sample] = data.productBulkPreview.samples;
    expect(sample.changes).toEqual([
      { field: 'categories', before: null, after: expect.stringContaining(name) as unknown },
    ]);
  });

  it.each([{ availableForSale: false }, { isPublished: false }, { availableForSale: false, isPublished: false }])(
    'hides products with %j',
    async (change) => {
      const { id } = await makeProduct();
      const { data } = await preview({ productIds: [encodeId('Product', id)] }, change);
      expect(data.productBulkPreview).toMatchObject({ matchCount: 1, unchangedCount: 0, refusedCount: 0 });
    },
  );

  it.each([
    [{}, 'change', 'Choose one thing to change'],
    [
      { availableForSale: true, isPublished: false },
      'change.availableForSale',
      'availableForSale and isPublished contradict each other',
    ],
    [{ isPublished: true, discountPercent: 5 }, 'change', 'Choose one thing to change'],
    [{ gstPercent: 5, discountPercent: 5 }, 'change', 'Choose one thing to change'],
    [{ isDeleted: false }, 'change', 'Choose one thing to change'],
    [{ discountPercent: 101 }, 'change.discountPercent', 'Discount must be a whole number from 0 to 100'],
    [{ hsnCode: '12' }, 'change.hsnCode', 'An HSN code has 4, 6 or 8 digits'],
    [{ price: { mode: 'SET', amount: 0 } }, 'change.price.amount', 'Enter an amount above ₹0, up to ₹10,00,000'],
    [
      { price: { mode: 'RAISE_BY_PERCENT', percent: 2.345 } },
      'change.price.percent',
      'Enter a percentage above 0 and up to 1,000, with up to two decimals',
    ],
    [{ categories: { mode: 'ADD', categoryIds: [] } }, 'change.categories', 'Choose at least one category'],
  ])('refuse %j', async (change, path, message) => {
    const { issues } = await start({ selection: {}, change });
    expect(issues).toEqual([{ path, message }]);
    const { errors } = await preview({}, change);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it.each([
    [{ productIds: [] }, 'Choose at least one product'],
    [{ productIds: Array(501).fill(0).map(() => encodeId('Product', newId())) }, 'Choose at most 500 products'], // prettier-ignore
    [{ productIds: [encodeId('Product', newId())], search: 'milk' }, 'Choose products or a filter, not both'],
  ])('refuse the selection %#', async (selection, message) => {
    expect(await start({ selection, change: { gstPercent: 5 } })).toMatchObject({ message });
  });
});
