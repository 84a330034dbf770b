import { FOOD_PROFILES } from './careProfiles.ts';
import type { PackSize } from './packSize.ts';
import { demoDepartments, productLines, sizesOf, slugOf } from './productLines.ts';
import type { ProductLine } from './productLines.ts';
import type { DepartmentTable, SubTable } from './readDepartment.ts';
import { seedNumber } from './seededRandom.ts';

/** How all sizes of a product line are shown: the pack's back, what is in it, on a table with companions, one piece, a heap. */
export type LineView = 'back' | 'contents' | 'scene' | 'single' | 'heap';

/** What a picture shows: a product in its size, a view of a line, or the packs and the goods that stand for a (sub-)category. */
export type PictureSubject =
  | { kind: 'product'; line: ProductLine; unit: string }
  | { kind: 'line'; line: ProductLine; view: LineView }
  | { kind: 'tile'; packs: ProductLine[]; goods: string[] };

/** A picture the catalogue uses: its key, ground colour and text for those who cannot see it. */
export interface PicturePlan {
  key: string;
  tint: string;
  alt: string;
  subject: PictureSubject;
}

const ALT: Record<LineView, (name: string) => string> = {
  back: (name) => `${name}, back of the pack`,
  contents: (name) => `${name}, what is in the pack`,
  scene: (name) => `${name} on the table`,
  single: (name) => name,
  heap: (name) => `${name}, a heap`,
};

let plans: Map<string, PicturePlan> | undefined;

/** Every picture of the catalogue by its key, made once. */
export function picturePlans(): Map<string, PicturePlan> {
  plans ??= new Map(allPlans().map((plan) => [plan.key, plan]));
  return plans;
}

/** Key of the picture that stands for a category. */
export function categoryPictureKey(department: DepartmentTable): string {
  return `category-${department.key}`;
}

/** Key of the picture that stands for a sub-category. */
export function subCategoryPictureKey(sub: SubTable): string {
  return `shelf-${sub.key}`;
}

/** Keys of a product's pictures, the one for cards first. It is the product's own; the others are shared by the sizes. */
export function productPictureKeys(line: ProductLine, { unit }: PackSize): string[] {
  return [sizeKey(line, unit), ...viewsOf(line).map((view) => `${line.slug}-${view}`)];
}

function sizeKey(line: ProductLine, unit: string): string {
  return `${line.slug}-${slugOf(unit)}`;
}

/** Whether a line is shown as the goods themselves and not in a pack. */
export function isLoose(line: ProductLine): boolean {
  return line.row.pack === 'loose' && line.brand === null;
}

function viewsOf(line: ProductLine): LineView[] {
  const chance = seedNumber(line.slug) % 10;
  if (isLoose(line)) return ['single', 'scene'];
  if (line.row.pack === 'loose') return ['heap', 'scene'];
  if (!servedInBowl(line)) return chance < 6 ? ['scene', 'back'] : ['scene'];
  if (chance < 3) return ['contents', 'back', 'scene'];
  return chance < 7 ? ['contents', 'back'] : ['scene', 'back'];
}

/** Food can be shown without its pack; a balm, a bulb or a fizzy drink says nothing without it. */
function servedInBowl({ sub }: ProductLine): boolean {
  return sub.profile in FOOD_PROFILES && sub.profile !== 'drink';
}

function allPlans(): PicturePlan[] {
  const tiles = demoDepartments().flatMap((department) => [
    categoryPlan(department),
    ...department.subs.map((sub) => subCategoryPlan(sub, department.tint)),
  ]);
  return [...tiles, ...productLines().flatMap(linePlans)];
}

/** The most wanted packs of its first sub-categories, and before them its goods. */
function categoryPlan(department: DepartmentTable): PicturePlan {
  const firsts = department.subs.flatMap((sub) => packsOf(sub).slice(0, 1));
  const subject = tile(firsts, department.art, department.art.length === 0 ? 3 : 4);
  return { key: categoryPictureKey(department), tint: department.tint, alt: department.name, subject };
}

function subCategoryPlan(sub: SubTable, tint: string): PicturePlan {
  return { key: subCategoryPictureKey(sub), tint, alt: sub.name, subject: tile(packsOf(sub), sub.art, 3) };
}

/** At most two kinds of goods, and as many packs as there is room for, no two of which look alike. */
function tile(lines: ProductLine[], art: string[], room: number): PictureSubject {
  const looks = new Map(lines.toReversed().map((line) => [`${line.row.pack} ${String(line.row.scheme)}`, line]));
  const packs = lines.filter((line) => [...looks.values()].includes(line));
  const goods = art.slice(0, packs.length === 0 ? room : room - 2);
  return { kind: 'tile', packs: packs.slice(0, room - goods.length), goods };
}

/** The packs of a sub-category, one for each row of its table. */
function packsOf(sub: SubTable): ProductLine[] {
  return productLines().filter((line) => line.sub === sub && line.brandIndex === 0 && line.row.pack !== 'loose');
}

function linePlans(line: ProductLine): PicturePlan[] {
  const { tint } = line.department;
  const products = sizesOf(line).map(({ unit }): PicturePlan => {
    const alt = isLoose(line) ? `${line.name}, ${unit}` : `${line.name}, ${unit}, front of the pack`;
    return { key: sizeKey(line, unit), tint, alt, subject: { kind: 'product', line, unit } };
  });
  const views = viewsOf(line).map((view): PicturePlan => ({
    key: `${line.slug}-${view}`,
    tint,
    alt: ALT[view](line.name),
    subject: { kind: 'line', line, view },
  }));
  return [...products, ...views];
}
