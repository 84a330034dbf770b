import { productDetails } from '../describeProduct.ts';
import type { DemoBrand } from '../demoBrands.ts';
import type { ProductLine } from '../productLines.ts';
import { BAG_SHAPES } from './bagShapes.ts';
import { BOX_SHAPES } from './boxShapes.ts';
import { colourScheme } from './colourSchemes.ts';
import type { PackDesign } from './packDesign.ts';
import type { PackShape } from './packShape.ts';
import { groundShadow } from './svgPieces.ts';
import { VESSEL_SHAPES } from './vesselShapes.ts';

const PACK_SHAPES = { ...BAG_SHAPES, ...BOX_SHAPES, ...VESSEL_SHAPES };

/** The shape of a line's pack. @throws when its table names an unknown one */
export function shapeOf(line: ProductLine, brand: DemoBrand): PackShape {
  const draw = PACK_SHAPES[line.row.pack];
  if (!draw) throw new Error(`No such pack: "${line.row.pack}" of ${line.name}`);
  return draw({ scheme: schemeOf(line), cap: brand.colour });
}

/** What a line's packs of all sizes say and show. */
export function designOf(line: ProductLine, brand: DemoBrand, art: string[]): PackDesign {
  return { brand, name: line.row.name, scheme: schemeOf(line), art, mark: dietMark(line), net: '' };
}

/**
 * The pack in the middle of the picture, as large as it may be or that share of it; a flat one lies askew and so fills the square.
 * Small packs stand nearly where large ones do.
 */
export function standing(shape: PackShape, pack: string, size: { largest: number; share?: number }): string {
  const { largest, share = 1 } = size;
  const height = shape.foot - shape.head;
  const full = Math.min(largest, 356 / shape.width, 340 / height);
  const lean = height < 0.6 * shape.width ? -9 : 0;
  const foot = Math.min(374, 208 + (height * full) / 2) - height * full * (1 - share) * 0.3;
  return `<g transform="rotate(${lean} 200 200)">${onFloor(shape, pack, `translate(200 ${foot.toFixed(1)})scale(${(full * share).toFixed(3)})translate(-200 ${-shape.foot})`)}</g>`;
}

/** A pack with its shadow. */
export function onFloor(shape: PackShape, pack: string, transform: string): string {
  const shadow = groundShadow('floor', { x: 206, y: shape.foot + 1, rx: shape.width * 0.58, ry: 17 });
  return `<g transform="${transform}">${shadow}${pack}</g>`;
}

function schemeOf(line: ProductLine) {
  return colourScheme(line.row.scheme ?? (line.row.pack === 'loose' ? 'green' : null), line.row.name);
}

function dietMark(line: ProductLine): PackDesign['mark'] {
  const { Diet: diet } = productDetails(line);
  if (diet === undefined) return null;
  return diet === 'Vegetarian' || diet === 'Vegan' ? 'veg' : 'nonveg';
}
