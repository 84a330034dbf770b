import { typeid } from 'typeid-js';
import { defineUserError } from '../../platform/core/errors/userError.ts';
import type { ListedProduct } from '../catalogue/listedColumns.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../catalogue/availableForSale.ts';
import type { PageArgs } from '../../platform/core/page.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { readIds, queryRows } from '../../platform/db/queryRows.ts';
import { ProductUnavailableError } from '../cart/cartErrors.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { readByStock } from '../stock/stockOrder.ts';

export const MAX_FAVOURITES = 500;

export class TooManyFavouritesError extends defineUserError({
  description: 'The account has the largest number of favourites.',
  fields: { limit: { type: 'Int', description: 'The largest number of favourites.' } },
}) {
  constructor() {
    super(`You can keep up to ${MAX_FAVOURITES} favourites. Remove one to add another.`, { limit: MAX_FAVOURITES });
  }
}

/** The favourites of a user that are on sale, in the columns of `product`. */
const favouritesOf = (userId: string) => Prisma.sql`
  FROM favourites favourite JOIN products product ON product.id = favourite.product_id
  WHERE favourite.user_id = ${userId}::uuid AND ${AVAILABLE_FOR_SALE_SQL}`;

/** Reads one page of a user's favourites, in stock first, then the newest first, and one row more. */
export function findFavourites(userId: string, page: { args: PageArgs; columns: Prisma.Sql }) {
  return readByStock<ListedProduct>({ products: favouritesOf(userId), key: Prisma.sql`favourite.id` }, page);
}

/** The ids of the products of all favourites of a user that are on sale. */
export function findFavouriteIds(userId: string): Promise<string[]> {
  return readIds(Prisma.sql`SELECT product.id ${favouritesOf(userId)} ORDER BY favourite.id DESC`);
}

/** A product in a list of a user, or removed from it. */
export interface ListedProductId {
  userId: string;
  productId: string;
}

/**
 * Adds a product to the viewer's favourites; one that is there already keeps its place. Concurrent requests may each find room for
 * one more. @throws ProductUnavailableError, TooManyFavouritesError
 */
export async function addFavourite({ userId }: Viewer, productId: string): Promise<ListedProductId> {
  const [product] = await queryRows<{ isAdded: boolean }>(Prisma.sql`
    WITH product AS (
      SELECT id FROM products product WHERE product.id = ${productId}::uuid AND ${AVAILABLE_FOR_SALE_SQL}
    ), added AS (
      INSERT INTO favourites (id, user_id, product_id)
      SELECT ${typeid().toUUID()}::uuid, ${userId}::uuid, product.id FROM product
      WHERE (
        SELECT count(*) FROM favourites other JOIN products product ON product.id = other.product_id
        WHERE other.user_id = ${userId}::uuid AND other.product_id <> ${productId}::uuid AND ${AVAILABLE_FOR_SALE_SQL}
      ) < ${MAX_FAVOURITES}::int
      ON CONFLICT (user_id, product_id) DO UPDATE SET product_id = EXCLUDED.product_id
      RETURNING id
    )
    SELECT added.id IS NOT NULL AS "isAdded" FROM product LEFT JOIN added ON true`);
  if (!product) throw new ProductUnavailableError();
  if (!product.isAdded) throw new TooManyFavouritesError();
  return { userId, productId };
}

/** Removes a product from the viewer's favourites, if it is there. */
export async function removeFavourite({ userId }: Viewer, productId: string): Promise<ListedProductId> {
  await queryRows(
    Prisma.sql`DELETE FROM favourites WHERE user_id = ${userId}::uuid AND product_id = ${productId}::uuid`,
  );
  return { userId, productId };
}
