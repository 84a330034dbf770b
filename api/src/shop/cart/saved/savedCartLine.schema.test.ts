import { beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { makeCartLine, makeProduct, makeProducts, makeSavedCartLine, makeShopper } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { executeMutation, sendMutation } from '../../../testing/graphql/executeMutation.ts';
import { PAGE_ARGUMENTS, PAGE_FIELDS, PAGE_VARIABLES, readOnePage } from '../../../testing/graphql/readPages.ts';

const SAVED = `{ viewer {
  savedCartLines { totalCount edges { node { id quantity priceChange createdAt product { id name price isSoldOut } } } }
  cart { lineCount bill { quantity grandTotal } }
} }`;
const SAVE = {
  name: 'cartLineSaveForLater',
  selection: `... on CartLineSaveForLaterPayload { removedLineId cart { lineCount bill { quantity } }
    savedLineEdge { cursor node { id quantity product { name pictures(first: 1) { url } } } } }`,
};
const MOVE = {
  name: 'savedCartLineMoveToCart',
  selection: `... on SavedCartLineMoveToCartPayload { movedQuantity removedSavedLineId cart { bill { quantity } }
    lineEdge { node { id quantity product { name } } } } ... on OutOfStockError { available }`,
};
const CREATE = {
  name: 'savedCartLineCreate',
  selection: `... on SavedCartLineCreatePayload { savedLineEdge { node { quantity product { categories { name } } } } }
    ... on InvalidInputError { issues { path message } }`,
};
const DELETE = { name: 'savedCartLineDelete', selection: '... on SavedCartLineDeletePayload { deletedSavedLineId }' };

describe('what is saved for later in the graph', () => {
  let viewer: Viewer;
  let productId: string;
  beforeEach(async () => {
    viewer = await makeShopper();
    ({ id: productId } = await makeProduct({ name: 'Toor dal' }));
  });

  const mine = async (as: Viewer = viewer) => (await executeGraphql(SAVED, {}, as)).data.viewer;

  it('is left out of the cart and its totals, and comes back', async () => {
    const lineId = encodeId('CartLine', await makeCartLine(viewer, productId, 2));
    const saved = await executeMutation(viewer, { ...SAVE, input: { lineId } });
    const { node } = saved.savedLineEdge;
    expect(saved).toMatchObject({
      removedLineId: lineId,
      cart: { lineCount: 0, bill: { quantity: 0 } },
      savedLineEdge: { node: { quantity: 2, product: { name: 'Toor dal', pictures: [{}] } } },
    });
    expect(await mine()).toMatchObject({
      savedCartLines: { totalCount: 1, edges: [{ node: { id: node.id, quantity: 2, priceChange: 0 } }] },
      cart: { lineCount: 0, bill: { quantity: 0, grandTotal: 0 } },
    });
    await db.product.update({ where: { id: productId }, data: { mrpPaise: 12_500, stock: 1 } });
    expect((await mine()).savedCartLines.edges[0].node).toMatchObject({
      priceChange: 2_500,
      product: { price: 12_500 },
    });
    const moved = await executeMutation(viewer, { ...MOVE, input: { savedLineId: node.id } });
    expect(moved).toMatchObject({
      movedQuantity: 1,
      removedSavedLineId: node.id,
      cart: { bill: { quantity: 1 } },
      lineEdge: { node: { quantity: 1, product: { name: 'Toor dal' } } },
    });
    expect((await mine()).savedCartLines.edges).toEqual([]);
  });

  it('is created, and deleted', async () => {
    const input = { productId: encodeId('Product', productId), quantity: 3 };
    expect(await executeMutation(viewer, { ...CREATE, input })).toMatchObject({
      savedLineEdge: { node: { quantity: 3, product: { categories: [] } } },
    });
    const tooMany = await executeMutation(viewer, { ...CREATE, input: { ...input, quantity: 51 } });
    expect(tooMany.issues).toEqual([{ path: 'quantity', message: 'Quantity must be at most 50' }]);
    const savedLineId = (await mine()).savedCartLines.edges[0].node.id;
    const deleted = await executeMutation(viewer, { ...DELETE, input: { savedLineId } });
    expect(deleted).toMatchObject({ deletedSavedLineId: savedLineId });
    const again = await executeMutation(viewer, { ...DELETE, input: { savedLineId } });
    expect(again.__typename).toBe('SavedCartLineNotFoundError');
  });

  it('is listed newest first, in pages forward and backward, without products that are no longer sold', async () => {
    const [first = '', second = '', hidden = '', third = ''] = await makeProducts(4);
    const ids: string[] = [];
    for (const id of [first, second, hidden, third]) {
      ids.push(encodeId('SavedCartLine', await makeSavedCartLine(viewer, id)));
    }
    await db.product.update({ where: { id: hidden }, data: { isPublished: false, name: 'A secret' } });
    const [one, two, secret, three] = ids;
    for (const fields of [PAGE_FIELDS, PAGE_FIELDS.replace('node {', 'node { product { categories { name } }')]) {
      const list = {
        query: `query (${PAGE_VARIABLES}) { viewer { savedCartLines(${PAGE_ARGUMENTS}) ${fields} } }`,
        path: ['viewer', 'savedCartLines'],
        viewer,
      };
      const page = await readOnePage(list, { first: 2 });
      expect(page.edges.map(({ node }) => node.id)).toEqual([three, two]);
      expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
      const next = await readOnePage(list, { first: 2, after: page.pageInfo.endCursor });
      expect(next.edges.map(({ node }) => node.id)).toEqual([one]);
      const before = await readOnePage(list, { last: 1, before: next.pageInfo.startCursor });
      expect(before.edges.map(({ node }) => node.id)).toEqual([two]);
      await expect(readOnePage(list, { first: 101 })).rejects.toThrow('BAD_USER_INPUT');
    }
    const { data } = await executeGraphql('query ($id: ID!) { node(id: $id) { id } }', { id: secret }, viewer);
    expect(data.node).toBeNull();
  });

  it('cannot be seen or changed by others', async () => {
    const savedLineId = encodeId('SavedCartLine', await makeSavedCartLine(viewer, productId, 2));
    const lineId = encodeId('CartLine', await makeCartLine(viewer, productId));
    const stranger = await makeShopper();
    expect((await mine(stranger)).savedCartLines).toEqual({ totalCount: 0, edges: [] });
    const asNode = await executeGraphql(
      'query ($id: ID!) { node(id: $id) { ... on User { savedCartLines { totalCount } } } }',
      { id: encodeId('User', viewer.userId) },
      stranger,
    );
    expect(asNode.data.node).toBeNull();
    for (const [mutation, input] of [
      [MOVE, { savedLineId }],
      [DELETE, { savedLineId }],
    ] as const) {
      expect((await executeMutation(stranger, { ...mutation, input })).__typename).toBe('SavedCartLineNotFoundError');
    }
    const saved = await executeMutation(stranger, { ...SAVE, input: { lineId } });
    expect(saved.__typename).toBe('CartLineNotFoundError');
    expect((await mine()).savedCartLines).toMatchObject({ totalCount: 1, edges: [{ node: { quantity: 2 } }] });
    const { errors } = await sendMutation(viewer, { ...MOVE, input: { savedLineId: lineId } });
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});
