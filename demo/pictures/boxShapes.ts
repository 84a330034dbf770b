import type { PackColours, PackDrawing, PackShape } from './packShape.ts';
import { linearGradient, roundedPath } from './svgPieces.ts';
import type { Box } from './textPaths.ts';

/** Boxes, cartons, trays, cards and books: flat faces with an edge in shade. */
export const BOX_SHAPES: Readonly<Record<string, PackDrawing>> = {
  box: (colours) => box({ x: 86, y: 74, w: 206, h: 282 }, 30, colours),
  longbox: (colours) => box({ x: 22, y: 164, w: 338, h: 118 }, 22, colours),
  soapbox: (colours) => box({ x: 54, y: 142, w: 268, h: 176 }, 34, colours),
  toothpaste: (colours) => box({ x: 20, y: 166, w: 336, h: 104 }, 26, colours),
  carton: (colours) => carton(colours),
  tetra: (colours) => tetra(colours),
  eggtray: (colours) => eggTray(colours),
  tray: () => filmTray(),
  card: (colours) => hangCard(colours),
  notebook: (colours) => notebook(colours),
  blister: () => blister(),
  loose: () => produceBag(),
};

const LIGHT = linearGradient('light', 'slant', [
  [0, '#ffffff', 0.3],
  [0.42, '#ffffff', 0],
  [0.7, '#000000', 0],
  [1, '#000000', 0.16],
]);

function box(front: Box, depth: number, { scheme }: PackColours): PackShape {
  const right = front.x + front.w;
  const bottom = front.y + front.h;
  const lift = depth * 0.55;
  const face = `M${front.x} ${front.y}H${right}V${bottom}H${front.x}Z`;
  const side = `M${right} ${front.y}L${right + depth} ${front.y - lift}V${bottom - lift}L${right} ${bottom}Z`;
  const top = `M${front.x} ${front.y}L${front.x + depth} ${front.y - lift}H${right + depth}L${right} ${front.y}Z`;
  return {
    under: `<path d="${side}" fill="${scheme.deep}"/><path d="${side}" fill="#000" fill-opacity=".12"/><path d="${top}" fill="${scheme.light}"/><path d="${top}" fill="#fff" fill-opacity=".25"/>`,
    face,
    panel: { x: front.x + 14, y: front.y + 14, w: front.w - 28, h: front.h - 28 },
    over: `${LIGHT}<path d="${face}" fill="url(#light)"/><path d="M${front.x} ${front.y + 1}H${right}M${right - 1} ${front.y}V${bottom}" stroke="#fff" stroke-opacity=".45" stroke-width="2"/>`,
    print: 'wrap',
    width: front.w + depth,
    foot: bottom,
    head: front.y - lift,
  };
}

function carton({ scheme, cap }: PackColours): PackShape {
  const face = 'M104 132H280V356H104Z';
  return {
    under: `<path d="M280 132L312 118V342L280 356Z" fill="${scheme.deep}"/><path d="M104 132L122 78H262L280 132Z" fill="${scheme.light}"/><path d="M280 132L262 78L294 68L312 118Z" fill="${scheme.deep}" fill-opacity=".8"/><path d="M118 54H260L294 48V66L262 80H120Z" fill="${scheme.base}"/><path d="M118 62H262" stroke="#fff" stroke-opacity=".4" stroke-width="2"/><ellipse cx="192" cy="108" rx="25" ry="10" fill="#000" fill-opacity=".16"/><path d="M170 86h44v18a22 9 0 0 1 -44 0z" fill="${cap}"/><ellipse cx="192" cy="86" rx="22" ry="9" fill="#fff" fill-opacity=".4"/>`,
    face,
    panel: { x: 116, y: 142, w: 152, h: 202 },
    over: `${LIGHT}<path d="${face}" fill="url(#light)"/><path d="M104 133H280M279 132V356" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`,
    print: 'wrap',
    width: 208,
    foot: 356,
    head: 48,
  };
}

function tetra({ scheme }: PackColours): PackShape {
  const face = 'M122 110H262V356H122Z';
  return {
    under: `<path d="M262 110L296 94V340L262 356Z" fill="${scheme.deep}"/><path d="M122 110L156 94H296L262 110Z" fill="${scheme.light}"/><path d="M246 100L258 40L280 30" fill="none" stroke="#ffffff" stroke-width="10" stroke-linejoin="round"/><path d="M246 100L258 40L280 30" fill="none" stroke="${scheme.base}" stroke-width="10" stroke-dasharray="8 9" stroke-linejoin="round"/>`,
    face,
    panel: { x: 132, y: 122, w: 120, h: 222 },
    over: `${LIGHT}<path d="${face}" fill="url(#light)"/><path d="M122 111H262M261 110V356" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`,
    print: 'wrap',
    width: 174,
    foot: 356,
    head: 26,
  };
}

function eggTray({ scheme }: PackColours): PackShape {
  const face = roundedPath({ x: 50, y: 196, w: 300, h: 160 }, 18);
  const bumps = [86, 143, 200, 257, 314]
    .map(
      (x) =>
        `<circle cx="${x}" cy="196" r="31" fill="${scheme.deep}"/><circle cx="${x - 4}" cy="193" r="27" fill="${scheme.base}"/><ellipse cx="${x - 12}" cy="180" rx="9" ry="6" fill="#fff" fill-opacity=".4"/>`,
    )
    .join('');
  return {
    under: bumps,
    face,
    panel: { x: 66, y: 208, w: 268, h: 138 },
    over: `${LIGHT}<path d="${face}" fill="url(#light)"/><path d="M50 212H350" stroke="#fff" stroke-opacity=".45" stroke-width="3"/><path d="M50 340H350" stroke="#000" stroke-opacity=".12" stroke-width="4"/>`,
    print: 'wrap',
    width: 300,
    foot: 356,
    head: 164,
  };
}

function filmTray(): PackShape {
  const face = roundedPath({ x: 54, y: 92, w: 292, h: 240 }, 24);
  return {
    under: `<path d="${roundedPath({ x: 46, y: 96, w: 308, h: 256 }, 32)}" fill="#22262b"/><path d="${roundedPath({ x: 46, y: 88, w: 308, h: 252 }, 32)}" fill="#3a4046"/>`,
    face,
    panel: { x: 66, y: 102, w: 268, h: 220 },
    over: `${LIGHT}<path d="${face}" fill="url(#light)"/><path d="M70 150L150 92M66 214L218 96" stroke="#fff" stroke-opacity=".3" stroke-width="9" stroke-linecap="round"/><path d="${roundedPath({ x: 46, y: 88, w: 308, h: 252 }, 32)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`,
    print: 'card',
    width: 308,
    foot: 352,
    head: 88,
  };
}

function hangCard({ scheme }: PackColours): PackShape {
  const face = roundedPath({ x: 88, y: 40, w: 224, h: 316 }, 16);
  return {
    under: `<path d="${roundedPath({ x: 92, y: 46, w: 224, h: 314 }, 16)}" fill="${scheme.deep}" fill-opacity=".5"/>`,
    face,
    panel: { x: 102, y: 66, w: 196, h: 278 },
    over: `${LIGHT}<path d="${face}" fill="url(#light)" opacity=".7"/><path d="M176 56h48a7 7 0 0 1 0 14h-12a12 12 0 0 1 -24 0h-12a7 7 0 0 1 0 -14z" fill="#ffffff" fill-opacity=".92"/>`,
    print: 'card',
    width: 224,
    foot: 356,
    head: 40,
  };
}

function notebook({ scheme }: PackColours): PackShape {
  const face = 'M98 50H290Q304 50 304 64V338Q304 352 290 352H98Z';
  const rings = Array.from(
    { length: 12 },
    (_, at) =>
      `<rect x="84" y="${66 + at * 23}" width="28" height="9" rx="4.5" fill="#8b929a"/><rect x="84" y="${66 + at * 23}" width="28" height="4" rx="2" fill="#e9edf0"/>`,
  ).join('');
  return {
    under:
      '<path d="M104 58H300Q314 58 314 72V342Q314 358 298 358H104Z" fill="#d9d4c8"/><path d="M104 56H298Q310 56 310 70V340Q310 354 296 354H104Z" fill="#fbf9f3"/>',
    face,
    panel: { x: 124, y: 70, w: 164, h: 264 },
    over: `${LIGHT}<path d="${face}" fill="url(#light)"/><path d="M98 50H116V352H98Z" fill="${scheme.deep}" fill-opacity=".55"/>${rings}`,
    print: 'wrap',
    width: 220,
    foot: 356,
    head: 50,
  };
}

function blister(): PackShape {
  const face = roundedPath({ x: 60, y: 104, w: 280, h: 220 }, 18);
  const pills = [0, 1, 2, 3, 4]
    .map(
      (at) =>
        `<g transform="translate(${90 + at * 55} 292)"><ellipse cy="3" rx="21" ry="15" fill="#000" fill-opacity=".18"/><ellipse rx="21" ry="15" fill="#f7f9fb"/><ellipse cx="-5" cy="-5" rx="8" ry="4" fill="#fff"/></g>`,
    )
    .join('');
  return {
    under: '',
    face,
    panel: { x: 76, y: 116, w: 248, h: 146 },
    over: `${LIGHT}<path d="${face}" fill="url(#light)"/><path d="M60 270H340V306Q340 324 322 324H78Q60 324 60 306Z" fill="#c3cbd2"/>${pills}`,
    print: 'wrap',
    width: 280,
    foot: 324,
    head: 104,
  };
}

function produceBag(): PackShape {
  const face = 'M110 74H290C300 110 326 150 326 236C326 318 300 354 200 354S74 318 74 236C74 150 100 110 110 74Z';
  return {
    under: '',
    face,
    panel: { x: 96, y: 100, w: 208, h: 236 },
    over: `${LIGHT}<path d="${face}" fill="url(#light)" opacity=".9"/><path d="${face}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3"/><path d="M104 60H296L290 84H110Z" fill="#3b7d3b"/><path d="M104 60H296L295 68H105Z" fill="#fff" fill-opacity=".25"/><path d="M96 200C98 150 116 124 122 100M112 300Q92 260 96 226" stroke="#fff" stroke-opacity=".65" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    print: 'card',
    width: 252,
    foot: 356,
    head: 60,
  };
}
