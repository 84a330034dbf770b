import type { PackDrawing, PackShape } from './packShape.ts';
import { linearGradient, roundedPath } from './svgPieces.ts';

/** Bags, pouches and wrappers: foil with crimped ends, soft bulges and a highlight. */
export const BAG_SHAPES: Readonly<Record<string, PackDrawing>> = {
  pouch: () => pillow({ left: 92, top: 58, w: 216, h: 298 }),
  sachet: () => pillow({ left: 118, top: 104, w: 164, h: 252 }),
  milkpouch: () => milkBag(),
  oilpouch: () => milkBag(),
  standup: () => standUp({ left: 88, top: 52, w: 224, h: 304 }),
  paperbag: () => paperBag(),
  sack: () => sack(),
  bale: () => bale(),
  breadbag: () => breadBag(),
  flowpack: () => flow({ top: 116, h: 176, left: 28, w: 344 }),
  bar: () => flow({ top: 142, h: 122, left: 24, w: 352 }),
  chocobar: () => chocoBar(),
  wipes: () => flatPack(),
};

interface Frame {
  left: number;
  top: number;
  w: number;
  h: number;
}

const FOIL = linearGradient('sheen', 'across', [
  [0, '#000000', 0.3],
  [0.1, '#ffffff', 0.28],
  [0.22, '#ffffff', 0.04],
  [0.55, '#ffffff', 0.14],
  [0.8, '#000000', 0.04],
  [1, '#000000', 0.3],
]);

const ROUND = linearGradient('round', 'down', [
  [0, '#ffffff', 0.22],
  [0.16, '#ffffff', 0],
  [0.8, '#000000', 0],
  [1, '#000000', 0.26],
]);

function pillow({ left, top, w, h }: Frame): PackShape {
  const right = left + w;
  const bottom = top + h;
  const teeth = Math.round(w / 9);
  const step = w / teeth;
  const zig = (sign: number) =>
    Array.from({ length: teeth }, () => `l${sign * (step / 2)} -5l${sign * (step / 2)} 5`).join('');
  const face = `M${left} ${top}${zig(1)}V${top + 24}C${right + 9} ${top + h * 0.32} ${right + 9} ${top + h * 0.68} ${right} ${bottom - 24}V${bottom}${zig(-1)}V${bottom - 24}C${left - 9} ${top + h * 0.68} ${left - 9} ${top + h * 0.32} ${left} ${top + 24}Z`;
  const crimp = (y: number) =>
    `<path d="M${left} ${y}H${right}M${left} ${y + 5}H${right}M${left} ${y + 10}H${right}M${left} ${y + 15}H${right}" stroke="#000" stroke-opacity=".13" stroke-width="2"/>`;
  return {
    under: '',
    face,
    panel: { x: left + 14, y: top + 30, w: w - 28, h: h - 60 },
    over: `${FOIL}${ROUND}<path d="${face}" fill="url(#sheen)"/><path d="${face}" fill="url(#round)"/>${crimp(top + 3)}${crimp(bottom - 20)}<path d="M${left + 20} ${top + 34}C${left + 12} ${top + h * 0.4} ${left + 12} ${top + h * 0.6} ${left + 18} ${bottom - 50}" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M${right - 30} ${top + 24}q6 18 -4 34M${left + 34} ${bottom - 24}q-2 -16 8 -30" stroke="#000" stroke-opacity=".14" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    print: 'wrap',
    width: w,
    foot: bottom,
    head: top,
  };
}

function milkBag(): PackShape {
  const face =
    'M104 66Q200 58 296 66L300 84C316 150 318 270 306 330Q302 352 290 354Q200 362 110 354Q98 352 94 330C82 270 84 150 100 84Z';
  return {
    under: '',
    face,
    panel: { x: 108, y: 96, w: 184, h: 240 },
    over: `${FOIL}${ROUND}<path d="${face}" fill="url(#sheen)"/><path d="${face}" fill="url(#round)"/><path d="M102 76Q200 68 298 76M101 83Q200 75 299 83" stroke="#000" stroke-opacity=".15" stroke-width="2" fill="none"/><path d="M112 104C100 170 102 250 110 316" stroke="#fff" stroke-opacity=".65" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M268 90q10 14 4 30M120 344q14 -18 34 -16M286 346q-10 -16 -30 -15" stroke="#000" stroke-opacity=".14" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    print: 'wrap',
    width: 220,
    foot: 356,
    head: 62,
  };
}

function standUp({ left, top, w, h }: Frame): PackShape {
  const right = left + w;
  const bottom = top + h;
  const face = `M${left + 6} ${top}H${right - 6}Q${right} ${top} ${right} ${top + 6}L${right + 4} ${bottom - 40}Q${right + 4} ${bottom - 6} ${right - 16} ${bottom}Q${left + w / 2} ${bottom + 12} ${left + 16} ${bottom}Q${left - 4} ${bottom - 6} ${left - 4} ${bottom - 40}L${left} ${top + 6}Q${left} ${top} ${left + 6} ${top}Z`;
  return {
    under: '',
    face,
    panel: { x: left + 16, y: top + 44, w: w - 32, h: h - 84 },
    over: `${FOIL}${ROUND}<path d="${face}" fill="url(#sheen)" opacity=".8"/><path d="${face}" fill="url(#round)"/><path d="M${left} ${top + 20}H${right}" stroke="#000" stroke-opacity=".16" stroke-width="2"/><path d="M${left + 3} ${top + 32}H${right - 3}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><path d="M${left} ${bottom - 42}Q${left + w / 2} ${bottom - 6} ${right} ${bottom - 42}" stroke="#000" stroke-opacity=".16" stroke-width="3" fill="none"/><circle cx="${left + w / 2}" cy="${top + 11}" r="6" fill="#fff" fill-opacity=".75"/><path d="M${left + 12} ${top + 46}V${bottom - 60}" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>`,
    print: 'wrap',
    width: w,
    foot: 356,
    head: top,
  };
}

function paperBag(): PackShape {
  const face = 'M112 84H288L300 352H100Z';
  return {
    under: '<path d="M288 84L316 100L328 344L300 352Z" fill="#a98455"/>',
    face,
    panel: { x: 122, y: 126, w: 156, h: 206 },
    over: `${ROUND}<path d="${face}" fill="url(#round)" opacity=".7"/><path d="M110 112H290" stroke="#000" stroke-opacity=".2" stroke-width="3"/><rect x="110" y="84" width="180" height="28" fill="#000" fill-opacity=".08"/><path d="M140 340L150 130M262 340L254 130" stroke="#000" stroke-opacity=".06" stroke-width="5"/>`,
    print: 'wrap',
    width: 200,
    foot: 356,
    head: 84,
  };
}

function sack(): PackShape {
  const face =
    'M84 50Q92 40 104 46Q200 56 296 46Q308 40 316 50C310 68 312 80 318 96C326 190 326 270 316 340Q312 358 292 356Q200 362 108 356Q88 358 84 340C74 270 74 190 82 96C88 80 90 68 84 50Z';
  return {
    under: '',
    face,
    panel: { x: 104, y: 84, w: 192, h: 254 },
    over: `${FOIL}${ROUND}<path d="${face}" fill="url(#sheen)"/><path d="${face}" fill="url(#round)"/><path d="M88 64Q200 76 312 64" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-dasharray="7 5" fill="none"/><path d="M96 92q14 26 8 60M306 96q-16 20 -10 54M100 344q10 -26 34 -34M300 344q-10 -24 -30 -30" stroke="#000" stroke-opacity=".13" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    print: 'wrap',
    width: 244,
    foot: 356,
    head: 44,
  };
}

function bale(): PackShape {
  const face = roundedPath({ x: 78, y: 96, w: 244, h: 260 }, 34);
  return {
    under:
      '<path d="M152 104C152 62 248 62 248 104" fill="none" stroke="#ffffff" stroke-width="14"/><path d="M152 104C152 62 248 62 248 104" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="5"/>',
    face,
    panel: { x: 98, y: 118, w: 204, h: 220 },
    over: `${FOIL}${ROUND}<path d="${face}" fill="url(#sheen)" opacity=".8"/><path d="${face}" fill="url(#round)"/><path d="M80 180H320M80 262H320" stroke="#000" stroke-opacity=".05" stroke-width="10"/>`,
    print: 'wrap',
    width: 244,
    foot: 356,
    head: 70,
  };
}

function breadBag(): PackShape {
  const face =
    'M92 132C86 96 122 84 152 96C176 80 224 80 248 96C278 84 314 96 308 132L314 330Q314 356 290 356H110Q86 356 86 330Z';
  return {
    under:
      '<path d="M150 96C164 66 158 44 140 36Q200 50 260 36C242 44 236 66 250 96Z" fill="#f3efe6" stroke="#d8d0c0" stroke-width="2"/><rect x="164" y="72" width="72" height="14" rx="6" fill="#d8452f"/>',
    face,
    panel: { x: 108, y: 124, w: 184, h: 214 },
    over: `${FOIL}${ROUND}<path d="${face}" fill="url(#sheen)"/><path d="${face}" fill="url(#round)"/><path d="M112 112q40 -20 88 -10M108 344q12 -20 36 -22M296 340q-14 -18 -30 -16" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    print: 'wrap',
    width: 226,
    foot: 356,
    head: 36,
  };
}

function flow({ left, top, w, h }: Frame): PackShape {
  const right = left + w;
  const bottom = top + h;
  const teeth = Math.round(h / 9);
  const step = h / teeth;
  const zig = (sign: number) =>
    Array.from({ length: teeth }, () => `l${sign * 5} ${(sign * step) / 2}l${-sign * 5} ${(sign * step) / 2}`).join('');
  const face = `M${left} ${top}H${left + 26}C${left + 80} ${top - 8} ${right - 80} ${top - 8} ${right - 26} ${top}H${right}${zig(1)}H${right - 26}C${right - 80} ${bottom + 8} ${left + 80} ${bottom + 8} ${left + 26} ${bottom}H${left}${zig(-1)}Z`;
  const crimps = [4, 10, 16, 22]
    .flatMap((at) => [left + at, right - at])
    .map((x) => `M${x} ${top}V${bottom}`)
    .join('');
  const light = linearGradient('tubelight', 'down', [
    [0, '#000000', 0.18],
    [0.14, '#ffffff', 0.5],
    [0.3, '#ffffff', 0.05],
    [0.75, '#000000', 0],
    [1, '#000000', 0.34],
  ]);
  return {
    under: '',
    face,
    panel: { x: left + 38, y: top + 14, w: w - 76, h: h - 28 },
    over: `${light}<path d="${face}" fill="url(#tubelight)"/><path d="${crimps}" stroke="#000" stroke-opacity=".16" stroke-width="2"/><path d="M${left + 30} ${top + 12}q10 ${h / 2 - 12} 0 ${h - 24}M${right - 30} ${top + 12}q-10 ${h / 2 - 12} 0 ${h - 24}" stroke="#000" stroke-opacity=".13" stroke-width="3" fill="none"/>`,
    print: 'wrap',
    width: w,
    foot: bottom,
    head: top,
  };
}

function chocoBar(): PackShape {
  const face = 'M34 132H334V284H34Z';
  const foil = linearGradient('foil', 'down', [
    [0, '#f6e7b8'],
    [0.5, '#c99a3a'],
    [1, '#f0d88f'],
  ]);
  return {
    under: `${foil}<path d="M326 138L372 132L366 164L374 200L364 240L372 284L326 278Z" fill="url(#foil)"/><path d="M336 142L352 276M346 140L362 270" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`,
    face,
    panel: { x: 48, y: 144, w: 272, h: 128 },
    over: `${ROUND}<path d="${face}" fill="url(#round)"/><path d="M34 136H334" stroke="#fff" stroke-opacity=".5" stroke-width="5"/><path d="M34 132L54 132L34 176Z" fill="#fff" fill-opacity=".16"/>`,
    print: 'wrap',
    width: 340,
    foot: 284,
    head: 132,
  };
}

function flatPack(): PackShape {
  const face = roundedPath({ x: 46, y: 116, w: 308, h: 200 }, 22);
  return {
    under: `<path d="${roundedPath({ x: 50, y: 128, w: 300, h: 200 }, 22)}" fill="#b8c0c8"/>`,
    face,
    panel: { x: 66, y: 130, w: 268, h: 172 },
    over: `${FOIL}${ROUND}<path d="${face}" fill="url(#sheen)" opacity=".7"/><path d="${face}" fill="url(#round)"/><path d="M64 126V306M336 126V306" stroke="#000" stroke-opacity=".1" stroke-width="3"/>`,
    print: 'wrap',
    width: 308,
    foot: 326,
    head: 116,
  };
}
