import { MAX_STOCK } from '@kirana/shared/limits.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { MAX_PRICE_PAISE } from '../../../shop/catalogue/prices.ts';
import { DECLARATION_COLUMNS } from '../../../shop/catalogue/declarations/declarations.ts';
import { MAX_LINKS } from '../products/productShapes.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from '../products/productState.ts';
import { declarationsRefusalSql, rowOfStateSql } from '../declarations/productDeclarations.ts';
import type {
  BulkCategoryChange,
  BulkChange,
  BulkDeclarationsChange,
  BulkPriceChange,
  BulkStockChange,
} from './bulkChange.ts';

/** Expressions over a product by the alias `product`. The objects have the changed values by Prisma's names. */
export interface BulkChangeSql {
  /** The values as they are. */
  current: Prisma.Sql;
  /** The values after the change. */
  target: Prisma.Sql;
  /** Why the product can't have the target, in words for the admin; null when it can. It reads `target`. */
  refusal: Prisma.Sql;
}

const NEVER = Prisma.sql`NULL::text`;

/** What a bulk change makes of a product: previews, the job and its undo read the same expressions. */
export function bulkChangeSql(change: BulkChange | BulkStockChange): BulkChangeSql {
  switch (change.kind) {
    case 'PRICE':
      return priceSql(change);
    case 'DISCOUNT':
      return valueSql('discountPercent', change.discountPercent);
    case 'GST':
      return valueSql('gstPercent', change.gstPercent);
    case 'HSN':
      return valueSql('hsnCode', change.hsnCode);
    case 'LOW_STOCK':
      return valueSql('lowStockThreshold', change.lowStockThreshold);
    case 'PUBLISHED':
      return {
        ...valueSql('isPublished', change.isPublished),
        refusal: change.isPublished ? declarationsRefusalSql(Prisma.sql`'{"is_published": true}'::jsonb`) : NEVER,
      };
    case 'STOCK':
      return {
        current: Prisma.sql`jsonb_build_object('stock', product.stock)`,
        target: Prisma.sql`jsonb_build_object('stock', coalesce(${change.stock}::int, product.stock) + ${change.difference}::int)`,
        refusal: stockRefusalSql(Prisma.sql`(target ->> 'stock')::int`),
      };
    case 'CATEGORIES':
      return categoriesSql(change);
    case 'DECLARATIONS':
      return declarationsSql(change);
    case 'DELETE':
      return {
        current: Prisma.sql`jsonb_build_object('sku', product.sku, 'isDeleted', product.deleted_at IS NOT NULL)`,
        // A deleted product releases its SKU; see deleteProduct.
        target: Prisma.sql`jsonb_build_object('sku', product.sku || '~' || product.id, 'isDeleted', true)`,
        refusal: NEVER,
      };
  }
}

function valueSql(name: ProductColumn, value: string | number | boolean | null): BulkChangeSql {
  const { column, type } = PRODUCT_COLUMNS[name];
  return {
    current: Prisma.sql`jsonb_build_object(${name}::text, ${Prisma.raw(`product.${column}`)})`,
    target: Prisma.sql`jsonb_build_object(${name}::text, ${value}::${Prisma.raw(type)})`,
    refusal: NEVER,
  };
}

/** Why a product can't have the stock, in words for the admin; null when it can. */
export function stockRefusalSql(stock: Prisma.Sql): Prisma.Sql {
  const most = `The stock can be at most ${MAX_STOCK.toLocaleString('en-IN')}`;
  return Prisma.sql`CASE WHEN ${stock} < 0 AND product.stock = 0 THEN 'Out of Stock'
    WHEN ${stock} < 0 THEN 'Only ' || to_char(product.stock, 'FM9,99,999') || ' left'
    WHEN ${stock} > ${MAX_STOCK}::int THEN ${most}::text END`;
}

function priceSql(change: BulkPriceChange): BulkChangeSql {
  const price = change.isRounded
    ? Prisma.sql`round(${newPrice(change)} / 100) * 100`
    : Prisma.sql`round(${newPrice(change)})`;
  const target = Prisma.sql`(target ->> 'mrpPaise')::numeric`;
  const most = `The price would be above ₹${(MAX_PRICE_PAISE / 100).toLocaleString('en-IN')}`;
  return {
    current: Prisma.sql`jsonb_build_object('mrpPaise', product.mrp_paise)`,
    target: Prisma.sql`jsonb_build_object('mrpPaise', ${price})`,
    refusal: Prisma.sql`CASE WHEN ${target} < 1 THEN 'The price would be ₹0 or less'
      WHEN ${target} > ${MAX_PRICE_PAISE}::int THEN ${most}::text END`,
  };
}

/** The new price in paise, not rounded; numeric, because a product of integers may be too large for one. */
function newPrice({ mode, value }: BulkPriceChange): Prisma.Sql {
  const price = Prisma.sql`product.mrp_paise::numeric`;
  switch (mode) {
    case 'SET':
      return Prisma.sql`${value}::numeric`;
    case 'RAISE_BY_PERCENT':
      return Prisma.sql`${price} * (10000 + ${value}::int) / 10000`;
    case 'LOWER_BY_PERCENT':
      return Prisma.sql`${price} * (10000 - ${value}::int) / 10000`;
    case 'RAISE_BY_AMOUNT':
      return Prisma.sql`(${price} + ${value}::int)`;
    case 'LOWER_BY_AMOUNT':
      return Prisma.sql`(${price} - ${value}::int)`;
  }
}

function declarationsSql({ values, isOnlyMissing }: BulkDeclarationsChange): BulkChangeSql {
  const changed = DECLARATION_COLUMNS.filter((name) => values[name] !== undefined);
  const object = (valueOf: (name: (typeof changed)[number], column: Prisma.Sql) => Prisma.Sql) =>
    Prisma.sql`jsonb_build_object(${Prisma.join(
      changed.map((name) => {
        const { column, type } = PRODUCT_COLUMNS[name];
        const present = Prisma.raw(`product.${column}`);
        const value = Prisma.sql`${values[name]}::${Prisma.raw(type)}`;
        return Prisma.sql`${name}::text, ${valueOf(name, isOnlyMissing ? Prisma.sql`coalesce(${present}, ${value})` : value)}`;
      }),
    )})`;
  return {
    current: object((name) => Prisma.raw(`product.${PRODUCT_COLUMNS[name].column}`)),
    target: object((_name, target) => target),
    refusal: declarationsRefusalSql(rowOfStateSql(Prisma.sql`target`)),
  };
}

/** The tables of a product's links, and their columns. */
const CATEGORIES = { links: Prisma.raw('product_categories'), column: Prisma.raw('category_id') };
const SUB_CATEGORIES = { links: Prisma.raw('product_sub_categories'), column: Prisma.raw('sub_category_id') };

function categoriesSql({ mode, categoryIds, subCategoryIds }: BulkCategoryChange): BulkChangeSql {
  const current = ({ links, column }: typeof CATEGORIES) =>
    Prisma.sql`SELECT ${column} AS id FROM ${links} WHERE product_id = product.id`;
  const target = (table: typeof CATEGORIES, ids: readonly string[]) => {
    const named = Prisma.sql`SELECT unnest(${ids}::uuid[]) AS id`;
    if (mode === 'REPLACE') return named;
    return Prisma.sql`${current(table)} ${mode === 'ADD' ? Prisma.sql`UNION` : Prisma.sql`EXCEPT`} ${named}`;
  };
  const list = (ids: Prisma.Sql) =>
    Prisma.sql`(SELECT coalesce(jsonb_agg(id ORDER BY id), '[]') FROM (${ids}) AS linked)`;
  return {
    current: Prisma.sql`jsonb_build_object(
      'categoryIds', ${list(current(CATEGORIES))}, 'subCategoryIds', ${list(current(SUB_CATEGORIES))})`,
    target: Prisma.sql`jsonb_build_object(
      'categoryIds', ${list(target(CATEGORIES, categoryIds))}, 'subCategoryIds', ${list(target(SUB_CATEGORIES, subCategoryIds))})`,
    refusal: Prisma.sql`CASE
      WHEN jsonb_array_length(target -> 'categoryIds') > ${MAX_LINKS}::int THEN ${`It would be in more than ${MAX_LINKS} categories`}::text
      WHEN jsonb_array_length(target -> 'subCategoryIds') > ${MAX_LINKS}::int
        THEN ${`It would be in more than ${MAX_LINKS} sub-categories`}::text END`,
  };
}
