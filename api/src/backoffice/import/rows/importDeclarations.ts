import type { MissingDeclaration } from '../../../shop/catalogue/declarations/declarations.ts';
import type { CatalogueProduct } from '../csv/catalogueProduct.ts';
import { PARTY_ROLES } from '../csv/partyCell.ts';
import type { CategoryDefaults } from './catalogueSnapshot.ts';

const DEFAULT_FIELDS = [...PARTY_ROLES, 'countryOfOrigin', 'genericName', 'shelfLife'] as const;

/** A new product with the defaults of its first category that has each, where it declares nothing. */
export function withDefaults(product: CatalogueProduct, categories: readonly CategoryDefaults[]): CatalogueProduct {
  const filled = DEFAULT_FIELDS.map((field) => [
    field,
    product[field] ?? categories.map((defaults) => defaults[field]).find((value) => value !== null) ?? null,
  ]);
  return { ...product, ...Object.fromEntries(filled) };
}

/** The same of a product of a row as `missingDeclarationsSql` of a stored one: its parties may not be stored yet. */
export function missingDeclarations(product: CatalogueProduct): MissingDeclaration[] {
  const { manufacturer, packer, importer, countryOfOrigin, genericName } = product;
  const parties = [manufacturer, packer, importer].filter((party) => party !== null);
  const isImported = countryOfOrigin !== null && countryOfOrigin !== 'IN';
  const isMade = countryOfOrigin === 'IN' ? Boolean(manufacturer ?? packer) : parties.length > 0;
  const missing: (MissingDeclaration | false)[] = [
    isImported && !importer && 'IMPORTER',
    !isImported && !isMade && 'MANUFACTURER',
    (isImported ? importer !== null : isMade) && parties.every(({ address }) => address === '') && 'ADDRESS',
    parties.every(({ email, phone }) => (email ?? phone) === null) && 'CONSUMER_CARE',
    countryOfOrigin === null && 'COUNTRY_OF_ORIGIN',
    genericName === null && 'GENERIC_NAME',
  ];
  return missing.filter((each) => each !== false);
}

/** What keeps a product from being published, in a shop that requires the declarations; empty for what was published without them before. */
export function blockingDeclarations(product: CatalogueProduct, before?: CatalogueProduct): MissingDeclaration[] {
  const isExempt = before?.isPublished && missingDeclarations(before).length > 0;
  return product.isPublished && !isExempt ? missingDeclarations(product) : [];
}
