import { Prisma } from '../../../platform/db/generated/client.ts';

/** The columns of the declarations that a category has defaults for; those of products have the same names. */
export const DEFAULT_DECLARATIONS = [
  'manufacturerId',
  'packerId',
  'importerId',
  'countryOfOrigin',
  'genericName',
  'shelfLife',
] as const;

/** Those of products. */
export const DECLARATION_COLUMNS = [...DEFAULT_DECLARATIONS, 'netQuantity'] as const;

/** The same as columns of `categories`, for SELECT and RETURNING. */
export const DEFAULT_COLUMNS_SQL = Prisma.raw(
  'manufacturer_id::text AS "manufacturerId", packer_id::text AS "packerId", importer_id::text AS "importerId", country_of_origin AS "countryOfOrigin", generic_name AS "genericName", shelf_life AS "shelfLife"',
);

/** The columns of a party that a loaded one always has. */
export const PARTY_BASE = { id: true, name: true, address: true, email: true, phone: true, fssai: true } as const;

/** The columns and parties of the declarations that products and categories share. */
export const DEFAULTS_BASE = {
  manufacturer: { select: PARTY_BASE },
  packer: { select: PARTY_BASE },
  importer: { select: PARTY_BASE },
  countryOfOrigin: true,
  genericName: true,
  shelfLife: true,
} as const;

/** What the Legal Metrology (Packaged Commodities) Rules and the E-Commerce Rules ask a product to declare. */
export const REQUIRED_DECLARATIONS = {
  MANUFACTURER: 'manufacturer or packer',
  IMPORTER: 'importer',
  ADDRESS: 'address of the manufacturer, packer or importer',
  CONSUMER_CARE: 'consumer care email or phone',
  COUNTRY_OF_ORIGIN: 'country of origin',
  GENERIC_NAME: 'generic name',
} as const;

/** A declaration that a product lacks. */
export type MissingDeclaration = keyof typeof REQUIRED_DECLARATIONS;

/** Missing declarations in words: `Generic name, importer`. */
export function inWords(missing: readonly MissingDeclaration[]): string {
  const words = missing.map((each) => REQUIRED_DECLARATIONS[each]).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words of a missing declaration. */
export function declarationWordsSql(missing: Prisma.Sql): Prisma.Sql {
  const words = Object.entries(REQUIRED_DECLARATIONS).map(([key, phrase]) => Prisma.sql`WHEN ${key} THEN ${phrase}`);
  return Prisma.sql`CASE ${missing} ${Prisma.join(words, ' ')} END`;
}

/** An array of what a row with the columns of `products` lacks, by the row's alias. */
export function missingDeclarationsSql(alias: 'product' | 'changed' | 'former'): Prisma.Sql {
  const row = Prisma.raw(alias);
  const parties = Prisma.sql`FROM parties WHERE parties.id IN (${row}.manufacturer_id, ${row}.packer_id, ${row}.importer_id)`;
  return Prisma.sql`array_remove(ARRAY[
    CASE WHEN ${row}.country_of_origin <> 'IN' AND ${row}.importer_id IS NULL THEN 'IMPORTER'
      WHEN ${row}.country_of_origin IS NOT DISTINCT FROM 'IN' AND coalesce(${row}.manufacturer_id, ${row}.packer_id) IS NULL THEN 'MANUFACTURER'
      WHEN coalesce(${row}.manufacturer_id, ${row}.packer_id, ${row}.importer_id) IS NULL THEN 'MANUFACTURER'
      WHEN NOT EXISTS (SELECT ${parties} AND address <> '') THEN 'ADDRESS' END,
    CASE WHEN NOT EXISTS (SELECT ${parties} AND coalesce(email, phone) IS NOT NULL) THEN 'CONSUMER_CARE' END,
    CASE WHEN ${row}.country_of_origin IS NULL THEN 'COUNTRY_OF_ORIGIN' END,
    CASE WHEN ${row}.generic_name IS NULL THEN 'GENERIC_NAME' END
  ], NULL)`;
}

/** Whether the shop publishes products with all declarations alone. */
export const ARE_DECLARATIONS_REQUIRED_SQL = Prisma.sql`(
  EXISTS (SELECT FROM settings WHERE key = 'declarations.enforcement' AND value #>> '{}' = 'Block')
  AND NOT EXISTS (SELECT FROM settings WHERE key = 'declarations.requiredFrom' AND (value #>> '{}')::timestamptz > now()))`;
