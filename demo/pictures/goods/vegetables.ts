import type { GoodsDrawing } from './goodsDrawing.ts';
import { copies, deeper, flat, gloss, glow, leaf, lighter, line, oval, solid, specks, within } from './light.ts';
import type { Place } from './light.ts';

/** Vegetables that grow above the ground, each in a 200 by 200 square. A colour in the token replaces the usual one. */
export const VEGETABLES: Readonly<Record<string, GoodsDrawing>> = {
  capsicum: (colour) => capsicum(colour || '#33812f'),
  brinjal: () => brinjal(),
  cucumber: () =>
    copies(cucumber('#41762f', true), [
      [96, 76, -24],
      [106, 128, -16],
    ]),
  zucchini: () =>
    copies(cucumber('#3a6a2d', false), [
      [96, 76, -24],
      [106, 128, -16],
    ]),
  gourd: () => copies(cucumber('#a9c46f', false, 1.3), [[100, 100, -38, 1.02]]),
  bittergourd: () =>
    copies(bitterGourd('#5f9242'), [
      [92, 74, -28],
      [108, 130, -20],
    ]),
  broccoli: () => head('#477a33', '#a3bf72'),
  cauliflower: () => cauliflower(),
  cabbage: (colour) => cabbage(colour || '#a3c46a'),
  pumpkin: () => pumpkin('#d9822b'),
  mushroom: () =>
    copies(mushroom(), [
      [64, 78, -12, 0.94],
      [140, 80, 12, 0.94],
      [102, 128, 0, 1.1],
    ]),
};

const PEPPER =
  'M100 48C122 32 164 36 176 68C188 104 172 164 142 182C128 190 112 180 100 182S72 190 58 182C28 164 12 104 24 68C36 36 78 32 100 48Z';

function capsicum(colour: string): string {
  const folds = 'M100 50C90 84 90 140 96 180M66 46C46 84 48 146 70 184M136 46C156 84 152 146 130 184';
  return (
    solid(PEPPER, colour) +
    within(
      PEPPER,
      line(folds, deeper(colour, 0.75), [9, 0.28]) +
        line('M112 58C118 90 118 140 110 172', lighter(colour, 0.55), [7, 0.35]),
    ) +
    glow([100, 48, 46, 14], [deeper(colour, 0.9), 0.6]) +
    line('M100 52C98 36 102 24 114 14', '#4d7a30', [13]) +
    line('M98 46C97 34 101 26 110 18', '#8fb35c', [4, 0.8]) +
    gloss([52, 84, 15, 28], 14)
  );
}

function brinjal(): string {
  const skin =
    'M112 40C152 56 188 96 184 138C180 174 146 192 108 188C62 184 24 152 26 118C28 92 60 92 78 66C86 52 96 38 112 40Z';
  return (
    solid(skin, '#40214c') +
    within(skin, glow([150, 150, 60, 46], ['#8a5aa0', 0.4])) +
    flat(
      'M92 62C86 50 90 36 104 30C120 28 134 38 136 54C142 62 142 76 136 84C130 72 122 68 114 70C108 76 98 86 88 86C86 76 88 68 92 62Z',
      '#5c8a3c',
    ) +
    line('M108 34C110 22 118 14 130 10', '#5c8a3c', [12]) +
    line('M104 42Q114 38 126 48', '#a9c97c', [4, 0.7]) +
    gloss([72, 118, 16, 32], 38)
  );
}

function cucumber(colour: string, striped: boolean, fat = 1): string {
  const h = 30 * fat;
  const skin = `M-88 4C-90 ${-h * 0.7} -66 ${-h} -30 ${-h * 0.96}C10 ${-h * 0.9} 40 ${-h * 1.06} 66 ${-h * 0.9}C90 ${-h * 0.7} 96 ${h * 0.2} 84 ${h * 0.6}C66 ${h * 1.1} 20 ${h * 0.96} -26 ${h}C-66 ${h * 1.04} -88 ${h * 0.7} -88 4Z`;
  const stripes = [-0.6, -0.2, 0.2, 0.6].map((at) => `M-70 ${h * at}Q0 ${h * at * 1.4} 70 ${h * at}`).join('');
  return (
    solid(skin, colour) +
    within(
      skin,
      line(stripes, striped ? lighter(colour, 0.5) : deeper(colour, 0.4), [3, striped ? 0.5 : 0.2]) +
        (striped
          ? specks([0, 0, 80, h * 0.8], { count: 34, size: 2, colour: '#dfe9b0', opacity: 0.5 })
          : specks([0, 0, 80, h * 0.8], { count: 60, size: 1.3, colour: lighter(colour, 0.7), opacity: 0.5 })),
    ) +
    line('M86 2q10 -2 16 -8', '#6d8a3c', [8]) +
    glow([-24, -h * 0.5, 50, h * 0.22], ['#ffffff', 0.55, -1])
  );
}

function bitterGourd(colour: string): string {
  const skin = 'M-92 2C-70 -26 -30 -34 4 -34C44 -34 74 -18 92 -4Q96 2 90 6C72 26 40 36 0 36C-40 36 -72 24 -92 2Z';
  const bumps = Array.from(
    { length: 40 },
    (_, at) =>
      [
        -78 + (at % 10) * 17 + (at % 20 > 9 ? 8 : 0),
        -21 + Math.floor(at / 10) * 14,
        0,
        1 - Math.abs(-78 + (at % 10) * 17) / 160,
      ] as const,
  );
  return (
    solid(skin, colour) +
    within(
      skin,
      copies(
        flat(oval([1.5, 2.5, 8, 5]), deeper(colour, 0.7), 0.45) + flat(oval([0, 0, 7, 4]), lighter(colour, 0.28), 0.9),
        bumps,
      ),
    ) +
    line('M90 0q10 -4 14 -12', '#6d8a3c', [6])
  );
}

/** Florets, small and many, each lit for itself. */
function florets(colour: string, places: readonly Place[]): string {
  const bud = copies(solid(oval([0, 0, 13, 12]), colour), [
    [-14, 8],
    [14, 8],
    [-9, -9],
    [11, -8],
    [0, 2],
  ]);
  return copies(bud, places);
}

const CROWN: readonly Place[] = [
  [60, 48],
  [92, 34],
  [128, 40],
  [40, 76],
  [72, 66],
  [106, 62],
  [142, 68],
  [164, 88],
  [52, 100],
  [88, 94],
  [122, 94],
  [150, 106],
  [74, 116],
  [108, 118],
];

function head(colour: string, stalk: string): string {
  return (
    solid('M70 104C84 132 84 160 78 184Q100 194 124 184C118 160 122 132 138 104Z', stalk) +
    line(
      'M88 128C72 124 60 116 54 106M118 130C134 126 146 118 152 108M96 130V184M112 130V184',
      deeper(stalk, 0.4),
      [4, 0.35],
    ) +
    flat(oval([100, 84, 70, 52]), deeper(colour, 0.9)) +
    florets(colour, CROWN) +
    glow([72, 52, 44, 32], ['#ffffff', 0.22])
  );
}

function cauliflower(): string {
  const wing = (turn: number) => `<g transform="translate(100 180)rotate(${turn})">${leaf(108, 62, '#6f9f47')}</g>`;
  return (
    wing(-164) +
    wing(-16) +
    wing(-140) +
    wing(-40) +
    flat(oval([100, 96, 70, 58]), '#cdbf94') +
    florets('#f3ead0', [...CROWN.map(([x, y]) => [x, y + 8] as const)]) +
    [-152, -28, -118, -62]
      .map((turn) => `<g transform="translate(100 192)rotate(${turn})">${leaf(88, 50, '#86b357')}</g>`)
      .join('')
  );
}

function cabbage(colour: string): string {
  const ball = oval([100, 106, 80, 78]);
  const veins =
    'M100 184C98 140 100 90 106 40M100 160C78 140 60 120 46 96M100 130C84 112 74 96 66 76M102 150C126 132 142 116 156 92M104 118C118 104 126 90 134 72';
  return (
    solid(ball, colour) +
    within(
      ball,
      flat('M16 116C30 56 66 34 108 28C82 66 80 136 100 190C50 190 18 158 16 116Z', lighter(colour, 0.3), 0.75) +
        flat(
          'M184 112C176 62 146 36 108 28C130 70 126 136 100 190C150 190 182 158 184 112Z',
          deeper(colour, 0.35),
          0.35,
        ) +
        line(veins, lighter(colour, 0.7), [3.4, 0.85]),
    ) +
    glow([64, 70, 26, 20], ['#ffffff', 0.4, -35])
  );
}

function pumpkin(colour: string): string {
  const rib = solid(oval([0, 0, 36, 66]), colour);
  return (
    copies(rib, [
      [38, 116, -8],
      [162, 116, 8],
      [62, 118, -4],
      [138, 118, 4],
      [82, 120],
      [118, 120],
      [100, 122],
    ]) +
    glow([66, 82, 18, 26], ['#ffffff', 0.4, 14]) +
    solid('M90 64C92 44 100 30 120 22L128 32C114 40 110 50 112 64Q100 70 90 64Z', '#6c7f3e')
  );
}

function mushroom(): string {
  return (
    solid('M-17 4C-15 24 -18 40 -22 50Q0 60 22 50C18 40 15 24 17 4Z', '#e7dcc8') +
    flat('M-44 6Q0 26 44 6Q20 -2 0 -2T-44 6Z', '#9c8064') +
    solid('M-52 4C-54 -34 -24 -52 0 -52S54 -34 52 4C36 -2 16 8 0 8S-36 -2 -52 4Z', '#f2eadd') +
    glow([-18, -28, 18, 13], ['#ffffff', 0.8, -30])
  );
}
