import sharp, { type Sharp } from 'sharp';
import { picturePlans } from './demoPictures.ts';
import type { PicturePlan } from './demoPictures.ts';
import { arrangement } from './pictures/arrangement.ts';
import { artPiece } from './pictures/artPiece.ts';
import { linePicture } from './pictures/linePicture.ts';
import { packPiece, productPicture } from './pictures/productPicture.ts';
import { unbrandedPlan } from './stapleCatalogue.ts';

/** A picture of the demo catalogue or of a staple as a square of that width, or null for a key the catalogue does not have. */
export function renderDemoPicture(key: string, width: number): Promise<Sharp> | null {
  const plan = picturePlans().get(key) ?? unbrandedPlan(key);
  return plan ? render(plan, width) : null;
}

async function render(plan: PicturePlan, width: number): Promise<Sharp> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 400 400">${table(plan)}${await drawing(plan)}</svg>`;
  return sharp(Buffer.from(svg));
}

async function drawing({ subject, key }: PicturePlan): Promise<string> {
  if (subject.kind === 'line') return linePicture(subject.line, subject.view);
  if (subject.kind === 'product') return productPicture(subject.line, subject.unit);
  const packs = subject.packs.map((line, at) => packPiece(line, `p${at}`));
  const goods = subject.goods.map((token, at) => artPiece(token, `t${at}`));
  const pieces = await Promise.all([...packs, ...goods]);
  return arrangement(`tile${pieces.length}`, pieces, key);
}

/** The table of a scene. The ground is transparent: pages put the tint behind it, in its light or its dark value. */
function table({ subject }: PicturePlan): string {
  if (subject.kind !== 'line' || subject.view !== 'scene') return '';
  return '<path d="M0 268H400V400H0Z" fill="#000000" fill-opacity=".09"/><path d="M0 268H400V274H0Z" fill="#ffffff" fill-opacity=".35"/>';
}
