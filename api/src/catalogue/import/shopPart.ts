import type { Transaction } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { CATALOGUE_PRODUCT, catalogueProduct, type CatalogueProduct } from './catalogueProduct.ts';
import type { ReadRow } from './readCells.ts';
import { readPictureAddress } from './pictureAddress.ts';

/** A product that a row speaks of. */
export interface FoundProduct {
  id: string;
  product: CatalogueProduct;
  isDeleted: boolean;
}

/** A sub-category that a row names. */
export interface FoundSubCategory {
  id: string;
  /** As the shop has it. */
  name: string;
  categoryIds: string[];
}

/** What the shop has of all that some rows speak of. */
export interface ShopPart {
  /** By SKU. */
  products: Map<string, FoundProduct>;
  /** By the name as the row has it, as are sub-categories. */
  categories: Map<string, { id: string; name: string }>;
  subCategories: Map<string, FoundSubCategory>;
  /** By address: those that are stored here already. */
  pictures: Map<string, { id: string; key: string; cloud: string | null }>;
}

/** The product with a row's SKU, as it is written or in capitals, as rules write it. */
export function productOf({ sku }: { sku: string }, { products }: ShopPart): FoundProduct | undefined {
  return products.get(sku) ?? products.get(sku.toUpperCase());
}

/** How the shop is read. */
export interface ReadingMeans {
  publicUrl: string;
  /** Whether what is read stays as it is until the transaction ends. */
  isLocking: boolean;
}

/** Reads it by as many statements for many rows as for one. What is locked is locked in the order that all rules keep. */
export async function readShopPart(
  tx: Transaction,
  rows: readonly (ReadRow & { sku: string })[],
  means: ReadingMeans,
): Promise<ShopPart> {
  const categoryNames = rows.flatMap(({ values }) => values.categories ?? []);
  const subCategoryNames = rows.flatMap(({ values }) => values.sub_categories ?? []);
  return {
    products: await readProducts(
      tx,
      rows.map(({ sku }) => sku),
      means,
    ),
    categories: await readCategories(tx, categoryNames, means),
    subCategories: await readSubCategories(tx, subCategoryNames, means),
    pictures: await readPictures(
      tx,
      rows.flatMap(({ values }) => values.images ?? []),
      means,
    ),
  };
}

async function readProducts(
  tx: Transaction,
  skus: readonly string[],
  { isLocking }: ReadingMeans,
): Promise<Map<string, FoundProduct>> {
  const wanted = [...new Set(skus.flatMap((sku) => [sku, sku.toUpperCase()]))];
  if (isLocking) {
    await tx.$executeRaw`SELECT FROM products WHERE sku = ANY (${wanted}) ORDER BY id FOR NO KEY UPDATE`;
  }
  const loaded = await tx.product.findMany({ where: { sku: { in: wanted } }, select: CATALOGUE_PRODUCT });
  return new Map(
    loaded.map((row) => {
      const { id, sku, deletedAt } = row;
      return [sku, { id, isDeleted: deletedAt !== null, product: catalogueProduct(row) }];
    }),
  );
}

/** By their names as the database tells them apart. */
export async function readCategories(
  tx: Transaction,
  names: readonly string[],
  { isLocking }: Pick<ReadingMeans, 'isLocking'>,
): Promise<ShopPart['categories']> {
  if (names.length === 0) return new Map();
  const found = await tx.$queryRaw<{ asked: string; id: string; name: string }[]>`
    SELECT asked, category.id::text, category.name
    FROM unnest(${[...new Set(names)]}::text[]) AS asked
    JOIN categories AS category ON lower(btrim(category.name)) = lower(btrim(asked))
    ORDER BY category.id ${keyShare('category', isLocking)}`;
  return new Map(found.map(({ asked, id, name }) => [asked, { id, name }]));
}

/** The same for sub-categories, with the categories that they stand in. */
export async function readSubCategories(
  tx: Transaction,
  names: readonly string[],
  { isLocking }: Pick<ReadingMeans, 'isLocking'>,
): Promise<ShopPart['subCategories']> {
  if (names.length === 0) return new Map();
  const found = await tx.$queryRaw<(FoundSubCategory & { asked: string })[]>`
    SELECT asked, shelf.id::text, shelf.name,
      ARRAY(SELECT category_id::text FROM sub_category_categories WHERE sub_category_id = shelf.id) AS "categoryIds"
    FROM unnest(${[...new Set(names)]}::text[]) AS asked
    JOIN sub_categories AS shelf ON lower(btrim(shelf.name)) = lower(btrim(asked))
    ORDER BY shelf.id ${keyShare('shelf', isLocking)}`;
  return new Map(found.map(({ asked, ...shelf }) => [asked, shelf]));
}

/** The shop's own by their keys, others by where they were fetched; a shopper's avatar is neither. */
async function readPictures(
  tx: Transaction,
  addresses: readonly string[],
  { publicUrl, isLocking }: ReadingMeans,
): Promise<ShopPart['pictures']> {
  const read = [...new Set(addresses)].map((address) => ({ address, ...readPictureAddress(address, publicUrl) }));
  const asked = read.flatMap((each) => (each.kind === 'wrong' ? [] : [each]));
  if (asked.length === 0) return new Map();
  const json = JSON.stringify(asked.map((each) => ({ key: null, cloud: null, ...each })));
  const found = await tx.$queryRaw<{ address: string; id: string; key: string; cloud: string | null }[]>`
    WITH asked AS (
      SELECT * FROM jsonb_to_recordset(${json}::jsonb) AS each (address text, url text, key text, cloud text)
    ), known AS (
      SELECT asked.address, picture.id FROM asked
      JOIN media_files AS picture ON picture.key = asked.key AND picture.cloud IS NOT DISTINCT FROM asked.cloud
      UNION
      SELECT asked.address, picture.id FROM asked JOIN media_files AS picture ON picture.source_url = asked.url
    )
    SELECT known.address, picture.id::text, picture.key, picture.cloud
    FROM known JOIN media_files AS picture ON picture.id = known.id LEFT JOIN users AS owner ON owner.id = picture.owner_id
    WHERE owner.id IS NULL OR owner.role = 'ADMIN'
    ORDER BY picture.id ${keyShare('picture', isLocking)}`;
  return new Map(found.map(({ address, ...picture }) => [address, picture]));
}

function keyShare(table: string, isLocking: boolean): Prisma.Sql {
  return isLocking ? Prisma.raw(`FOR KEY SHARE OF ${table}`) : Prisma.empty; // a name from this file alone
}
