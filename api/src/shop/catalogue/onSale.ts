import { Prisma } from '../../platform/db/generated/client.ts';

/** The condition for a row of `products` under the name `product` that shoppers may see and buy; `SELLABLE` is the same for Prisma. */
export const ON_SALE = Prisma.sql`product.is_published AND product.deleted_at IS NULL`;
