import type { DemoBrand } from '../demoBrands.ts';
import { shade } from './colourSchemes.ts';
import { roundedPath, formatNumber } from './svgPieces.ts';
import { textPaths } from './textPaths.ts';
import type { Box } from './textPaths.ts';

/** A brand's badge inside a box: its form, its colours and its word, the same on all its packs; nothing for one without a name. */
export function brandBadge(brand: DemoBrand, room: Box): string {
  if (brand.name === '') return '';
  const box = fitted(brand, room);
  const { x, y, w, h } = box;
  const edge = `stroke="#ffffff" stroke-width="2.5" stroke-opacity=".9"`;
  const text = (inset: number, dy = 0) =>
    textPaths(
      brand.name,
      { x: x + w * inset, y: y + h * 0.16 + dy, w: w * (1 - 2 * inset), h: h * 0.68 },
      { weight: 800, fill: brand.accent, maxLines: 2 },
    );
  switch (brand.badge) {
    case 'oval':
      return `<ellipse cx="${x + w / 2}" cy="${y + h / 2}" rx="${w / 2}" ry="${h / 2}" fill="${brand.colour}" ${edge}/>${text(0.13)}`;
    case 'pill':
      return `<path d="${roundedPath(box, h / 2)}" fill="${brand.colour}" ${edge}/>${text(0.11)}`;
    case 'round':
      return `<path d="${roundedPath(box, h * 0.26)}" fill="${brand.colour}" ${edge}/><path d="${roundedPath({ x: x + 4, y: y + 4, w: w - 8, h: h - 8 }, h * 0.2)}" fill="none" stroke="${brand.accent}" stroke-width="1.5"/>${text(0.11)}`;
    case 'ribbon':
      return `<path d="M${x} ${y}H${x + w}L${x + w - h * 0.26} ${y + h / 2}L${x + w} ${y + h}H${x}L${x + h * 0.26} ${y + h / 2}Z" fill="${brand.colour}" ${edge}/>${text(0.14)}`;
    case 'leaf':
      return `<path d="M${x} ${y}H${x + w - h / 2}Q${x + w} ${y} ${x + w} ${y + h / 2}V${y + h}H${x + h / 2}Q${x} ${y + h} ${x} ${y + h / 2}Z" fill="${brand.colour}" ${edge}/>${text(0.12)}`;
    case 'burst':
      return `<path d="M${x + h * 0.2} ${y}L${x + w} ${formatNumber(y + h * 0.06)}L${x + w - h * 0.2} ${y + h}L${x} ${formatNumber(y + h * 0.94)}Z" fill="${brand.colour}" stroke="${shade(brand.accent, 0.2)}" stroke-width="3" stroke-linejoin="round"/>${text(0.11)}`;
  }
}

/** A short name gets a narrower badge than a long one. */
function fitted(brand: DemoBrand, room: Box): Box {
  const w = Math.min(room.w, room.h * (1.1 + Math.min(brand.name.length, 12) * 0.3));
  return { x: room.x + (room.w - w) / 2, y: room.y, w, h: room.h };
}
