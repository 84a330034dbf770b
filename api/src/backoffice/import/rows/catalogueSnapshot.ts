import type { Transaction } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import type { Link } from '../../catalogue/products/productState.ts';
import { CATALOGUE_PRODUCT, catalogueProduct, type CatalogueProduct } from '../csv/catalogueProduct.ts';
import type { ReadRow, RowValues } from '../csv/readCells.ts';
import type { CategoryMapping } from '../mapping/categoryMapping.ts';
import { parsePictureUrl } from '../csv/pictureUrls.ts';
import { PARTY_ROLES, partyKey, type PartyLink, type PartyRole } from '../csv/partyCell.ts';
import type { PartyFields } from '../../catalogue/declarations/writeParty.ts';
import { ARE_DECLARATIONS_REQUIRED_SQL } from '../../../shop/catalogue/declarations/declarations.ts';
import { subCategoryNames } from './newCategoryNames.ts';

/** The product of a row. */
export interface FoundProduct {
  id: string;
  product: CatalogueProduct;
  isDeleted: boolean;
}

/** A sub-category that a row names, under its name in the catalogue. */
export interface FoundSubCategory extends Link {
  categoryIds: string[];
}

/** The default declarations of a category. */
export type CategoryDefaults = Pick<CatalogueProduct, PartyRole | 'countryOfOrigin' | 'genericName' | 'shelfLife'>;

/** A category that a row names, under its name in the catalogue. */
export interface FoundCategory extends Link {
  /** The GST of its new products without one of their own. */
  gstPercent: number | null;
  /** What its new products declare where they have nothing of their own. */
  defaults: CategoryDefaults;
}

/** The part of the catalogue that some rows refer to. */
export interface CatalogueSnapshot {
  /** By SKU. */
  products: Map<string, FoundProduct>;
  /** The SKUs that begin with zeros, by the number that a spreadsheet makes of them. */
  skusWithZeros: Map<string, string>;
  /** By the name in the row; sub-categories, too. */
  categories: Map<string, FoundCategory>;
  subCategories: Map<string, FoundSubCategory>;
  /** By the party of a row. */
  parties: Map<string, PartyLink>;
  areDeclarationsRequired: boolean;
  /** The stored pictures, by URL. */
  pictures: Map<string, { id: string; key: string; cloud: string | null }>;
  /** Whether products keep their pictures before those of a zip; null for a file of products. */
  keepsPictures: boolean | null;
}

/** The product with the SKU of a row, as written or in capitals, or with the zeros that a spreadsheet has dropped if it has the same name, too. */
export function productOf(
  { sku, values }: { sku: string; values: RowValues },
  { products, skusWithZeros }: CatalogueSnapshot,
): FoundProduct | undefined {
  const found = products.get(sku) ?? products.get(sku.toUpperCase());
  if (found) return found;
  const similar = products.get(skusWithZeros.get(sku) ?? '');
  return similar && values.name?.toLowerCase() === similar.product.name.toLowerCase() ? similar : undefined;
}

/** The options of a snapshot. */
export interface SnapshotOptions {
  publicUrl: string;
  /** Whether the snapshot locks what it reads until the transaction ends. */
  isLocking: boolean;
  /** The categories that names of the file stand for. */
  categoryMapping?: CategoryMapping;
  keepsPictures?: boolean | null;
}

/** Reads the snapshot of some rows. The number of statements does not depend on the number of rows. It locks in the order of all rules, so that they cannot deadlock. */
export async function readCatalogueSnapshot(
  tx: Transaction,
  rows: readonly (ReadRow & { sku: string })[],
  options: SnapshotOptions,
): Promise<CatalogueSnapshot> {
  const categoryNames = rows.flatMap(({ values }) => values.categories ?? []);
  const skus = rows.map(({ sku }) => sku);
  const skusWithZeros = await readSkusWithZeros(tx, skus);
  return {
    products: await readProducts(tx, [...skus, ...skusWithZeros.values()], options),
    skusWithZeros,
    categories: await readCategories(tx, categoryNames, { ...options, mapped: options.categoryMapping?.categories }),
    subCategories: await readSubCategories(
      tx,
      rows.flatMap(({ values }) => subCategoryNames(values)),
      { ...options, mapped: options.categoryMapping?.subCategories },
    ),
    parties: await readParties(
      tx,
      rows.flatMap(({ values }) => PARTY_ROLES.flatMap((role) => values[role] ?? [])),
    ),
    areDeclarationsRequired: await areDeclarationsRequired(tx),
    pictures: await readPictures(
      tx,
      rows.flatMap(({ values }) => values.images ?? []),
      options,
    ),
    keepsPictures: options.keepsPictures ?? null,
  };
}

/** Finds the SKUs such as `00123` of numbers such as `123`. */
async function readSkusWithZeros(tx: Transaction, skus: readonly string[]): Promise<Map<string, string>> {
  const numbers = [...new Set(skus.filter((sku) => /^[1-9]\d*$/.test(sku)))];
  if (numbers.length === 0) return new Map();
  const found = await tx.$queryRaw<{ number: string; sku: string }[]>`
    SELECT ltrim(sku, '0') AS number, sku FROM products
    WHERE sku LIKE '0%' AND ltrim(sku, '0') = ANY (${numbers}) AND deleted_at IS NULL ORDER BY length(sku) DESC, sku`;
  return new Map(found.map(({ number, sku }) => [number, sku]));
}

async function readProducts(tx: Transaction, skus: readonly string[], { isLocking }: SnapshotOptions) {
  const requestedSkus = [...new Set(skus.flatMap((sku) => [sku, sku.toUpperCase()]))];
  if (isLocking) {
    await tx.$executeRaw`SELECT FROM products WHERE sku = ANY (${requestedSkus}) ORDER BY id FOR NO KEY UPDATE`;
  }
  const loaded = await tx.product.findMany({ where: { sku: { in: requestedSkus } }, select: CATALOGUE_PRODUCT });
  return new Map(
    loaded.map((row) => {
      const { id, sku, deletedAt } = row;
      return [sku, { id, isDeleted: deletedAt !== null, product: catalogueProduct(row) }];
    }),
  );
}

interface NamesOptions extends Pick<SnapshotOptions, 'isLocking'> {
  mapped?: readonly { name: string; id: string | null }[] | undefined;
}

/** Each name once, and the name of the shop that it is mapped to. */
async function mappedNames(
  tx: Transaction,
  names: readonly string[],
  { table, isLocking, mapped = [] }: NamesOptions & { table: 'categories' | 'sub_categories' },
): Promise<{ asked: string[]; wanted: string[] }> {
  const asked = [...new Set(names)];
  const bareNames = new Set(asked.map((name) => name.toLowerCase()));
  const used = mapped.filter(({ name, id }) => id !== null && bareNames.has(name.toLowerCase()));
  if (used.length === 0) return { asked, wanted: asked };
  const found = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id::text, name FROM ${Prisma.raw(table)} AS target WHERE id = ANY (${used.map(({ id }) => id)}::uuid[])
    ORDER BY target.id ${isLocking ? Prisma.raw('FOR SHARE') : Prisma.empty}`; // so that it is not renamed meanwhile
  const nameOf = new Map(found.map(({ id, name }) => [id, name]));
  const targets = new Map(used.map(({ name, id }) => [name.toLowerCase(), nameOf.get(id ?? '')]));
  return { asked, wanted: asked.map((name) => targets.get(name.toLowerCase()) ?? name) };
}

/** Finds categories by their names, compared as the unique index does, or by the ids that the names are mapped to. */
export function readCategories(tx: Transaction, names: readonly string[], options: NamesOptions) {
  const party = (role: PartyRole) => Prisma.sql`(SELECT row_to_json(party) FROM (
    SELECT id, name, address, email, phone, fssai FROM parties WHERE id = target.${Prisma.raw(`${role}_id`)}) party)`;
  const columns = Prisma.sql`target.gst_percent AS "gstPercent", json_build_object(
    'manufacturer', ${party('manufacturer')}, 'packer', ${party('packer')}, 'importer', ${party('importer')},
    'countryOfOrigin', target.country_of_origin, 'genericName', target.generic_name, 'shelfLife', target.shelf_life) AS defaults`;
  return readNamed<FoundCategory>(tx, names, { ...options, table: 'categories', columns });
}

/** Finds sub-categories likewise, with the ids of their categories. */
export function readSubCategories(tx: Transaction, names: readonly string[], options: NamesOptions) {
  const columns = Prisma.sql`
    ARRAY(SELECT category_id::text FROM sub_category_categories WHERE sub_category_id = target.id) AS "categoryIds"`;
  return readNamed<FoundSubCategory>(tx, names, { ...options, table: 'sub_categories', columns });
}

async function readNamed<Found>(
  tx: Transaction,
  names: readonly string[],
  { columns, ...options }: NamesOptions & { table: 'categories' | 'sub_categories'; columns: Prisma.Sql },
): Promise<Map<string, Found>> {
  if (names.length === 0) return new Map();
  const { asked, wanted } = await mappedNames(tx, names, options);
  const found = await tx.$queryRaw<(Found & { asked: string })[]>`
    SELECT asked, target.id::text, target.name, ${columns}
    FROM unnest(${asked}::text[], ${wanted}::text[]) AS named (asked, wanted)
    JOIN ${Prisma.raw(options.table)} AS target ON lower(btrim(target.name)) = lower(btrim(wanted))
    ORDER BY target.id ${keyShare('target', options.isLocking)}`;
  return new Map(found.map((row) => [row.asked, row]));
}

/** Finds parties by name and address, or by the name alone where a row has no address and one party has that name. */
export async function readParties(tx: Transaction, asked: readonly PartyFields[]): Promise<Map<string, PartyLink>> {
  if (asked.length === 0) return new Map();
  const [names, addresses] = [asked.map(({ name }) => name), asked.map(({ address }) => address)];
  const found = await tx.$queryRaw<(PartyLink & { askedName: string; askedAddress: string })[]>`
    SELECT DISTINCT ON (asked.name, asked.address) asked.name AS "askedName", asked.address AS "askedAddress",
      party.id::text, party.name, party.address, party.email, party.phone, party.fssai
    FROM unnest(${names}::text[], ${addresses}::text[]) AS asked (name, address)
    JOIN parties AS party ON party.key = btrim(regexp_replace(lower(asked.name || ' ' || asked.address), '[^[:alnum:]]+', ' ', 'g'))
      OR asked.address = '' AND lower(party.name) = lower(asked.name)
        AND (SELECT count(*) FROM parties AS other WHERE lower(other.name) = lower(asked.name)) = 1
    ORDER BY asked.name, asked.address, party.id`;
  return new Map(
    found.map(({ askedName, askedAddress, ...party }) => [partyKey({ name: askedName, address: askedAddress }), party]),
  );
}

async function areDeclarationsRequired(tx: Transaction): Promise<boolean> {
  const [{ isRequired }] = await tx.$queryRaw<
    [{ isRequired: boolean }]
  >`SELECT ${ARE_DECLARATIONS_REQUIRED_SQL} AS "isRequired"`;
  return isRequired;
}

/** Finds the shop's own pictures by their keys and external ones by their source; avatars of shoppers are left out. */
async function readPictures(
  tx: Transaction,
  addresses: readonly string[],
  { publicUrl, isLocking }: SnapshotOptions,
): Promise<CatalogueSnapshot['pictures']> {
  const read = [...new Set(addresses)].map((address) => ({ address, ...parsePictureUrl(address, publicUrl) }));
  const asked = read.flatMap((each) => (each.kind === 'invalid' ? [] : [each]));
  if (asked.length === 0) return new Map();
  const json = JSON.stringify(asked.map((each) => ({ key: null, cloud: null, ...each })));
  const found = await tx.$queryRaw<{ address: string; id: string; key: string; cloud: string | null }[]>`
    WITH asked AS (
      SELECT * FROM jsonb_to_recordset(${json}::jsonb) AS each (address text, url text, key text, cloud text)
    ), known AS (
      SELECT asked.address, picture.id FROM asked
      JOIN pictures AS picture ON picture.key = asked.key AND picture.cloud IS NOT DISTINCT FROM asked.cloud
      UNION
      SELECT asked.address, picture.id FROM asked JOIN pictures AS picture ON picture.source_url = asked.url
    )
    SELECT known.address, picture.id::text, picture.key, picture.cloud
    FROM known JOIN pictures AS picture ON picture.id = known.id LEFT JOIN users AS owner ON owner.id = picture.owner_id
    LEFT JOIN role_definitions AS role ON role.id = owner.role_definition_id
    WHERE owner.id IS NULL OR 'CATALOGUE' = ANY (role.permissions)
    ORDER BY picture.id ${keyShare('picture', isLocking)}`;
  return new Map(found.map(({ address, ...picture }) => [address, picture]));
}

function keyShare(table: string, isLocking: boolean): Prisma.Sql {
  return isLocking ? Prisma.raw(`FOR KEY SHARE OF ${table}`) : Prisma.empty; // a name from this file alone
}
