import { FOOD_PROFILES } from './careProfiles.ts';
import { demoDepartments, productLines } from './productLines.ts';
import type { ProductLine } from './productLines.ts';
import type { DepartmentTable, SubTable } from './readDepartment.ts';
import { seedNumber } from './seededRandom.ts';

/** How a product line is shown: the pack, its back, what is in it, on a table with companions, one piece, a heap. */
export type LineView = 'front' | 'back' | 'contents' | 'scene' | 'single' | 'heap';

/** What a picture shows: a view of a product line, or the arrangement that stands for a (sub-)category. */
export type PictureSubject =
  { kind: 'line'; line: ProductLine; view: LineView } | { kind: 'tile'; art: string[]; round: boolean };

/** A picture the catalogue uses: its key, ground colour and text for those who cannot see it. */
export interface PicturePlan {
  key: string;
  tint: string;
  alt: string;
  subject: PictureSubject;
}

const ALT: Record<LineView, (name: string) => string> = {
  front: (name) => `${name}, front of the pack`,
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

/** Keys of a product line's pictures, the one for cards first. */
export function linePictureKeys(line: ProductLine): string[] {
  return viewsOf(line).map((view) => `${line.slug}-${view}`);
}

/** Whether a line is shown as the goods themselves and not in a pack. */
export function isLoose(line: ProductLine): boolean {
  return line.row.pack === 'loose' && line.brand === null;
}

function viewsOf(line: ProductLine): LineView[] {
  const chance = seedNumber(line.slug) % 10;
  if (isLoose(line)) return chance < 6 ? ['single', 'heap', 'scene'] : ['heap', 'single', 'scene'];
  if (line.row.pack === 'loose') return ['front', 'heap', 'scene'];
  if (!servedInBowl(line)) return chance < 6 ? ['front', 'scene', 'back'] : ['front', 'scene'];
  if (chance < 3) return ['front', 'contents', 'back', 'scene'];
  return chance < 7 ? ['front', 'contents', 'back'] : ['front', 'scene', 'back'];
}

/** Food can be shown without its pack; a balm, a bulb or a fizzy drink says nothing without it. */
function servedInBowl({ sub }: ProductLine): boolean {
  return sub.profile in FOOD_PROFILES && sub.profile !== 'drink';
}

function allPlans(): PicturePlan[] {
  const tiles = demoDepartments().flatMap((department) => [
    tilePlan(categoryPictureKey(department), department.name, {
      art: department.art,
      tint: department.tint,
      round: true,
    }),
    ...department.subs.map((sub) =>
      tilePlan(subCategoryPictureKey(sub), sub.name, { art: sub.art, tint: department.tint, round: false }),
    ),
  ]);
  return [...tiles, ...productLines().flatMap(linePlans)];
}

function tilePlan(key: string, alt: string, look: { art: string[]; tint: string; round: boolean }): PicturePlan {
  return { key, tint: look.tint, alt, subject: { kind: 'tile', art: look.art, round: look.round } };
}

function linePlans(line: ProductLine): PicturePlan[] {
  return viewsOf(line).map((view) => ({
    key: `${line.slug}-${view}`,
    tint: line.department.tint,
    alt: ALT[view](line.name),
    subject: { kind: 'line', line, view },
  }));
}
