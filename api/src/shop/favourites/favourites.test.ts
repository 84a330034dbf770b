import { beforeEach, describe, expect, it } from 'vitest';
import { ProductUnavailableError } from '../cart/cartErrors.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { makeProduct, makeProducts, makeShopper, newId } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { executeMutation, sendMutation } from '../../testing/graphql/executeMutation.ts';
import { PAGE_ARGUMENTS, PAGE_FIELDS, PAGE_VARIABLES, readOnePage } from '../../testing/graphql/readPages.ts';
import { addFavourite, MAX_FAVOURITES, TooManyFavouritesError } from './favourites.ts';
import { createStockNotification } from './stockNotifications.ts';

const idOf = (productId: string) => encodeId('Product', productId);
const MINE = `{ viewer { favouriteProductIds stockNotificationProductIds
  favourites { totalCount edges { node { name isSoldOut } } }
  stockNotificationProducts { totalCount edges { node { name } } } } }`;

describe('favourites', () => {
  let viewer: Viewer;
  beforeEach(async () => {
    viewer = await makeShopper();
  });

  const add = (productId: string, as = viewer) =>
    executeMutation(as, {
      name: 'favouriteAdd',
      selection: '... on FavouriteAddPayload { user { favouriteProductIds } }',
      input: { productId: idOf(productId) },
    });
  const remove = async (productId: string, as = viewer) => {
    const query = `mutation ($input: FavouriteRemoveInput!) {
      favouriteRemove(input: $input) { removedProductId user { favouriteProductIds } } }`;
    return (await executeGraphql(query, { input: { productId: idOf(productId) } }, as)).data.favouriteRemove;
  };
  const mine = async (as: Viewer | null = viewer) => (await executeGraphql(MINE, {}, as)).data.viewer;

  it('are added and removed, once or several times', async () => {
    const { id } = await makeProduct();
    expect((await add(id)).user.favouriteProductIds).toEqual([idOf(id)]);
    expect((await add(id)).user.favouriteProductIds).toEqual([idOf(id)]);
    expect(await remove(id)).toMatchObject({ removedProductId: idOf(id), user: { favouriteProductIds: [] } });
    expect(await remove(id)).toMatchObject({ removedProductId: idOf(id), user: { favouriteProductIds: [] } });
  });

  it('are listed in stock first, then the newest first, in pages forward and backward', async () => {
    const [first = '', second = '', third = ''] = await makeProducts(3);
    for (const id of [first, second, third]) await add(id);
    await db.product.update({ where: { id: third }, data: { stock: 0 } });
    const list = {
      query: `query (${PAGE_VARIABLES}) { viewer { favourites(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} } }`,
      path: ['viewer', 'favourites'],
      viewer,
    };
    const page = await readOnePage(list, { first: 2 });
    expect(page.edges.map(({ node }) => node.id)).toEqual([idOf(second), idOf(first)]);
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const next = await readOnePage(list, { first: 2, after: page.pageInfo.endCursor });
    expect(next.edges.map(({ node }) => node.id)).toEqual([idOf(third)]);
    const before = await readOnePage(list, { last: 1, before: next.pageInfo.startCursor });
    expect(before.edges.map(({ node }) => node.id)).toEqual([idOf(first)]);
    await expect(readOnePage(list, { first: 101 })).rejects.toThrow('BAD_USER_INPUT');
    await expect(readOnePage(list, { first: 1, after: 'nonsense' })).rejects.toThrow('BAD_USER_INPUT');
  });

  it('hide products that are no longer sold, whose rows stay', async () => {
    const { id } = await makeProduct({ name: 'A secret' });
    const soldOut = await makeProduct({ stock: 0 });
    await add(id);
    await createStockNotification(viewer, soldOut.id);
    await db.product.updateMany({ where: { id: { in: [id, soldOut.id] } }, data: { isPublished: false } });
    expect(await mine()).toEqual({
      favouriteProductIds: [],
      stockNotificationProductIds: [],
      favourites: { totalCount: 0, edges: [] },
      stockNotificationProducts: { totalCount: 0, edges: [] },
    });
    await db.product.update({ where: { id }, data: { isPublished: true } });
    expect((await mine()).favouriteProductIds).toEqual([idOf(id)]);
  });

  it('are refused for products that are not sold', async () => {
    const hidden = await makeProduct({ isPublished: false });
    for (const id of [hidden.id, newId()]) {
      await expect(addFavourite(viewer, id)).rejects.toThrow(ProductUnavailableError);
    }
    expect(await add(hidden.id)).toMatchObject({ __typename: 'ProductUnavailableError' });
    expect(await db.favourite.count({ where: { userId: viewer.userId } })).toBe(0);
  });

  it('are refused above the limit', async () => {
    const { id: first } = await makeProduct();
    await db.$executeRaw`
      WITH made AS (
        INSERT INTO products (id, sku, name, unit, mrp_paise, description, stock, updated_at)
        SELECT gen_random_uuid(), 'MANY-' || n, 'Many ' || n, '1 kg', 100, '', 0, now() FROM generate_series(1, ${MAX_FAVOURITES}::int) n
        RETURNING id
      ) INSERT INTO favourites (id, user_id, product_id) SELECT gen_random_uuid(), ${viewer.userId}::uuid, id FROM made`;
    await expect(addFavourite(viewer, first)).rejects.toThrow(TooManyFavouritesError);
    await db.product.updateMany({ where: { sku: 'MANY-1' }, data: { isPublished: false } });
    await addFavourite(viewer, first);
  });

  it('and open requests cannot be seen or changed by others', async () => {
    const { id } = await makeProduct();
    const soldOut = await makeProduct({ stock: 0 });
    await add(id);
    await createStockNotification(viewer, soldOut.id);
    const other = await makeShopper();
    for (const field of [
      'favouriteProductIds',
      'stockNotificationProductIds',
      'favourites { edges { node { id } } }',
      'stockNotificationProducts { edges { node { id } } }',
    ]) {
      const own = await executeGraphql(`{ viewer { ${field} } }`, {}, viewer);
      expect(JSON.stringify(own.data)).toMatch(/prod_/);
      const theirs = await executeGraphql(`{ viewer { ${field} } }`, {}, other);
      expect(JSON.stringify(theirs.data)).not.toMatch(/prod_/);
      const node = `query ($id: ID!) { node(id: $id) { ... on User { ${field} } } }`;
      const asNode = await executeGraphql(node, { id: encodeId('User', viewer.userId) }, other);
      expect(asNode.data.node).toBeNull();
    }
    await remove(id, other);
    const withdraw = `mutation ($input: StockNotificationDeleteInput!) {
      stockNotificationDelete(input: $input) { deletedProductId } }`;
    const withdrawn = await executeGraphql(withdraw, { input: { productId: idOf(soldOut.id) } }, other);
    expect(withdrawn.data.stockNotificationDelete).toEqual({ deletedProductId: idOf(soldOut.id) });
    expect(await mine()).toMatchObject({
      favouriteProductIds: [idOf(id)],
      stockNotificationProductIds: [idOf(soldOut.id)],
    });
    expect(await mine(null)).toBeNull();
  });

  it('and requests answer with a typed error', async () => {
    const { id } = await makeProduct({ stock: 4 });
    const { data } = await sendMutation(viewer, {
      name: 'stockNotificationCreate',
      selection: '... on ProductInStockError { available }',
      input: { productId: idOf(id) },
    });
    expect(data.stockNotificationCreate).toMatchObject({ __typename: 'ProductInStockError', available: 4 });
  });
});
