import { productDetails } from '../describeProduct.ts';
import type { LineView } from '../demoPictures.ts';
import type { ProductLine } from '../productLines.ts';
import { arrangement, heapLayout } from './arrangement.ts';
import { artPiece, withOwnIds } from './artPiece.ts';
import { BAG_SHAPES } from './bagShapes.ts';
import { BOX_SHAPES } from './boxShapes.ts';
import { colourScheme } from './colourSchemes.ts';
import type { DemoBrand } from '../demoBrands.ts';
import { packBack } from './packBack.ts';
import { packFront, placed } from './packDesign.ts';
import type { PackDesign } from './packDesign.ts';
import type { PackShape } from './packShape.ts';
import { groundShadow } from './svgPieces.ts';
import { VESSEL_SHAPES } from './vesselShapes.ts';

const PACK_SHAPES = { ...BAG_SHAPES, ...BOX_SHAPES, ...VESSEL_SHAPES };

/** What is drawn of a product line in one of its views, on the 400 by 400 ground. */
export async function linePicture(line: ProductLine, view: LineView): Promise<string> {
  const art = await Promise.all(line.row.art.map((token, at) => artPiece(token, `a${at}`)));
  switch (view) {
    case 'single':
      return arrangement('single', art, line.slug);
    case 'heap':
      return arrangement(heapLayout(line.row.art[0] ?? '', line.row.name), art, line.slug);
    case 'contents':
      return arrangement('served', art, line.slug);
    case 'front':
      return line.brand ? frontPicture(line, line.brand, art) : arrangement('single', art, line.slug);
    case 'back':
      return line.brand ? backPicture(line, line.brand, art) : arrangement('single', art, line.slug);
    case 'scene':
      return line.brand ? scenePicture(line, line.brand, art) : arrangement('scene', art, line.slug);
  }
}

/** The front of a line's pack as a piece of an arrangement, in a 200 by 200 square. */
export async function packPiece(line: ProductLine, prefix: string): Promise<string> {
  if (!line.brand) throw new Error(`${line.name} has no pack`);
  const art = await Promise.all(line.row.art.map((token, at) => artPiece(token, `a${at}`)));
  const shape = shapeOf(line, line.brand);
  const scale = Math.min(196 / shape.width, 188 / (shape.foot - shape.head));
  const pack = packFront(shape, designOf(line, line.brand, art));
  return withOwnIds(
    `<g transform="translate(100 190)scale(${scale.toFixed(3)})translate(-200 ${-shape.foot})">${pack}</g>`,
    prefix,
  );
}

function frontPicture(line: ProductLine, brand: DemoBrand, art: string[]): string {
  const shape = shapeOf(line, brand);
  return standing(shape, packFront(shape, designOf(line, brand, art)), 1.26);
}

function backPicture(line: ProductLine, brand: DemoBrand, art: string[]): string {
  const shape = shapeOf(line, brand);
  const back = packBack(shape, designOf(line, brand, art), productDetails(line));
  return standing(shape, back, 1.18);
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

/** The pack in the middle of the picture, as large as it may be; a flat one lies askew and so fills the square. */
function standing(shape: PackShape, pack: string, largest: number): string {
  const height = shape.foot - shape.head;
  const scale = Math.min(largest, 356 / shape.width, 340 / height);
  const lean = height < 0.6 * shape.width ? -9 : 0;
  const foot = Math.min(374, 208 + (height * scale) / 2);
  return `<g transform="rotate(${lean} 200 200)">${onFloor(shape, pack, `translate(200 ${foot.toFixed(1)})scale(${scale.toFixed(3)})translate(-200 ${-shape.foot})`)}</g>`;
}

function onFloor(shape: PackShape, pack: string, transform: string): string {
  const shadow = groundShadow('floor', { x: 200, y: shape.foot + 1, rx: shape.width * 0.58, ry: 17 });
  return `<g transform="${transform}">${shadow}${pack}</g>`;
}

function shapeOf(line: ProductLine, brand: DemoBrand): PackShape {
  const draw = PACK_SHAPES[line.row.pack];
  if (!draw) throw new Error(`No such pack: "${line.row.pack}" of ${line.name}`);
  return draw({ scheme: schemeOf(line), cap: brand.colour });
}

function designOf(line: ProductLine, brand: DemoBrand, art: string[]): PackDesign {
  return { brand, name: line.row.name, scheme: schemeOf(line), art, mark: dietMark(line) };
}

function schemeOf(line: ProductLine) {
  return colourScheme(line.row.scheme ?? (line.row.pack === 'loose' ? 'green' : null), line.row.name);
}

function dietMark(line: ProductLine): PackDesign['mark'] {
  const { Diet: diet } = productDetails(line);
  if (diet === undefined) return null;
  return diet === 'Vegetarian' || diet === 'Vegan' ? 'veg' : 'nonveg';
}
