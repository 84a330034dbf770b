import { productDetails } from '../describeProduct.ts';
import type { DemoBrand } from '../demoBrands.ts';
import type { LineView } from '../demoPictures.ts';
import type { ProductLine } from '../productLines.ts';
import { arrangement } from './arrangement.ts';
import { artPiece } from './artPiece.ts';
import { packBack } from './packBack.ts';
import { packFront, placed } from './packDesign.ts';
import { designOf, onFloor, shapeOf, standing } from './standingPack.ts';
import { groundShadow } from './svgPieces.ts';

/** What is drawn of a product line in one of its views, on the 400 by 400 ground. */
export async function linePicture(line: ProductLine, view: LineView): Promise<string> {
  const art = await Promise.all(line.row.art.map((token, at) => artPiece(token, `a${at}`)));
  switch (view) {
    case 'single':
      return arrangement('single', art, line.slug);
    case 'heap':
      return arrangement('heap', art, line.slug);
    case 'contents':
      return arrangement('served', art, line.slug);
    case 'back':
      return line.brand ? backPicture(line, line.brand, art) : arrangement('single', art, line.slug);
    case 'scene':
      return line.brand ? scenePicture(line, line.brand, art) : arrangement('scene', art, line.slug);
  }
}

function backPicture(line: ProductLine, brand: DemoBrand, art: string[]): string {
  const shape = shapeOf(line, brand);
  return standing(shape, packBack(shape, designOf(line, brand, art), productDetails(line)), { largest: 1.18 });
}

/** The pack at the left, what is in it at the right, a little nearer. */
function scenePicture(line: ProductLine, brand: DemoBrand, art: string[]): string {
  const shape = shapeOf(line, brand);
  const pack = packFront(shape, designOf(line, brand, art));
  const scale = Math.min(0.9, 236 / shape.width);
  const behind = onFloor(shape, pack, `translate(134 338)scale(${scale.toFixed(3)})translate(-200 ${-shape.foot})`);
  const [hero = '', friend = ''] = art;
  const shadow = groundShadow('near', { x: 306, y: 374, rx: 80, ry: 15 });
  const second = friend ? placed(friend, { x: 290, y: 158, size: 100, turn: 10 }) : '';
  return `${behind}${second}${shadow}${placed(hero, { x: 228, y: 226, size: 156 })}`;
}
