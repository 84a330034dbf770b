import { typeid } from 'typeid-js';
import { ProductUnavailableError } from '../cart/cartErrors.ts';
import { ON_SALE } from '../catalogue/onSale.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import { MAX_FAVOURITES, TooManyFavouritesError } from './favouriteErrors.ts';

/**
 * Adds a product to the viewer's favourites; one that is there already keeps its place. Concurrent requests may each find room for
 * one more. @throws ProductUnavailableError, TooManyFavouritesError
 */
export async function addFavourite({ userId }: Viewer, productId: string): Promise<{ userId: string }> {
  const [product] = await queryRows<{ isAdded: boolean }>(Prisma.sql`
    WITH product AS (
      SELECT id FROM products product WHERE product.id = ${productId}::uuid AND ${ON_SALE}
    ), added AS (
      INSERT INTO favourites (id, user_id, product_id)
      SELECT ${typeid().toUUID()}::uuid, ${userId}::uuid, product.id FROM product
      WHERE (
        SELECT count(*) FROM favourites other JOIN products product ON product.id = other.product_id
        WHERE other.user_id = ${userId}::uuid AND other.product_id <> ${productId}::uuid AND ${ON_SALE}
      ) < ${MAX_FAVOURITES}::int
      ON CONFLICT (user_id, product_id) DO UPDATE SET product_id = EXCLUDED.product_id
      RETURNING id
    )
    SELECT added.id IS NOT NULL AS "isAdded" FROM product LEFT JOIN added ON true`);
  if (!product) throw new ProductUnavailableError();
  if (!product.isAdded) throw new TooManyFavouritesError();
  return { userId };
}
