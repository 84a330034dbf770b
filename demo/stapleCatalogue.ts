import {
  categoryPictureKey,
  picturePlans,
  productPictureKeys,
  subCategoryPictureKey,
  type PicturePlan,
} from './demoPictures.ts';
import { gstOf } from './gstRates.ts';
import { demoDepartments, productLines, sizesOf, slugOf, type ProductLine } from './productLines.ts';
import { seedNumber } from './seededRandom.ts';

/** What nearly every grocer sells: a kind of product in a pack size, without a brand and without a price. */
export interface Staple {
  /** Its SKU in a shop that adds it. */
  sku: string;
  name: string;
  unit: string;
  gstPercent: number;
  hsnCode: string | null;
  categories: string[];
  subCategories: string[];
  picture: StaplePicture;
}

/** A picture that `renderDemoPicture` draws without a brand; pages show the tint behind it. */
export interface StaplePicture {
  key: string;
  tint: string;
  alt: string;
}

/** The prefix of the keys of pictures without a brand. */
const UNBRANDED = 'staple-';

let staples: Staple[] | undefined;

/** All staples, department by department, most wanted first. */
export function listStaples(): Staple[] {
  staples ??= makeStaples();
  return staples;
}

function makeStaples(): Staple[] {
  const departments = demoDepartments();
  const nameOf = new Map(departments.flatMap((each) => [each, ...each.subs].map(({ key, name }) => [key, name])));
  const categoriesOf = new Map(
    departments.flatMap(({ key, subs }) => subs.map((sub) => [sub.key, [key, ...sub.alsoIn]])),
  );
  const named = (keys: readonly string[]) => [...new Set(keys)].map((key) => nameOf.get(key) ?? key);
  const lines = productLines().filter(({ brandIndex }) => brandIndex === 0);
  return lines.flatMap((line) => {
    const subCategoryKeys = [line.sub.key, ...line.row.alsoIn];
    return sizesOf(line).map((size) => ({
      sku: `ST-${seedNumber(`${line.sub.key} ${line.row.name} ${size.unit}`).toString(36).toUpperCase().padStart(7, '0')}`,
      name: line.row.name,
      unit: size.unit,
      ...gstOf(line),
      categories: named(subCategoryKeys.flatMap((key) => categoriesOf.get(key) ?? [])),
      subCategories: named(subCategoryKeys),
      picture: pictureOf(productPictureKeys(line, size)[0], `${line.row.name}, ${size.unit}`),
    }));
  });
}

/** The pictures of the staples' categories and sub-categories by their names; a category's comes before a sub-category's of the same name. */
export function stapleCategoryPictures(): {
  categories: Map<string, StaplePicture>;
  subCategories: Map<string, StaplePicture>;
} {
  const departments = demoDepartments();
  const subs = departments.flatMap((department) => department.subs);
  return {
    categories: new Map(departments.map((each) => [each.name, pictureOf(categoryPictureKey(each), each.name)])),
    subCategories: new Map(subs.map((each) => [each.name, pictureOf(subCategoryPictureKey(each), each.name)])),
  };
}

function pictureOf(key: string | undefined, alt: string): StaplePicture {
  const plan = picturePlans().get(key ?? '');
  if (!plan) throw new Error(`The demo has no picture ${key}`);
  return { key: `${UNBRANDED}${plan.key}`, tint: plan.tint, alt };
}

/** The plan of a picture without a brand; null for every other key. */
export function unbrandedPlan(key: string): PicturePlan | null {
  const plan = key.startsWith(UNBRANDED) ? picturePlans().get(key.slice(UNBRANDED.length)) : undefined;
  if (!plan) return null;
  const { subject } = plan;
  if (subject.kind === 'tile') return { ...plan, subject: { ...subject, packs: subject.packs.map(withoutBrand) } };
  return { ...plan, subject: { ...subject, line: withoutBrand(subject.line) } };
}

/** A line whose packs have the colours of its brand, but no badge. */
function withoutBrand(line: ProductLine): ProductLine {
  if (!line.brand) return line;
  return { ...line, name: line.row.name, slug: slugOf(line.row.name), brand: { ...line.brand, name: '', promise: '' } };
}
