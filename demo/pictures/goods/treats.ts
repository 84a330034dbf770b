import { bowl } from './bowls.ts';
import type { GoodsDrawing } from './goodsDrawing.ts';
import { copies, deeper, flat, gloss, glow, leaf, lighter, line, oval, solid, specks, within } from './light.ts';

/** Snacks and cakes, each in a 200 by 200 square. A colour in the token replaces the usual one. */
export const TREATS: Readonly<Record<string, GoodsDrawing>> = {
  popcorn: (colour) => tub(popped(colour || '#f6ead0'), '#c4342c'),
  fries: () => tub(`<g transform="translate(10 18)scale(.9)">${chips('#edbb45')}</g>`, '#c4342c'),
  cupcake: (colour) => cupcake(colour || '#f3dccb'),
  cake: (colour) => cake(colour || '#f1d9b0'),
  kebab: () => kebab(),
  spaghetti: () => bowl(strands('#ecc677')),
  pancakes: () => pancakes('#d79a4c'),
  baguette: () =>
    copies(loaf('#c98a42'), [
      [96, 78, -30],
      [104, 126, -24],
    ]),
  rajma: () =>
    copies(bean('#7a2a26'), [
      [58, 70, -30],
      [132, 60, 24],
      [98, 108, 8],
      [50, 140, 40],
      [146, 134, -28],
    ]),
};

function tub(content: string, colour: string): string {
  const paper = 'M40 78H160L144 190Q100 196 56 190Z';
  const stripes = [52, 84, 116, 148]
    .map((x) => `M${x - 8} 76H${x + 8}L${100 + (x - 100) * 0.74 + 6} 194H${100 + (x - 100) * 0.74 - 6}Z`)
    .join('');
  return (
    content +
    solid(paper, '#f7efe2') +
    within(
      paper,
      flat(stripes, colour, 0.92) +
        glow([148, 140, 40, 80], ['#3a0c08', 0.3]) +
        glow([58, 130, 18, 70], ['#ffffff', 0.45]),
    )
  );
}

function popped(colour: string): string {
  const puff =
    copies(solid(oval([0, 0, 15, 14]), colour), [
      [-12, 4],
      [12, 6],
      [-4, -11],
      [11, -8],
    ]) + glow([2, 4, 9, 8], ['#c98f3a', 0.7]);
  return copies(puff, [
    [60, 44, 10],
    [100, 28, 60],
    [140, 44, -30],
    [46, 70, 80],
    [82, 58, 140],
    [120, 58, 20],
    [154, 72, 100],
    [68, 82, 30],
    [104, 82, -60],
    [136, 84, 70],
  ]);
}

function chips(colour: string): string {
  const stick =
    solid('M-9 -60H9V60H-9Z', colour) +
    flat('M-9 -60L-4 -66H14L9 -60Z', lighter(colour, 0.5)) +
    flat('M9 -60L14 -66V60H9Z', deeper(colour, 0.35));
  return copies(stick, [
    [60, 66, -14],
    [84, 52, -7],
    [108, 46, 3],
    [130, 56, 10],
    [148, 72, 17],
    [72, 78, -8],
    [96, 72, 2],
    [122, 76, 6],
  ]);
}

function cupcake(colour: string): string {
  const paper = 'M44 112H156L140 188Q100 196 60 188Z';
  const folds = [56, 74, 92, 110, 128, 146].map((x) => `M${x} 112L${100 + (x - 100) * 0.74} 192`).join('');
  const swirl = (y: number, half: number) =>
    solid(
      `M${100 - half} ${y}C${100 - half - 14} ${y - 22} ${100 - half * 0.4} ${y - 34} 100 ${y - 32}C${100 + half * 0.4} ${y - 34} ${100 + half + 14} ${y - 22} ${100 + half} ${y}C${100 + half * 0.5} ${y + 14} ${100 - half * 0.5} ${y + 14} ${100 - half} ${y}Z`,
      colour,
    );
  return (
    solid(paper, '#8a5a34') +
    line(folds, deeper('#8a5a34', 0.6), [3, 0.5]) +
    swirl(112, 64) +
    swirl(86, 48) +
    swirl(60, 30) +
    solid(oval([100, 28, 14, 13]), '#b3202c') +
    gloss([95, 24, 5, 4]) +
    specks([100, 84, 44, 30], { count: 16, size: 2.6, colour: '#b5652f', opacity: 0.8 })
  );
}

function cake(colour: string): string {
  const layer = (y: number, tone: string, h: number) =>
    solid(`M14 ${y}L186 ${y - 10}V${y - 10 + h}L14 ${y + h}Z`, tone);
  return (
    flat('M14 86L120 34Q176 50 186 76Z', lighter('#f8efe4', 0.3)) +
    solid('M14 86L120 34Q176 50 186 76L186 86L14 98Z', '#fbf2e6') +
    layer(96, colour, 32) +
    layer(126, '#fbf2e6', 12) +
    layer(136, colour, 34) +
    solid(oval([116, 36, 22, 20]), '#b8242c') +
    gloss([108, 28, 8, 6]) +
    specks([110, 118, 70, 40], { count: 40, size: 1.6, colour: deeper(colour, 0.6), opacity: 0.35 })
  );
}

function kebab(): string {
  const beads: readonly (readonly [string, number])[] = [
    ['#8f4f2a', 22],
    ['#33812f', 18],
    ['#9a5830', 23],
    ['#c42a1c', 18],
    ['#8a4a26', 22],
  ];
  const drawn = beads.map(([colour, half], at) =>
    copies(
      solid(`M-15 ${-half}Q0 ${-half - 6} 15 ${-half}L15 ${half}Q0 ${half + 6} -15 ${half}Z`, colour) +
        line(`M-6 ${-half + 6}V${half - 8}`, '#2a1408', [3, 0.25]),
      [[-62 + at * 31, 0]],
    ),
  );
  const one = line('M-96 0H98', '#d9b37a', [6]) + drawn.join('');
  return copies(one, [
    [100, 76, -28, 0.94],
    [104, 124, -22, 0.94],
  ]);
}

function strands(colour: string): string {
  const turns = Array.from({ length: 26 }, (_, at) =>
    line(
      `M${26 + (at % 9) * 8} ${94 - (at % 4) * 8}C${60 + (at % 5) * 6} ${34 + (at % 6) * 8} ${120 + (at % 4) * 8} ${36 + (at % 7) * 7} ${174 - (at % 8) * 7} ${94 - (at % 3) * 9}`,
      at % 2 ? colour : deeper(colour, 0.3),
      [5],
    ),
  );
  return (
    solid('M17 92C26 52 66 36 100 36S174 52 183 92C166 120 34 120 17 92Z', deeper(colour, 0.35)) +
    turns.join('') +
    solid('M64 60C76 40 128 40 140 60C138 78 66 80 64 60Z', '#b8321f') +
    copies(leaf(30, 18, '#4f8f3a'), [
      [100, 52, -30],
      [100, 54, -150],
    ])
  );
}

function pancakes(colour: string): string {
  const one =
    solid(oval([0, 6, 80, 30]), deeper(colour, 0.4)) +
    solid(oval([0, 0, 80, 28]), colour) +
    glow([0, -1, 66, 20], [lighter(colour, 0.5), 0.7]);
  return (
    copies(one, [
      [100, 152],
      [103, 134],
      [97, 116],
      [100, 98],
    ]) +
    solid('M76 86L108 78L124 88L92 98Z', '#f4d774') +
    solid('M76 86L92 98V108L76 96Z', '#e3bd4e') +
    flat('M92 98L124 88V98L92 108Z', '#cfa43a') +
    line('M58 104C60 130 70 128 70 146M140 100C146 116 140 124 142 138', '#9a5a1c', [8, 0.85])
  );
}

function loaf(colour: string): string {
  const crust = 'M-92 10C-90 -18 -40 -28 0 -28S90 -18 92 8C84 26 40 30 0 30S-84 28 -92 10Z';
  const cuts = [-54, -18, 18, 54].map((x) => `M${x - 12} 14Q${x + 2} -2 ${x + 16} -20`).join('');
  return solid(crust, colour) + line(cuts, lighter(colour, 0.62), [8, 0.9]) + line(cuts, deeper(colour, 0.5), [2, 0.5]);
}

function bean(colour: string): string {
  return (
    solid('M-34 -18C-14 -40 30 -36 38 -6C42 18 24 34 8 26C-2 20 -2 10 -14 12C-32 16 -46 -2 -34 -18Z', colour) +
    flat(oval([-4, 14, 6, 3]), '#f3e3d0') +
    gloss([-8, -16, 14, 6], 8)
  );
}
