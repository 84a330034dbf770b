import type { GoodsDrawing } from './goodsDrawing.ts';
import { calyx, copies, flat, gloss, glow, leaf, line, oval, solid, specks, within } from './light.ts';

/** Berries, melons and fruit of the south, each in a 200 by 200 square. A colour in the token replaces the usual one. */
export const EXOTIC_FRUIT: Readonly<Record<string, GoodsDrawing>> = {
  strawberry: () => strawberry(),
  blueberry: () =>
    copies(blueberry(), [
      [68, 70],
      [136, 66],
      [42, 128],
      [160, 126],
      [102, 124],
    ]),
  pineapple: () => pineapple(),
  kiwi: () => kiwi(),
  avocado: () => avocado(),
  olive: (colour) => olives(colour || '#7f8a35'),
  pomegranate: () => pomegranate(),
  papaya: () => papaya(),
  dragonfruit: () => dragonFruit(),
  custardapple: () => custardApple(),
};

function pineapple(): string {
  const body = 'M100 66C140 66 158 96 154 134C150 172 128 192 100 192S50 172 46 134C42 96 60 66 100 66Z';
  const slants = Array.from(
    { length: 14 },
    (_, at) => `M${at * 24 - 90} 60L${at * 24 + 50} 200M${at * 24 + 50} 60L${at * 24 - 90} 200`,
  ).join('');
  const crown = copies(leaf(74, 22, '#4d8146'), [
    [92, 74, -140],
    [108, 74, -40],
    [90, 72, -122],
    [110, 72, -58],
    [96, 72, -106],
    [104, 72, -74],
    [100, 76, -90, 0.9],
  ]);
  return (
    crown +
    solid(body, '#d18f27') +
    within(
      body,
      line(slants, '#7f4d12', [3.4, 0.5]) +
        specks([100, 130, 50, 60], { count: 40, size: 2, colour: '#ffe39a', opacity: 0.6 }),
    ) +
    glow([76, 106, 24, 34], ['#fff3c4', 0.4])
  );
}

function kiwi(): string {
  const whole =
    solid(oval([68, 82, 60, 54]), '#8a6a3f') +
    specks([68, 82, 54, 48], { count: 90, size: 1.3, colour: '#4c3517', opacity: 0.4 });
  const rays = Array.from(
    { length: 22 },
    (_, at) =>
      `<g transform="rotate(${at * (360 / 22)})">${line('M26 0H48', '#c9e08a', [2, 0.5])}${flat(oval([27, 0, 4, 1.9]), '#22200f')}</g>`,
  ).join('');
  return (
    whole +
    `<g transform="translate(122 128)">${solid(oval([0, 0, 64, 58]), '#7a5c34')}${solid(oval([-1, -1, 59, 53]), '#85b338')}${rays}${flat(oval([0, 0, 17, 14]), '#f1efcf')}</g>`
  );
}

function avocado(): string {
  const outline =
    'M0 -86C22 -86 30 -60 40 -32C58 0 66 24 56 52C46 80 22 88 0 88S-46 80 -56 52C-66 24 -58 0 -40 -32C-30 -60 -22 -86 0 -86Z';
  const half =
    solid(outline, '#3c5426') +
    `<g transform="scale(.87)translate(-1 1)">${flat(outline, '#a9c255')}</g><g transform="scale(.78)translate(-1 4)">${solid(outline, '#e6e29a')}</g>${solid(oval([0, 34, 30, 30]), '#8a5526')}${gloss([-10, 24, 9, 7])}`;
  const whole =
    solid(outline, '#40592a') +
    specks([0, 20, 48, 54], { count: 60, size: 1.6, colour: '#1f2f14', opacity: 0.5 }) +
    glow([-18, 6, 16, 28], ['#ffffff', 0.3, 16]);
  return copies(whole, [[72, 98, -16, 0.98]]) + copies(half, [[130, 106, 14]]);
}

function olives(colour: string): string {
  const one = solid(oval([0, 0, 34, 42]), colour) + gloss([-12, -14, 9, 14], 10);
  return (
    copies(leaf(84, 24, '#6f8a4a'), [
      [100, 92, -38],
      [96, 92, -142],
      [100, 92, -90, 0.9],
    ]) +
    copies(one, [
      [66, 116, 18],
      [136, 112, -16],
      [102, 142, 4],
    ])
  );
}

function strawberry(): string {
  const skin = 'M100 52C136 34 178 52 174 92C170 136 128 186 100 190C72 186 30 136 26 92C22 52 64 34 100 52Z';
  const seeds = [-2, -1, 0, 1, 2]
    .flatMap((column) =>
      [0, 1, 2, 3, 4].map((row) => [100 + column * (30 - row * 3.4), 78 + row * 23 + (column % 2 ? 11 : 0)] as const),
    )
    .filter(([x, y]) => Math.abs(x - 100) < 70 - Math.max(0, y - 86) * 0.55);
  const seed = flat(oval([0, 0, 3.2, 4.6]), '#f3cf6b') + line('M-3 -4Q0 -7 3 -4', '#7e0f14', [1.6, 0.5]);
  return solid(skin, '#cf2523') + copies(seed, seeds) + gloss([58, 86, 18, 14]) + calyx([100, 54], 62);
}

function blueberry(): string {
  return (
    solid(oval([0, 0, 40, 39]), '#3d4c82') +
    glow([-8, -10, 32, 28], ['#b9c4e6', 0.4]) +
    flat('M-2 -26L4 -20L12 -22L10 -13L16 -7L7 -5L4 3L-2 -4L-10 -3L-7 -11L-12 -18L-4 -19Z', '#232c55')
  );
}

function pomegranate(): string {
  const skin = oval([86, 104, 74, 72]);
  const aril = solid(oval([0, 0, 9, 10]), '#b3142f') + glow([-3, -4, 4, 3], ['#ffffff', 0.8]);
  const arils = [
    [-22, -18],
    [0, -24],
    [22, -16],
    [-30, 4],
    [-10, -2],
    [11, 0],
    [31, 6],
    [-18, 20],
    [2, 22],
    [21, 22],
  ] as const;
  return (
    solid('M68 44L60 12L76 26L86 8L97 26L112 14L104 44Q86 54 68 44Z', '#a5323a') +
    solid(skin, '#b8313b') +
    within(
      skin,
      glow([120, 80, 50, 44], ['#e0a06a', 0.35]) +
        specks([86, 104, 68, 66], { count: 70, size: 1.3, colour: '#5e0f1c', opacity: 0.35 }),
    ) +
    gloss([54, 78, 22, 16]) +
    `<g transform="translate(142 138)">${solid(oval([0, 0, 54, 50]), '#a92b36')}${solid(oval([0, 0, 47, 43]), '#f0ddb4')}${copies(aril, arils)}</g>`
  );
}

function papaya(): string {
  const skin = 'M100 14C128 14 150 60 152 110C152 162 130 190 100 190S48 162 48 110C50 60 72 14 100 14Z';
  const seeds = copies(solid(oval([0, 0, 6, 6.6]), '#2a211b') + glow([-2, -2, 3, 2], ['#ffffff', 0.7]), [
    [0, -34],
    [-8, -18],
    [9, -16],
    [-12, 0],
    [3, 2],
    [14, 2],
    [-8, 18],
    [10, 20],
    [0, 36],
  ]);
  const whole = `<g transform="translate(-34 -4)rotate(-14 100 100)scale(.98)">${solid(skin, '#d9a636')}${within(skin, glow([120, 60, 60, 60], ['#6f9440', 0.65]))}${gloss([80, 92, 12, 30], 8)}</g>`;
  return (
    whole +
    `<g transform="translate(36 2)rotate(13 100 100)scale(.98)">${solid(skin, '#d6a038')}<g transform="translate(100 104)scale(.88)translate(-100 -102)">${solid(skin, '#ee7f3a')}</g><g transform="translate(100 112)scale(.44 .62)translate(-100 -102)">${flat(skin, '#b9501f')}</g><g transform="translate(100 112)">${seeds}</g></g>`
  );
}

function dragonFruit(): string {
  const scale = leaf(46, 24, '#8aa646');
  const half =
    solid(oval([0, 0, 58, 62]), '#c73f78') +
    flat(oval([0, 0, 50, 54]), '#fbf7f3') +
    specks([0, 0, 44, 48], { count: 90, size: 1.7, colour: '#1f1a1c', opacity: 0.9 });
  return (
    copies(scale, [
      [70, 40, -110],
      [104, 48, -60],
      [34, 60, -150],
      [30, 110, 170],
      [44, 150, 140],
      [86, 166, 96],
    ]) +
    solid(oval([78, 100, 62, 72]), '#cc3f74') +
    copies(leaf(40, 26, '#a3ad52'), [
      [52, 84, -118],
      [88, 66, -80],
      [60, 130, -134],
      [40, 112, -150, 0.8],
      [96, 110, -70],
    ]) +
    gloss([50, 66, 14, 18]) +
    copies(half, [[134, 126, 8]])
  );
}

function custardApple(): string {
  const skin = oval([100, 108, 80, 76]);
  const knobs = [
    [3, 42],
    [5, 64],
    [6, 88],
    [6, 114],
    [5, 140],
    [4, 162],
  ].flatMap(([count = 0, y = 0], row) =>
    Array.from(
      { length: count },
      (_, at) => [100 + (at - (count - 1) / 2) * 28 + (row % 2 ? 3 : -3), y, 0, 1] as const,
    ),
  );
  const knob = flat(oval([1, 3, 18, 16]), '#3e4c22', 0.55) + solid(oval([0, 0, 16.5, 14.5]), '#93a862');
  return (
    solid(skin, '#74894a') +
    within(skin, copies(knob, knobs) + glow([140, 150, 56, 50], ['#2a3a14', 0.4])) +
    line('M100 36Q100 22 110 12', '#6d5233', [8]) +
    glow([64, 72, 30, 22], ['#ffffff', 0.35])
  );
}
