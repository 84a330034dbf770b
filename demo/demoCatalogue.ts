import { categoryPictureKey, picturePlans, productPictureKeys, subCategoryPictureKey } from './demoPictures.ts';
import { describeProduct, productDetails } from './describeProduct.ts';
import { gstOf } from './gstRates.ts';
import type { PackSize } from './packSize.ts';
import { offerOf } from './priceAndStock.ts';
import { demoDepartments, productLines, sizesOf } from './productLines.ts';
import type { ProductLine } from './productLines.ts';
import type { DepartmentTable, SubTable } from './readDepartment.ts';
import { seedNumber, seededRandom } from './seededRandom.ts';

/** A category of the demo shop; the list's order is the display order. */
export interface DemoCategory {
  key: string;
  name: string;
  pictureKey: string;
}

/** A sub-category, in the display order of its first category. */
export interface DemoSubCategory {
  key: string;
  name: string;
  categoryKeys: string[];
  pictureKey: string;
}

/** One pack a shopper can buy; money is integer paise before the discount. */
export interface DemoProduct {
  sku: string;
  name: string;
  brand: string | null;
  unit: string;
  pricePaise: number;
  discountPercent: number;
  gstPercent: number;
  hsnCode: string | null;
  stock: number;
  maxPerOrder: number | null;
  description: string;
  details: Record<string, string>;
  categoryKeys: string[];
  subCategoryKeys: string[];
  pictureKeys: string[];
}

/** A picture that `renderDemoPicture` can draw; pages show the tint behind it. */
export interface DemoPicture {
  key: string;
  tint: string;
  alt: string;
}

/** The whole demo shop. */
export interface DemoCatalogue {
  categories: DemoCategory[];
  subCategories: DemoSubCategory[];
  products: DemoProduct[];
  pictures: DemoPicture[];
}

/** A sub-category and the department that it belongs to first. */
interface PlacedSubCategory {
  home: DepartmentTable;
  sub: SubTable;
}

interface SubCategoryPack {
  line: ProductLine;
  size: PackSize;
  place: number;
}

/**
 * The demo shop, the same at every call. Products come category by category, most wanted first: within a category the
 * sub-categories take turns, within a sub-category kinds and brands do.
 */
export function demoCatalogue(): DemoCatalogue {
  const departments = demoDepartments();
  const subCategories = subCategoriesInOrder(departments);
  const subs = subCategories.flat().map(toSubCategory);
  const categoriesOf = new Map(subs.map((sub) => [sub.key, sub.categoryKeys]));
  const packs = packsInOrder(subCategories);
  return {
    categories: departments.map((department) => ({
      key: department.key,
      name: department.name,
      pictureKey: categoryPictureKey(department),
    })),
    subCategories: subs,
    products: packs.map((pack) => toProduct(pack, categoriesOf)),
    pictures: [...picturePlans().values()].map(({ key, tint, alt }) => ({ key, tint, alt })),
  };
}

function toSubCategory({ home, sub }: PlacedSubCategory): DemoSubCategory {
  return {
    key: sub.key,
    name: sub.name,
    categoryKeys: [home.key, ...sub.alsoIn],
    pictureKey: subCategoryPictureKey(sub),
  };
}

function toProduct({ line, size }: SubCategoryPack, categoriesOf: Map<string, string[]>): DemoProduct {
  const subCategoryKeys = [line.sub.key, ...line.row.alsoIn];
  const categoryKeys = [...new Set(subCategoryKeys.flatMap((key) => categoriesOf.get(key) ?? []))];
  return {
    sku: `KR-${seedNumber(`${line.name} ${size.unit}`).toString(36).toUpperCase().padStart(7, '0')}`,
    name: line.name,
    brand: line.brand?.name ?? null,
    unit: size.unit,
    ...offerOf(line, size),
    ...gstOf(line),
    description: describeProduct(line, size),
    details: productDetails(line),
    categoryKeys,
    subCategoryKeys,
    pictureKeys: productPictureKeys(line, size),
  };
}

/**
 * The sub-categories of each department. One that two departments share is listed with the later of them, because the list's order
 * is the order in both: otherwise it would come before the later department's own sub-categories.
 */
function subCategoriesInOrder(departments: DepartmentTable[]): PlacedSubCategory[][] {
  const place = new Map(departments.map(({ key }, index) => [key, index]));
  const subCategories = departments.flatMap((home) => home.subs.map((sub) => ({ home, sub })));
  const stand = ({ home, sub }: PlacedSubCategory) =>
    Math.max(...[home.key, ...sub.alsoIn].map((key) => place.get(key) ?? 0));
  return departments.map((department, index) => {
    const [own, guests] = [true, false].map((wanted) =>
      subCategories.filter(
        (subCategory) => stand(subCategory) === index && (subCategory.home === department) === wanted,
      ),
    );
    return [...(own ?? []), ...(guests ?? [])];
  });
}

/** Place 0 of every sub-category, then place 1 of every sub-category, and so on through each department. */
function packsInOrder(subCategories: PlacedSubCategory[][]): SubCategoryPack[] {
  const packs = new Map<SubTable, SubCategoryPack[]>();
  for (const line of productLines()) {
    const subCategory = packs.get(line.sub) ?? [];
    subCategory.push(...sizesOf(line).map((size, sizeIndex) => ({ line, size, place: placeOf(line, sizeIndex) })));
    packs.set(line.sub, subCategory);
  }
  return subCategories.flatMap((department) => interleave(department.map(({ sub }) => byPlace(packs.get(sub) ?? []))));
}

function byPlace(subCategory: SubCategoryPack[]): SubCategoryPack[] {
  return subCategory.toSorted((left, right) => left.place - right.place);
}

/** The wanted kind in its first size leads; other brands and sizes of it follow some places later. */
function placeOf(line: ProductLine, sizeIndex: number): number {
  const jitter = seededRandom(`place ${line.name} ${String(sizeIndex)}`)() * 0.8;
  return line.rowIndex + line.brandIndex * 3.3 + sizeIndex * 2.3 + jitter;
}

function interleave(subCategories: SubCategoryPack[][]): SubCategoryPack[] {
  const longest = Math.max(...subCategories.map((subCategory) => subCategory.length));
  return Array.from({ length: longest }, (_, turn) =>
    subCategories.flatMap((subCategory) => subCategory.slice(turn, turn + 1)),
  ).flat();
}
