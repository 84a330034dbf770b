import type { DemoBrand } from '../demoBrands.ts';
import { unitParts } from '../packSize.ts';
import type { ProductLine } from '../productLines.ts';
import { artPiece, withOwnIds } from './artPiece.ts';
import { packFront, placed } from './packDesign.ts';
import { looseGoods } from './looseGoods.ts';
import { designOf, shapeOf, standing } from './standingPack.ts';
import { groundShadow } from './svgPieces.ts';

/** The smallest pack of a line is drawn at least this large beside the largest. */
const SMALLEST_SHARE = 0.74;

const MAX_PACKS_SHOWN = 6;

/** A product in its size on the 400 by 400 ground: loose goods as many as they are, a pack as large as it is among its sizes. */
export async function productPicture(line: ProductLine, unit: string): Promise<string> {
  const art = await Promise.all(line.row.art.map((token, at) => artPiece(token, `a${at}`)));
  if (!line.brand) return looseGoods(line.row, art, unit);
  const { times } = unitParts(unit);
  if (times > 1) return severalPacks(packPieceOf(line, line.brand, art), Math.min(times, MAX_PACKS_SHOWN));
  const shape = shapeOf(line, line.brand);
  const front = packFront(shape, { ...designOf(line, line.brand, art), net: unit });
  return standing(shape, front, { largest: 1.26, share: shareOf(line, unit) });
}

/** The front of a line's pack as a piece of an arrangement, in a 200 by 200 square. */
export async function packPiece(line: ProductLine, prefix: string): Promise<string> {
  if (!line.brand) throw new Error(`${line.name} has no pack`);
  const art = await Promise.all(line.row.art.map((token, at) => artPiece(token, `a${at}`)));
  return withOwnIds(packPieceOf(line, line.brand, art).piece, prefix);
}

/** The piece, and which share of its square's width it takes. */
function packPieceOf(line: ProductLine, brand: DemoBrand, art: string[]): { piece: string; share: number } {
  const shape = shapeOf(line, brand);
  const scale = Math.min(196 / shape.width, 188 / (shape.foot - shape.head));
  const front = packFront(shape, designOf(line, brand, art));
  const piece = `<g transform="translate(100 190)scale(${scale.toFixed(3)})translate(-200 ${-shape.foot})">${front}</g>`;
  return { piece, share: (shape.width * scale) / 200 };
}

/** By the cube root of what is in the packs, as their heights are; a wide range of sizes is drawn narrower. */
function shareOf(line: ProductLine, unit: string): number {
  const amounts = line.row.sizes.map((size) => unitParts(size.unit).each);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (least === most) return 1;
  const smallest = Math.max(SMALLEST_SHARE, Math.cbrt(least / most));
  const place = Math.log(unitParts(unit).each / least) / Math.log(most / least);
  return smallest ** (1 - place);
}

/** Packs that are sold together, in two rows of which the nearer one may have one more. */
function severalPacks({ piece, share }: { piece: string; share: number }, count: number): string {
  const back = Math.floor(count / 2);
  const widest = Math.max(2, count - back);
  const size = Math.min(232, 360 / (share * (1 + (widest - 1) * 0.96)));
  const drawn = [back, count - back].flatMap((packs, row) =>
    Array.from({ length: packs }, (_, at) => {
      const shift = count === 2 ? (row - 0.5) * 0.9 : (at - (packs - 1) / 2) * 0.96;
      const x = 200 + shift * share * size - size / 2;
      const y = 200 - size / 2 + (row - 0.5) * size * (count === 2 ? 0.16 : 0.5);
      const place = { x: x + size * 0.52, y: y + size * 0.95, rx: size * share * 0.5, ry: size * 0.06 };
      return groundShadow(`sp${row}${at}`, place) + placed('<use href="#pack"/>', { x, y, size });
    }),
  );
  return `<defs><g id="pack">${piece}</g></defs>${drawn.join('')}`;
}
