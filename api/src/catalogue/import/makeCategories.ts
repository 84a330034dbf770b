import { recordAudits, type AuditRecord } from '../../audit/recordAudit.ts';
import type { Transaction } from '../../db/client.ts';
import type { PictureStorage } from '../../graphql/context.ts';
import type { CategoryState, SubCategoryState } from '../admin/lockedRows.ts';
import type { CatalogueProduct, Named } from './catalogueProduct.ts';
import type { HeldImport } from './importRows.ts';
import type { NewNames } from './newNames.ts';
import { placeholderPicture } from './placeholderPicture.ts';
import { readCategories, readSubCategories, type FoundSubCategory, type ShopPart } from './shopPart.ts';

/** A category or sub-category that is in the shop. */
export interface Placed {
  id: string;
  name: string;
}

/** Finds what rows name in the shop, where by now everything is. */
export interface Places {
  categories(named: readonly Named[]): Placed[];
  subCategories(named: readonly Named[]): Placed[];
}

/** What the rows of a block want of categories. */
export interface WantedPlaces {
  shop: ShopPart;
  newNames: NewNames;
  /** Those whose sub-categories change. */
  products: readonly CatalogueProduct[];
}

/**
 * Makes the categories and sub-categories that are missing, and puts each sub-category that stands in none of its product's
 * categories into all of them. What is made twice at the same time is made once.
 */
export async function makeCategories(
  tx: Transaction,
  { shop, newNames, products }: WantedPlaces,
  { held, storage }: { held: HeldImport; storage: PictureStorage },
): Promise<Places> {
  const made = await insertMissing(tx, newNames, storage);
  const isLocking = true;
  const categories = new Map([...shop.categories, ...(await readCategories(tx, newNames.categories, { isLocking }))]);
  const shelves = new Map([
    ...shop.subCategories,
    ...(await readSubCategories(tx, newNames.subCategories, { isLocking })),
  ]);
  const places = placesAmong(categories, shelves);

  const added = missingLinks([...shelves.values()], products, places);
  const before = await subCategoryStates(tx, [...new Set([...made.subCategories, ...added.keys()])]);
  await tx.subCategoryCategory.createMany({
    data: [...added].flatMap(([subCategoryId, ids]) => [...ids].map((categoryId) => ({ subCategoryId, categoryId }))),
    skipDuplicates: true,
  });
  const after = await subCategoryStates(tx, [...before.keys()]);
  await recordAudits(tx, held.actorId, [
    ...made.categories.map(({ id, name, pictureId }) => addition(held, id, { name, pictureId })),
    ...[...after].map(([id, state]) => {
      const was = made.subCategories.includes(id) ? undefined : before.get(id);
      return was ? edit(held, id, { before: was, after: state }) : addition(held, id, state);
    }),
  ]);
  return places;
}

/** The categories that each sub-category has to be put into. */
function missingLinks(
  shelves: readonly FoundSubCategory[],
  products: readonly CatalogueProduct[],
  places: Places,
): Map<string, Set<string>> {
  const standsIn = new Map(shelves.map(({ id, categoryIds }) => [id, new Set(categoryIds)]));
  const missing = new Map<string, Set<string>>();
  for (const product of products) {
    const categoryIds = places.categories(product.categories).map(({ id }) => id);
    for (const { id } of places.subCategories(product.subCategories)) {
      const present = standsIn.get(id) ?? new Set();
      if (categoryIds.length === 0 || categoryIds.some((categoryId) => present.has(categoryId))) continue;
      standsIn.set(id, new Set([...present, ...categoryIds]));
      missing.set(id, new Set([...(missing.get(id) ?? []), ...categoryIds]));
    }
  }
  return missing;
}

async function insertMissing(tx: Transaction, { categories, subCategories }: NewNames, storage: PictureStorage) {
  if (categories.length + subCategories.length === 0) return { categories: [], subCategories: [] };
  const pictureId = await placeholderPicture(tx, storage);
  const rowsOf = (names: readonly string[]) => names.map((name) => ({ name, pictureId }));
  const newCategories = await tx.category.createManyAndReturn({
    data: rowsOf(categories),
    skipDuplicates: true,
    select: { id: true, name: true, pictureId: true },
  });
  const newSubCategories = await tx.subCategory.createManyAndReturn({
    data: rowsOf(subCategories),
    skipDuplicates: true,
    select: { id: true },
  });
  return { categories: newCategories, subCategories: newSubCategories.map(({ id }) => id) };
}

/** Finds names as they were asked for. */
export function placesAmong(
  categories: ReadonlyMap<string, Placed>,
  subCategories: ReadonlyMap<string, Placed>,
): Places {
  return { categories: finder(categories), subCategories: finder(subCategories) };
}

function finder(places: ReadonlyMap<string, Placed>) {
  const byName = new Map([...places].map(([asked, place]) => [asked.toLowerCase(), place]));
  return (named: readonly Named[]): Placed[] =>
    named.map(({ id, name }) => {
      if (id !== null) return { id, name };
      const place = byName.get(name.toLowerCase());
      if (!place) throw new Error(`${name} was not made`);
      return { id: place.id, name: place.name };
    });
}

function addition({ id: batchId }: HeldImport, id: string, state: CategoryState | SubCategoryState): AuditRecord {
  const action = 'categories' in state ? 'SUB_CATEGORY_ADD' : 'CATEGORY_ADD';
  return { action, subjectId: id, subjectName: state.name, batchId, before: null, after: { ...state } };
}

function edit(
  { id: batchId }: HeldImport,
  id: string,
  { before, after }: { before: SubCategoryState; after: SubCategoryState },
): AuditRecord {
  const states = { before: { ...before }, after: { ...after } };
  return { action: 'SUB_CATEGORY_EDIT', subjectId: id, subjectName: after.name, batchId, ...states };
}

async function subCategoryStates(tx: Transaction, ids: readonly string[]): Promise<Map<string, SubCategoryState>> {
  if (ids.length === 0) return new Map();
  const found = await tx.subCategory.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      name: true,
      pictureId: true,
      categories: { orderBy: { categoryId: 'asc' }, select: { category: { select: { id: true, name: true } } } },
    },
  });
  return new Map(
    found.map(({ id, categories, ...columns }) => [
      id,
      { ...columns, categories: categories.map(({ category }) => category) },
    ]),
  );
}
