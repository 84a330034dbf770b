import type { ListedProduct } from '../catalogue/listedColumns.ts';
import { ON_SALE } from '../catalogue/onSale.ts';
import { readPage, type PageArgs } from '../../platform/core/page.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { limitTo, rankBounds } from '../../platform/db/keysetSql.ts';
import { readRows } from '../../platform/db/queryRows.ts';

/** A favourite with its product: the rank is 1 for a product in stock and 0 for a sold-out one. */
export interface FavouriteProduct extends ListedProduct {
  favouriteId: string;
  rank: number;
}

/** The favourites of a user that are on sale, in the columns of `product`. */
const favouritesOf = (userId: string) => Prisma.sql`
  FROM favourites favourite JOIN products product ON product.id = favourite.product_id
  WHERE favourite.user_id = ${userId}::uuid AND ${ON_SALE}`;

const RANK = Prisma.sql`(product.stock > 0)::int`;

/** Reads one page of a user's favourites, in stock first, then the newest first, and one row more. */
export function findFavourites(
  userId: string,
  { args, columns }: { args: PageArgs; columns: Prisma.Sql },
): Promise<FavouriteProduct[]> {
  const page = readPage(args);
  const bounds = rankBounds(page, Prisma.sql`${RANK}, favourite.id`);
  const direction = page.isBackward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  return readRows<FavouriteProduct>(Prisma.sql`
    SELECT ${columns}, favourite.id AS "favouriteId", ${RANK} AS rank ${favouritesOf(userId)} ${bounds}
    ORDER BY ${RANK} ${direction}, favourite.id ${direction} ${limitTo(page.size + 1)}`);
}

/** The ids of the products of all favourites of a user that are on sale. */
export async function findFavouriteIds(userId: string): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    Prisma.sql`SELECT product.id ${favouritesOf(userId)} ORDER BY favourite.id DESC`,
  );
  return rows.map(({ id }) => id);
}
