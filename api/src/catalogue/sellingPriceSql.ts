import { Prisma } from '../db/generated/client.ts';

/** `sellingPrice` of a row of `products` under the name `product`, for statements that write what it is now. In paise. */
export const SELLING_PRICE = Prisma.sql`greatest(
  0, product.mrp_paise - (product.mrp_paise::bigint * product.discount_percent + 9999) / 10000 * 100
)::int`;
