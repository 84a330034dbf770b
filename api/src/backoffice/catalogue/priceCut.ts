import { Prisma } from '../../platform/db/generated/client.ts';
import { sellingPrice } from '@kirana/shared/money.ts';
import { MAX_PRICE_PAISE } from '../../shop/catalogue/prices.ts';

/** A change that leaves less than this part of a product's price needs proof of who makes it: a copied session would sell the shop out. */
const LEAST_PART = 0.5;

interface Priced {
  mrpPaise: number;
  discountPercent: number;
}

/** An unconfirmed change would cut the price of a product by more than half. Thrown to roll the transaction back. */
export class PriceCutError extends Error {
  constructor() {
    super('The price would be cut by more than half');
    this.name = 'PriceCutError';
  }
}

/** @throws PriceCutError */
export function requireNoPriceCut(before: Priced, after: Priced): void {
  if (priceOf(after) < priceOf(before) * LEAST_PART) throw new PriceCutError();
}

/** Whether a change of the product by the alias `product` is such a cut; `target` has its new values as JSON, by Prisma's names. */
export function isPriceCutSql(target: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT selling_price(
        least(greatest(coalesce((changed.target ->> 'mrpPaise')::numeric, product.mrp_paise), 0), ${MAX_PRICE_PAISE}::int)::int,
        coalesce((changed.target ->> 'discountPercent')::int, product.discount_percent)
      ) < selling_price(product.mrp_paise, product.discount_percent) * ${LEAST_PART}::numeric
    FROM (SELECT ${target} AS target) AS changed)`;
}

function priceOf({ mrpPaise, discountPercent }: Priced): number {
  return sellingPrice(mrpPaise, discountPercent);
}
