import type { DemoBrand } from '../demoBrands.ts';
import { pickBySeed, seedNumber } from '../seededRandom.ts';
import { brandBadge } from './brandBadge.ts';
import { inkOnPale, shade } from './colourSchemes.ts';
import type { ColourScheme } from './colourSchemes.ts';
import type { PackShape } from './packShape.ts';
import { linearGradient, roundedPath } from './svgPieces.ts';
import { textPaths } from './textPaths.ts';
import type { Box } from './textPaths.ts';

/** What a pack says and shows. The art is drawn beforehand, each piece in a 200 by 200 square. */
export interface PackDesign {
  brand: DemoBrand;
  name: string;
  scheme: ColourScheme;
  art: string[];
  mark: 'veg' | 'nonveg' | null;
  /** What is in the pack, as '500 ml'; '' for a pack that stands for every size. */
  net: string;
}

/** The front of a pack: ground, ornament, art, badge and name, clipped to the printed face. */
export function packFront(shape: PackShape, design: PackDesign): string {
  const parts = shape.print === 'card' ? cardPrint(shape.panel, design) : wrapPrint(shape, design);
  return `<clipPath id="face"><path d="${shape.face}"/></clipPath>${shape.under}<g clip-path="url(#face)">${parts}</g>${shape.over}`;
}

/** A piece of art in a square box. */
export function placed(piece: string, box: { x: number; y: number; size: number; turn?: number }): string {
  const turn = box.turn ? `rotate(${box.turn} 100 100)` : '';
  return `<g transform="translate(${box.x} ${box.y})scale(${box.size / 200})${turn}">${piece}</g>`;
}

function wrapPrint(shape: PackShape, design: PackDesign): string {
  const { panel } = shape;
  const wide = panel.w > panel.h * 1.25;
  const paper = shape.print === 'label';
  const ground = paper ? paperGround(design.scheme, panel) : colourGround(design);
  const ink = paper ? inkOnPale(design.scheme) : design.scheme.ink;
  return ground + (wide ? wideLayout(panel, design, ink) : tallLayout(panel, design, ink));
}

function colourGround({ scheme, brand }: PackDesign): string {
  const runs: [string, string][] = [
    [scheme.light, shade(scheme.base, -0.12)],
    [scheme.base, shade(scheme.base, -0.3)],
    [shade(scheme.base, -0.1), scheme.light],
  ];
  const [from, to] = pickBySeed(runs, `${brand.name} run`);
  const fill = linearGradient('ground', 'slant', [
    [0, from],
    [0.5, scheme.base],
    [1, to],
  ]);
  const ornaments = [
    `<path d="M0 250C90 200 150 290 240 250S360 220 400 240V400H0Z" fill="${scheme.deep}" fill-opacity=".55"/><path d="M0 262C90 212 150 302 240 262S360 232 400 252" fill="none" stroke="${scheme.pale}" stroke-opacity=".7" stroke-width="4"/>`,
    `<path d="M0 320L400 150V400H0Z" fill="${scheme.deep}" fill-opacity=".5"/><path d="M0 322L400 152" stroke="${scheme.pale}" stroke-opacity=".22" stroke-width="6"/>`,
    `<circle cx="200" cy="270" r="150" fill="${scheme.pale}" fill-opacity=".22"/><circle cx="200" cy="270" r="112" fill="${scheme.pale}" fill-opacity=".25"/>`,
    `<path d="M0 0H400V150C300 190 100 190 0 150Z" fill="${scheme.deep}" fill-opacity=".42"/>`,
    `<g stroke="${scheme.pale}" stroke-opacity=".14" stroke-width="16">${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `<path d="M${at * 60 - 120} 400L${at * 60 + 60} 0"/>`).join('')}</g>`,
  ];
  return `${fill}<rect width="400" height="400" fill="url(#ground)"/>${pickBySeed(ornaments, brand.name)}`;
}

function paperGround(scheme: ColourScheme, panel: Box): string {
  const end = panel.y + panel.h;
  return `<rect width="400" height="400" fill="${scheme.pale}"/><rect y="${panel.y - 12}" width="400" height="9" fill="${scheme.deep}"/><rect y="${end - 8}" width="400" height="24" fill="${scheme.base}"/><rect y="${end - 12}" width="400" height="4" fill="${scheme.deep}"/>`;
}

function tallLayout(panel: Box, design: PackDesign, ink: string): string {
  const { x, y, w, h } = panel;
  const badge = brandBadge(design.brand, { x, y, w, h: h * 0.175 });
  const artSize = Math.min(w * 0.98, h * 0.56);
  const artX = x + (w - artSize) / 2;
  if (seedNumber(`${design.brand.name} layout`) % 2 === 0) {
    const name = textPaths(
      design.name,
      { x: x + 1, y: y + h * 0.19, w: w - 2, h: h * 0.235 },
      { weight: 800, fill: ink, maxSize: 40 },
    );
    return `${artGroup(design, { x: artX, y: y + h - artSize + 4, size: artSize })}${badge}${name}${marks(design, { x, y: y + h - 14, w })}`;
  }
  const plate = { x: x - 3, y: y + h * 0.745, w: w + 6, h: h * 0.255 };
  const name = textPaths(
    design.name,
    { x: plate.x + 6, y: plate.y + 3, w: plate.w - 12, h: plate.h - 6 },
    { weight: 800, fill: inkOnPale(design.scheme), maxSize: 38 },
  );
  return `${artGroup(design, { x: artX, y: y + h * 0.182, size: artSize })}${badge}<path d="${roundedPath(plate, 10)}" fill="${design.scheme.pale}"/>${name}${marks(design, { x, y: plate.y - 18, w })}`;
}

function wideLayout(panel: Box, design: PackDesign, ink: string): string {
  const { x, y, w, h } = panel;
  const size = Math.min(h * 1.06, w * 0.43);
  const textWidth = w - size - 12;
  const badge = brandBadge(design.brand, { x, y: y + h * 0.04, w: textWidth, h: h * 0.34 });
  const name = textPaths(
    design.name,
    { x: x + 2, y: y + h * 0.44, w: textWidth - 4, h: h * 0.5 },
    { weight: 800, fill: ink, maxSize: 40 },
  );
  return `${artGroup(design, { x: x + w - size, y: y + (h - size) / 2, size })}${badge}${name}${marks(design, { x: x + w - size, y: y + h - 14, w: size + 2 })}`;
}

/** The pack's hero, on a pale disc, with its companion peeping out behind it. */
function artGroup({ art, scheme }: PackDesign, box: { x: number; y: number; size: number }): string {
  const [hero = '', friend] = art;
  const { x, y, size } = box;
  const disc = `<ellipse cx="${x + size / 2}" cy="${y + size / 2}" rx="${size * 0.52}" ry="${size * 0.48}" fill="${scheme.pale}" fill-opacity=".88"/>`;
  const behind = friend ? placed(friend, { x: x + size * 0.56, y: y + size * 0.01, size: size * 0.44, turn: 12 }) : '';
  const inFront = placed(hero, { x: x + size * 0.05, y: y + size * 0.08, size: size * 0.88 });
  return disc + behind + inFront;
}

/** A card, tray or clear bag: the goods themselves are seen, the print is a header. */
function cardPrint(panel: Box, design: PackDesign): string {
  const { scheme, brand, art } = design;
  const { x, y, w, h } = panel;
  const [hero = ''] = art;
  const header = h * 0.4;
  const single = h > w * 1.3;
  const size = Math.min(w * (single ? 0.86 : 0.62), (h - header) * 0.96);
  const top = y + header + (h - header - size) / 2;
  const sides = [
    placed(hero, { x: x + w * 0.5 - size * 0.98, y: top + size * 0.06, size: size * 0.86, turn: -10 }),
    placed(hero, { x: x + w * 0.5 + size * 0.1, y: top + size * 0.06, size: size * 0.86, turn: 12 }),
  ];
  const goods = [...(single ? [] : sides), placed(hero, { x: x + (w - size) / 2, y: top, size })];
  const plate = { x: x + 2, y: y + 2, w: w - 4, h: header - 6 };
  return `<rect width="400" height="400" fill="${scheme.pale}"/><rect y="${y + header * 0.5}" width="400" height="400" fill="#ffffff" fill-opacity=".55"/>${goods.join('')}<path d="${roundedPath({ x: plate.x - 40, y: plate.y - 60, w: plate.w + 80, h: plate.h + 60 }, 14)}" fill="${scheme.base}"/><rect x="${plate.x - 40}" y="${plate.y + plate.h - 6}" width="${plate.w + 80}" height="5" fill="${scheme.deep}"/>${brandBadge(brand, { x: plate.x, y: plate.y + 2, w: plate.w, h: plate.h * 0.42 })}${textPaths(design.name, { x: plate.x + 6, y: plate.y + plate.h * 0.5, w: plate.w - 12, h: plate.h * 0.42 }, { weight: 800, fill: scheme.ink, maxLines: 2, maxSize: 28 })}`;
}

/** The net quantity at the left and the dot of the diet at the right. */
function marks(design: PackDesign, { x, y, w }: { x: number; y: number; w: number }): string {
  const dot = vegMark(design, { x: x + w - 14, y });
  if (design.net === '') return dot;
  const plate = { x, y: y - 7, w: 18 + design.net.length * 9, h: 22 };
  const text = { x: plate.x + 5, y: plate.y + 2, w: plate.w - 10, h: 18 };
  return `<path d="${roundedPath(plate, 11)}" fill="${design.scheme.pale}"/>${textPaths(design.net, text, { weight: 800, fill: inkOnPale(design.scheme), maxLines: 1, maxSize: 17 })}${dot}`;
}

/** The green (or brown) dot in a square that every food pack in India carries. */
function vegMark({ mark }: PackDesign, { x, y }: { x: number; y: number }): string {
  if (mark === null) return '';
  const colour = mark === 'veg' ? '#138a36' : '#9a3b1c';
  return `<rect x="${x}" y="${y}" width="14" height="14" rx="2" fill="#fff" stroke="${colour}" stroke-width="2"/><circle cx="${x + 7}" cy="${y + 7}" r="3.6" fill="${colour}"/>`;
}
