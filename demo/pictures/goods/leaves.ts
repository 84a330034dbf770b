import { seededRandom } from '../../seededRandom.ts';
import type { GoodsDrawing } from './goodsDrawing.ts';
import { copies, deeper, flat, glow, leaf, lighter, line, oval, solid, within } from './light.ts';
import type { Place } from './light.ts';

/** Leaves, herbs and flowers, each in a 200 by 200 square. A colour in the token replaces the usual one. */
export const LEAVES: Readonly<Record<string, GoodsDrawing>> = {
  herb: (colour) => bunch(lobed(colour || '#478f35'), colour || '#478f35', 46),
  methi: () => bunch(clover('#55913a'), '#6d9c4a', 44),
  dill: () => bunch(feather('#62963c'), '#7ba34e', 34),
  mint: (colour) => sprigs(colour || '#3f8a3f', { length: 40, width: 27, count: 5 }),
  basil: () => sprigs('#4a8f38', { length: 46, width: 36, count: 4 }),
  tulsi: () => sprigs('#56803c', { length: 34, width: 24, count: 5 }),
  curryleaf: () => sprigs('#2f6d2f', { length: 34, width: 17, count: 7 }),
  leafbunch: (colour) => leafBunch(colour || '#357a35', 44),
  mangoleaves: () => leafBunch('#4a7c35', 30),
  betel: () =>
    copies(betel('#3c8240'), [
      [70, 108, -24],
      [132, 108, 22],
      [100, 104, 0],
    ]),
  bananaleaf: () => bananaLeaf('#4f9440'),
  lettuce: (colour) => lettuce(colour || '#8fb84f'),
  bokchoy: () => bokChoy(),
  sprout: () => sprout(),
};

/** Stems from one tie, with leaflets scattered over the crown that they make. */
function bunch(leaflet: string, stem: string, count: number): string {
  const random = seededRandom(leaflet);
  const places = Array.from({ length: count }, (): Place => {
    const turn = -Math.PI * (0.02 + random() * 0.96);
    const far = 0.3 + random() * 0.7;
    return [
      100 + Math.cos(turn) * far * 80,
      96 + Math.sin(turn) * far * 66,
      Math.cos(turn) * 70 * far,
      0.85 + random() * 0.4,
    ];
  }).sort((one, other) => one[1] - other[1]);
  const stems = places
    .map(
      ([x, y]) =>
        `M${Math.round(100 + (x - 100) * 0.16)} 156Q${Math.round(100 + (x - 100) * 0.4)} 120 ${Math.round(x)} ${Math.round(y)}`,
    )
    .join('');
  const tails = [-22, -13, -4, 5, 14, 22].map((x) => `M${100 + x * 0.5} 150L${100 + x} 192`).join('');
  return (
    line(tails, lighter(stem, 0.35), [5]) +
    line(stems, lighter(stem, 0.2), [3]) +
    copies(leaflet, places) +
    tie(156, 15)
  );
}

function tie(y: number, half: number): string {
  return (
    line(`M${100 - half} ${y}Q100 ${y + 6} ${100 + half} ${y}`, '#b98a48', [8]) +
    line(`M${100 - half} ${y - 2}Q100 ${y + 4} ${100 + half} ${y - 2}`, '#ecd29a', [2])
  );
}

function lobed(colour: string): string {
  const lobe =
    'M0 12C-7 8 -16 8 -22 0C-19 -5 -16 -6 -13 -6C-15 -13 -12 -18 -8 -20C-5 -25 5 -25 8 -20C12 -18 15 -13 13 -6C16 -6 19 -5 22 0C16 8 7 8 0 12Z';
  return (
    flat(lobe, deeper(colour, 0.55), 0.5) +
    `<g transform="translate(-1 -2)">${solid(lobe, colour)}</g>` +
    line('M0 9V-16M0 4L-14 -1M0 4L14 -1', lighter(colour, 0.5), [1.4, 0.7])
  );
}

function clover(colour: string): string {
  return copies(solid(oval([0, -12, 9, 11]), colour) + line('M0 -4V-20', lighter(colour, 0.55), [1.2, 0.7]), [
    [0, 2, -78],
    [0, 2, 78],
    [0, 0],
  ]);
}

function feather(colour: string): string {
  const threads = [-64, -46, -28, -10, 10, 28, 46, 64]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${line('M0 8V-22M0 -4L-6 -14M0 -4L6 -14M0 -12L-4 -20M0 -12L4 -20', turn % 4 ? colour : deeper(colour, 0.3), [1.8])}</g>`,
    )
    .join('');
  return threads;
}

function sprigs(colour: string, { length, width, count }: { length: number; width: number; count: number }): string {
  const blade = leaf(length, width, colour);
  const dark = leaf(length, width, deeper(colour, 0.22));
  const step = 124 / count;
  const twig = Array.from({ length: count }, (_, at) => {
    const y = 70 - at * step;
    const scale = 1.04 - (at / count) * 0.45;
    return copies(dark, [[0, y, -152, scale]]) + copies(blade, [[0, y - 3, -28, scale]]);
  }).join('');
  const one =
    line('M0 96V-64', deeper(colour, 0.2), [4]) +
    twig +
    copies(blade, [
      [0, -58, -90, 0.66],
      [0, -52, -128, 0.56],
      [0, -52, -52, 0.56],
    ]);
  return copies(one, [
    [64, 104, -20, 0.92],
    [140, 104, 20, 0.92],
    [100, 100],
  ]);
}

/** Broad leaves on pale stems that are tied together. */
function leafBunch(colour: string, half: number): string {
  const blade = `M0 22C${-half * 0.5} 20 ${-half} -4 ${-half * 0.8} -40C${-half * 0.66} -66 ${-half * 0.3} -84 0 -92C${half * 0.3} -84 ${half * 0.66} -66 ${half * 0.8} -40C${half} -4 ${half * 0.5} 20 0 22Z`;
  const veins = [-52, -30, -8]
    .map((y) => `M0 ${y + 14}L${-half * 0.56} ${y - 6}M0 ${y + 14}L${half * 0.56} ${y - 6}`)
    .join('');
  const one =
    flat(blade, deeper(colour, 0.7), 0.5) +
    `<g transform="translate(-1.5 -2)">${solid(blade, colour)}${within(blade, flat(`M0 -92H${half}V22H0Z`, deeper(colour, 0.5), 0.28))}</g>` +
    line(veins, lighter(colour, 0.45), [1.8, 0.6]) +
    line('M0 70L0 -76', lighter(colour, 0.62), [3.4, 0.95]);
  return (
    copies(one, [
      [58, 112, -42, 0.78],
      [142, 112, 42, 0.78],
      [74, 104, -22, 0.88],
      [126, 104, 22, 0.88],
      [100, 106, 0, 0.96],
    ]) +
    line('M88 150L80 192M96 150L94 194M106 150L108 194M114 150L122 190', lighter(colour, 0.6), [6]) +
    tie(156, 20)
  );
}

function betel(colour: string): string {
  const heart = 'M0 84C-30 60 -60 20 -52 -20C-46 -50 -14 -54 0 -34C14 -54 46 -50 52 -20C60 20 30 60 0 84Z';
  return (
    solid(heart, colour) +
    line(
      'M0 -58V74M0 -30C-22 -10 -34 10 -36 30M0 -30C22 -10 34 10 36 30M0 4C-12 20 -18 34 -20 48M0 4C12 20 18 34 20 48',
      lighter(colour, 0.5),
      [2.4, 0.75],
    ) +
    glow([-22, -18, 18, 22], ['#ffffff', 0.35])
  );
}

function bananaLeaf(colour: string): string {
  const blade = 'M14 150C20 92 70 40 186 34C180 104 128 160 60 168C40 170 24 164 14 150Z';
  const ribs = Array.from(
    { length: 14 },
    (_, at) => `M${30 + at * 11} ${144 - at * 7.6}l-2 -40M${30 + at * 11} ${144 - at * 7.6}l30 22`,
  ).join('');
  return (
    solid(blade, colour) +
    within(blade, line(ribs, deeper(colour, 0.45), [2, 0.45])) +
    line('M8 158L182 38', lighter(colour, 0.55), [5])
  );
}

function lettuce(colour: string): string {
  const frill =
    'M0 66C-34 62 -62 40 -64 8C-74 0 -70 -14 -60 -16C-64 -30 -52 -40 -42 -38C-40 -54 -24 -60 -14 -52C-6 -64 10 -64 16 -52C28 -60 42 -52 42 -38C54 -40 64 -28 60 -16C70 -14 74 0 64 8C62 40 34 62 0 66Z';
  const one =
    flat(frill, deeper(colour, 0.6), 0.45) +
    `<g transform="translate(-2 -3)">${solid(frill, colour)}</g>` +
    line('M0 60V-24M0 36L-34 2M0 36L34 2M0 14L-22 -20M0 14L22 -20', lighter(colour, 0.7), [3, 0.75]);
  return copies(one, [
    [100, 80, 0, 1],
    [68, 106, -30, 0.9],
    [134, 106, 30, 0.9],
    [100, 124, 0, 1.02],
  ]);
}

function bokChoy(): string {
  const rib = solid('M-22 84C-30 60 -14 30 -12 -10H12C14 30 30 60 22 84Q0 94 -22 84Z', '#eef0dc');
  const blade = solid(
    'M0 14C-36 10 -52 -20 -44 -52C-36 -78 -14 -88 0 -90C14 -88 36 -78 44 -52C52 -20 36 10 0 14Z',
    '#4f8a3a',
  );
  const one =
    blade +
    rib +
    line('M0 10V-70M0 -14L-24 -36M0 -14L24 -36', '#dfe8bf', [4, 0.8]) +
    line('M-8 76C-12 50 -4 30 -4 4', '#c3cba0', [2, 0.7]);
  return copies(one, [
    [60, 104, -18, 0.9],
    [142, 104, 18, 0.9],
    [100, 106],
  ]);
}

function sprout(): string {
  return (
    line('M100 176C98 140 102 110 100 84', '#8fb552', [8]) +
    copies(leaf(78, 52, '#6aa542'), [
      [100, 90, -24],
      [100, 96, -152, 0.92],
    ]) +
    solid('M36 172C58 152 142 152 164 172C150 192 50 192 36 172Z', '#7a5636')
  );
}
