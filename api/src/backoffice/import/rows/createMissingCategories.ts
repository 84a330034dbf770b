import { recordAudits } from '../../../platform/audit/recordAudit.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import { loadSharp } from '../../../platform/media/loadSharp.ts';
import type { PictureStorage } from '../../../platform/media/pictureStorages.ts';
import { insertStapleCategoryPictures } from '../../staples/staplePictures.ts';
import { catalogueRecord } from '../../catalogue/catalogueChange.ts';
import type { SubCategoryState } from '../../catalogue/categories/lockCategories.ts';
import type { Link } from '../../catalogue/products/productState.ts';
import type { CatalogueProduct, CategoryLink } from '../csv/catalogueProduct.ts';
import type { LockedImport } from './importBlock.ts';
import type { NewCategoryNames } from './newCategoryNames.ts';
import {
  readCategories,
  readSubCategories,
  type FoundSubCategory,
  type CatalogueSnapshot,
} from './catalogueSnapshot.ts';

/** Finds the categories that rows name, after the missing ones are created. */
export interface CategoryResolver {
  categories(named: readonly CategoryLink[]): Link[];
  subCategories(named: readonly CategoryLink[]): Link[];
}

/** The categories that a block of rows needs. */
export interface MissingCategories {
  snapshot: CatalogueSnapshot;
  newCategoryNames: NewCategoryNames;
  /** The products whose sub-categories change. */
  products: readonly CatalogueProduct[];
}

/**
 * Creates missing categories and sub-categories, and adds a sub-category that is in none of its product's categories to all of
 * them. Of two transactions that create the same name, one inserts it.
 */
export async function createMissingCategories(
  tx: Transaction,
  { snapshot, newCategoryNames, products }: MissingCategories,
  { lockedImport, storage }: { lockedImport: LockedImport; storage: PictureStorage },
): Promise<CategoryResolver> {
  const created = await insertMissing(tx, newCategoryNames, { lockedImport, storage });
  const isLocking = true;
  const categories = new Map([
    ...snapshot.categories,
    ...(await readCategories(tx, newCategoryNames.categories, { isLocking })),
  ]);
  const subCategories = new Map([
    ...snapshot.subCategories,
    ...(await readSubCategories(tx, newCategoryNames.subCategories, { isLocking })),
  ]);
  const resolver = categoryResolver(categories, subCategories);

  const added = missingLinks([...subCategories.values()], products, resolver);
  const before = await subCategoryStates(tx, [...new Set([...created.subCategories, ...added.keys()])]);
  await tx.subCategoryCategory.createMany({
    data: [...added].flatMap(([subCategoryId, ids]) => [...ids].map((categoryId) => ({ subCategoryId, categoryId }))),
    skipDuplicates: true,
  });
  const after = await subCategoryStates(tx, [...before.keys()]);
  const records = [
    ...created.categories.map(({ id, ...category }) =>
      catalogueRecord({
        action: 'CATEGORY_CREATE',
        id,
        before: null,
        after: { ...category, startsOn: null, endsOn: null },
      }),
    ),
    ...[...after].map(([id, state]) => {
      const former = created.subCategories.includes(id) ? null : (before.get(id) ?? null);
      const action = former ? 'SUB_CATEGORY_UPDATE' : 'SUB_CATEGORY_CREATE';
      return catalogueRecord({ action, id, before: former, after: state });
    }),
  ];
  await recordAudits(
    tx,
    lockedImport.actorId,
    records.map((record) => ({ ...record, importId: lockedImport.id })),
  );
  return resolver;
}

/** The categories that each sub-category has to be added to. */
function missingLinks(
  subCategories: readonly FoundSubCategory[],
  products: readonly CatalogueProduct[],
  resolver: CategoryResolver,
): Map<string, Set<string>> {
  const linkedCategoryIds = new Map(subCategories.map(({ id, categoryIds }) => [id, new Set(categoryIds)]));
  const missing = new Map<string, Set<string>>();
  for (const product of products) {
    const categoryIds = resolver.categories(product.categories).map(({ id }) => id);
    for (const { id } of resolver.subCategories(product.subCategories)) {
      const present = linkedCategoryIds.get(id) ?? new Set();
      if (categoryIds.length === 0 || categoryIds.some((categoryId) => present.has(categoryId))) continue;
      linkedCategoryIds.set(id, new Set([...present, ...categoryIds]));
      missing.set(id, new Set([...(missing.get(id) ?? []), ...categoryIds]));
    }
  }
  return missing;
}

async function insertMissing(
  tx: Transaction,
  { categories, subCategories }: NewCategoryNames,
  { lockedImport, storage }: { lockedImport: LockedImport; storage: PictureStorage },
) {
  if (categories.length + subCategories.length === 0) return { categories: [], subCategories: [] };
  const pictures = await insertStapleCategoryPictures(tx, { categories, subCategories });
  const placeholderId = await placeholderPicture(tx, storage);
  const gsts = new Map(
    lockedImport.categoryMapping.categories.map((each) => [each.name.toLowerCase(), each.gstPercent]),
  );
  const newCategories = await tx.category.createManyAndReturn({
    data: categories.map((name) => ({
      name,
      pictureId: pictures.categories.get(name) ?? placeholderId,
      gstPercent: gsts.get(name.toLowerCase()) ?? null,
    })),
    skipDuplicates: true,
    select: {
      ...{ id: true, name: true, pictureId: true, gstPercent: true, isOnHomePage: true, isInFooter: true },
      ...{ manufacturerId: true, packerId: true, importerId: true },
      ...{ countryOfOrigin: true, genericName: true, shelfLife: true },
    },
  });
  const newSubCategories = await tx.subCategory.createManyAndReturn({
    data: subCategories.map((name) => ({ name, pictureId: pictures.subCategories.get(name) ?? placeholderId })),
    skipDuplicates: true,
    select: { id: true },
  });
  return { categories: newCategories, subCategories: newSubCategories.map(({ id }) => id) };
}

/** A resolver of the names as the rows have them. */
export function categoryResolver(
  categories: ReadonlyMap<string, Link>,
  subCategories: ReadonlyMap<string, Link>,
): CategoryResolver {
  return { categories: finder(categories), subCategories: finder(subCategories) };
}

const KEY = 'new-category-basket';

const SIZE = 768;

const TINT = '#fdf0dc';

/** The shop's basket, for new categories without a picture of the staples'. */
const BASKET = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 96 96">
  <rect width="96" height="96" fill="${TINT}"/>
  <g fill="none" stroke="#c9862b" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
    <path d="M34 42 44 24M62 42 52 24"/>
    <path d="M24 42h48l-6 28a4 4 0 0 1-4 3H34a4 4 0 0 1-4-3z" fill="#f6d9ae"/>
    <path d="M40 52v12M48 52v12M56 52v12"/>
  </g>
</svg>`;

/**
 * Returns the id of the picture that all categories of imports share, locked until the transaction ends. When the picture does not
 * exist, it is rendered and stored; its file comes first, because a retry overwrites the file under the same key.
 */
async function placeholderPicture(tx: Transaction, storage: PictureStorage): Promise<string> {
  const [picture] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM pictures WHERE key = ${KEY} FOR KEY SHARE`;
  if (picture) return picture.id;
  const sharp = await loadSharp();
  await storage.put(KEY, await sharp(Buffer.from(BASKET)).webp().toBuffer());
  const { id } = await tx.picture.create({
    data: {
      key: KEY,
      cloud: storage.cloud,
      mimeType: 'image/webp',
      width: SIZE,
      height: SIZE,
      dominantColor: TINT,
      alt: 'A shopping basket',
    },
    select: { id: true },
  });
  return id;
}

function finder(categories: ReadonlyMap<string, Link>) {
  const byName = new Map([...categories].map(([asked, category]) => [asked.toLowerCase(), category]));
  return (named: readonly CategoryLink[]): Link[] =>
    named.map(({ id, name }) => {
      if (id !== null) return { id, name };
      const category = byName.get(name.toLowerCase());
      if (!category) throw new Error(`The category ${name} wasn’t created`);
      return { id: category.id, name: category.name };
    });
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
