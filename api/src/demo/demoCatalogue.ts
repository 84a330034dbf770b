import { categoryPictureKey, linePictureKeys, picturePlans, subCategoryPictureKey } from './demoPictures.ts';
import { describeProduct, productDetails } from './describeProduct.ts';
import { gstOf } from './gstRates.ts';
import type { PackSize } from './packSize.ts';
import { offerOf } from './priceAndStock.ts';
import { demoDepartments, productLines } from './productLines.ts';
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
  description: string;
  details: Record<string, string>;
  categoryKeys: string[];
  subCategoryKeys: string[];
  pictureKeys: string[];
}

/** A picture that `renderDemoPicture` can draw; the tint is shown while it loads. */
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
interface Shelf {
  home: DepartmentTable;
  sub: SubTable;
}

interface ShelfPack {
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
  const shelves = shelvesInOrder(departments);
  const subs = shelves.flat().map(toSubCategory);
  const categoriesOf = new Map(subs.map((sub) => [sub.key, sub.categoryKeys]));
  const packs = packsInOrder(shelves);
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

function toSubCategory({ home, sub }: Shelf): DemoSubCategory {
  return {
    key: sub.key,
    name: sub.name,
    categoryKeys: [home.key, ...sub.alsoIn],
    pictureKey: subCategoryPictureKey(sub),
  };
}

function toProduct({ line, size }: ShelfPack, categoriesOf: Map<string, string[]>): DemoProduct {
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
    pictureKeys: linePictureKeys(line),
  };
}

/**
 * The shelves of each department. One that two departments share comes with the later of them, because the list's order
 * is the order in both: in front of the later department's own shelves it would lead a shop window it is a guest in.
 */
function shelvesInOrder(departments: DepartmentTable[]): Shelf[][] {
  const place = new Map(departments.map(({ key }, index) => [key, index]));
  const shelves = departments.flatMap((home) => home.subs.map((sub) => ({ home, sub })));
  const stand = ({ home, sub }: Shelf) => Math.max(...[home.key, ...sub.alsoIn].map((key) => place.get(key) ?? 0));
  return departments.map((department, index) => {
    const [own, guests] = [true, false].map((wanted) =>
      shelves.filter((shelf) => stand(shelf) === index && (shelf.home === department) === wanted),
    );
    return [...(own ?? []), ...(guests ?? [])];
  });
}

/** Place 0 of every sub-category, then place 1 of every sub-category, and so on through each department. */
function packsInOrder(shelves: Shelf[][]): ShelfPack[] {
  const packs = new Map<SubTable, ShelfPack[]>();
  for (const line of productLines()) {
    const shelf = packs.get(line.sub) ?? [];
    shelf.push(...sizesOf(line).map((size, sizeIndex) => ({ line, size, place: placeOf(line, sizeIndex) })));
    packs.set(line.sub, shelf);
  }
  return shelves.flatMap((department) => takeTurns(department.map(({ sub }) => byPlace(packs.get(sub) ?? []))));
}

/** Only a row's first two brands carry every size; the others keep to the two that sell. */
function sizesOf(line: ProductLine): PackSize[] {
  return line.brandIndex < 2 ? line.row.sizes : line.row.sizes.slice(0, line.rowIndex < 4 ? 2 : 1);
}

function byPlace(shelf: ShelfPack[]): ShelfPack[] {
  return shelf.toSorted((left, right) => left.place - right.place);
}

/** The wanted kind in its first size leads; other brands and sizes of it follow some places later. */
function placeOf(line: ProductLine, sizeIndex: number): number {
  const jitter = seededRandom(`place ${line.name} ${String(sizeIndex)}`)() * 0.8;
  return line.rowIndex + line.brandIndex * 3.3 + sizeIndex * 2.3 + jitter;
}

function takeTurns(shelves: ShelfPack[][]): ShelfPack[] {
  const longest = Math.max(...shelves.map((shelf) => shelf.length));
  return Array.from({ length: longest }, (_, turn) => shelves.flatMap((shelf) => shelf.slice(turn, turn + 1))).flat();
}
