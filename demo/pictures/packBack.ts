import { seededRandom } from '../seededRandom.ts';
import { brandBadge } from './brandBadge.ts';
import type { PackDesign } from './packDesign.ts';
import type { PackShape } from './packShape.ts';
import { roundedPath, formatNumber } from './svgPieces.ts';
import { textPaths } from './textPaths.ts';

/** The back of a pack: the facts of the details page as a printed table, and a bar code. */
export function packBack(shape: PackShape, design: PackDesign, facts: Record<string, string>): string {
  const { x, y, w, h } = shape.panel;
  const wide = w > h * 1.25;
  const plate = wide ? { x, y: y + 2, w: w * 0.62, h: h - 4 } : { x: x - 4, y: y + h * 0.2, w: w + 8, h: h * 0.58 };
  const aside = { x: x + w * 0.65, y, w: w * 0.35, h };
  const rows = Object.entries(facts).slice(0, wide ? 3 : 4);
  const step = plate.h / (rows.length + 0.5);
  const table = rows.map(([label, value], at) => {
    const top = plate.y + step * (at + 0.25);
    const key = textPaths(
      label,
      { x: plate.x + 8, y: top, w: plate.w - 16, h: step * 0.34 },
      { weight: 800, fill: '#2b2b2b', align: 'left', maxLines: 1, maxSize: 14 },
    );
    const text = textPaths(
      value,
      { x: plate.x + 8, y: top + step * 0.36, w: plate.w - 16, h: step * 0.5 },
      { weight: 600, fill: '#4a4a4a', align: 'left', maxLines: 2, maxSize: 13 },
    );
    const line =
      at === 0
        ? ''
        : `<path d="M${plate.x + 6} ${formatNumber(top - step * 0.06)}h${plate.w - 12}" stroke="#c9c9c9" stroke-width="1"/>`;
    return line + key + text;
  });
  const badge = brandBadge(
    design.brand,
    wide ? { ...aside, y: y + h * 0.1, h: h * 0.32 } : { x, y: y + 2, w, h: h * 0.15 },
  );
  const code = wide
    ? { x: aside.x + aside.w / 2 - 48, y: y + h * 0.56, h: h * 0.32 }
    : { x: x + w * 0.5 - 48, y: y + h * 0.82, h: h * 0.15 };
  const print = `<rect width="400" height="400" fill="${design.scheme.base}"/><rect y="${y + h * 0.86}" width="400" height="200" fill="${design.scheme.deep}" fill-opacity=".45"/><path d="${roundedPath(plate, 8)}" fill="#ffffff" fill-opacity=".96"/>${badge}${table.join('')}${barCode(design.name, code)}`;
  return `<clipPath id="face"><path d="${shape.face}"/></clipPath>${shape.under}<g clip-path="url(#face)">${print}</g>${shape.over}`;
}

function barCode(seed: string, place: { x: number; y: number; h: number }): string {
  const random = seededRandom(seed);
  let x = place.x + 6;
  let bars = '';
  while (x < place.x + 86) {
    const width = 1 + Math.floor(random() * 3);
    bars += `<rect x="${formatNumber(x)}" y="${formatNumber(place.y + 4)}" width="${width}" height="${formatNumber(place.h - 8)}"/>`;
    x += width + 1 + Math.floor(random() * 3);
  }
  return `<rect x="${formatNumber(place.x)}" y="${formatNumber(place.y)}" width="96" height="${formatNumber(place.h)}" rx="4" fill="#fff"/><g fill="#1c1c1c">${bars}</g>`;
}
