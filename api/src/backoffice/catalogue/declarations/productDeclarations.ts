import type { Transaction } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { defineUserError } from '../../../platform/core/errors/userError.ts';
import {
  ARE_DECLARATIONS_REQUIRED_SQL,
  DEFAULT_DECLARATIONS,
  declarationWordsSql,
  inWords,
  missingDeclarationsSql,
  type MissingDeclaration,
} from '../../../shop/catalogue/declarations/declarations.ts';
import type { CategoryState } from '../categories/lockCategories.ts';
import { PRODUCT_COLUMNS, type ProductState } from '../products/productState.ts';
import type { DeclarationColumns } from './declarationInputs.schema.ts';
import { requireParties } from './writeParty.ts';

export class DeclarationsMissingError extends defineUserError({
  description: 'The shop publishes products with all declarations alone. Nothing was changed.',
}) {
  readonly missing: readonly MissingDeclaration[];

  constructor(missing: readonly MissingDeclaration[]) {
    super(`Add what is missing before you publish it: ${inWords(missing).toLowerCase()}`);
    this.missing = missing;
  }
}

/** The default declarations of a category. */
type Defaults = Pick<CategoryState, (typeof DEFAULT_DECLARATIONS)[number]>;

/** The defaults of a category that has none. */
export const NO_DEFAULTS: Defaults = {
  manufacturerId: null,
  packerId: null,
  importerId: null,
  countryOfOrigin: null,
  genericName: null,
  shelfLife: null,
};

/** The defaults of a category after a change. @throws PartyNotFoundError */
export async function changedDefaults(
  tx: Transaction,
  before: Defaults,
  change: Partial<DeclarationColumns>,
): Promise<Defaults> {
  await requireParties(tx, [change.manufacturerId, change.packerId, change.importerId]);
  return pickDefaults((name) => (change[name] === undefined ? before[name] : change[name]));
}

function pickDefaults(valueOf: (name: keyof Defaults) => string | null): Defaults {
  const values = Object.fromEntries(DEFAULT_DECLARATIONS.map((name) => [name, valueOf(name)]));
  return { ...NO_DEFAULTS, ...values };
}

/** What a new product declares: its own values, else those of the first category in the order given that has one. @throws PartyNotFoundError */
export async function declarationsOfNew(
  tx: Transaction,
  own: Partial<DeclarationColumns>,
  categoryIds: readonly string[],
): Promise<DeclarationColumns> {
  await requireParties(tx, [own.manufacturerId, own.packerId, own.importerId]);
  const isWhole = DEFAULT_DECLARATIONS.every((name) => own[name] != null);
  const found = isWhole ? [] : await tx.category.findMany({ where: { id: { in: [...categoryIds] } } });
  const categories = categoryIds.flatMap((id) => found.find((each) => each.id === id) ?? []);
  const defaults = pickDefaults((name) => firstDefault(categories, name));
  return { ...pickDefaults((name) => own[name] ?? defaults[name]), netQuantity: own.netQuantity ?? null };
}

/** The default of the first category that has one. */
export function firstDefault(categories: readonly Defaults[], name: keyof Defaults): string | null {
  return categories.map((category) => category[name]).find((value) => value !== null) ?? null;
}

/**
 * Fails when a locked product is published now, or has lost a declaration while it is, and the shop requires all of them. A product that was
 * published without them before stays so. @throws DeclarationsMissingError
 */
export async function requireDeclarations(tx: Transaction, productId: string, before?: ProductState): Promise<void> {
  const former =
    before &&
    Object.entries(PRODUCT_COLUMNS).map(([name, { column }]) => [column, before[name as keyof typeof PRODUCT_COLUMNS]]);
  const json = JSON.stringify({ ...Object.fromEntries(former ?? []), details: {} });
  const [found] = await tx.$queryRaw<{ missing: MissingDeclaration[] }[]>`
    SELECT state.missing FROM products AS product, LATERAL (SELECT ${missingDeclarationsSql('product')} AS missing) AS state
    WHERE product.id = ${productId}::uuid AND product.is_published AND ${ARE_DECLARATIONS_REQUIRED_SQL} AND cardinality(state.missing) > 0
      AND NOT ${isExemptSql(Prisma.sql`jsonb_populate_record(NULL::products, ${json}::jsonb)`)}`;
  if (found) throw new DeclarationsMissingError(found.missing);
}

/** Whether a former row of `products` was published without its declarations. */
function isExemptSql(former: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM ${former} AS former WHERE former.is_published AND cardinality(${missingDeclarationsSql('former')}) > 0)`;
}

/**
 * Why a product by the alias `product` can't have changed values, an object by the names of columns: null when it can. What the shop requires
 * would be missing, and is not yet.
 */
export function declarationsRefusalSql(values: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`CASE WHEN ${ARE_DECLARATIONS_REQUIRED_SQL} THEN (
    SELECT 'Missing: ' || string_agg(${declarationWordsSql(Prisma.sql`each`)}, ', ')
    FROM jsonb_populate_record(product, ${values}) AS changed, unnest(${missingDeclarationsSql('changed')}) AS each
    WHERE changed.is_published AND NOT (product.is_published AND cardinality(${missingDeclarationsSql('product')}) > 0)
  ) END`;
}

const CHECKED_COLUMNS = ['isPublished', ...DEFAULT_DECLARATIONS] as const;

/** The columns of a state that count for the declarations, as `declarationsRefusalSql` takes them. */
export function rowOfStateSql(state: Prisma.Sql): Prisma.Sql {
  const names = CHECKED_COLUMNS.map((name) => Prisma.sql`(${name}, ${PRODUCT_COLUMNS[name].column})`);
  return Prisma.sql`(SELECT coalesce(jsonb_object_agg(named."column", given.value), '{}')
    FROM jsonb_each(${state}) AS given JOIN (VALUES ${Prisma.join(names)}) AS named ("name", "column") ON named."name" = given.key)`;
}
