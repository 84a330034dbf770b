import { bowl } from './bowls.ts';
import type { GoodsDrawing } from './goodsDrawing.ts';
import { copies, deeper, flat, gloss, glow, leaf, lighter, line, oval, solid, specks, within } from './light.ts';

/** Meat, fish and served food, each in a 200 by 200 square. A colour in the token replaces the usual one. */
export const KITCHEN: Readonly<Record<string, GoodsDrawing>> = {
  fish: (colour) => fish(colour || '#8ea3ad'),
  prawn: () => prawn('#ea8a5e'),
  chicken: (colour) => drumstick(colour || '#d89a72'),
  steak: () => steak('#b23a36'),
  curry: (colour) => bowl(stew(colour || '#c8651f')),
  salad: () => bowl(greens()),
  leafsprig: (colour) =>
    copies(leaf(112, 50, colour || '#4c8f42'), [
      [84, 150, -58],
      [92, 156, -128, 0.86],
      [86, 160, -12, 0.82],
    ]) + line('M88 150L78 190', '#6d8f4a', [7]),
};

function fish(colour: string): string {
  const body = 'M8 104C34 62 84 48 124 74C138 82 148 92 156 100C148 112 138 122 124 130C84 154 34 144 8 104Z';
  const scales = Array.from(
    { length: 40 },
    (_, at) => [58 + (at % 8) * 12 + (Math.floor(at / 8) % 2) * 6, 78 + Math.floor(at / 8) * 13] as const,
  );
  return (
    solid('M150 100C164 78 180 64 194 62C186 84 186 118 194 142C180 138 164 124 150 100Z', deeper(colour, 0.2)) +
    solid('M62 70C76 44 104 40 124 52L112 76Z', deeper(colour, 0.25)) +
    solid('M72 136C80 156 96 162 108 158L104 134Z', deeper(colour, 0.25)) +
    solid(body, colour) +
    within(
      body,
      glow([80, 134, 74, 30], ['#ffffff', 0.75]) +
        copies(line('M-5 -6A7 7 0 0 1 -5 6', deeper(colour, 0.55), [1.8, 0.4]), scales),
    ) +
    line('M54 76C66 92 66 116 54 132', deeper(colour, 0.6), [3, 0.5]) +
    flat(oval([32, 96, 8, 8]), '#fbfaf4') +
    flat(oval([32, 96, 4.6, 4.6]), '#1c1c1c') +
    line('M10 106Q20 112 28 110', deeper(colour, 0.7), [2.4, 0.7])
  );
}

function prawn(colour: string): string {
  const rings = [
    [56, 60, -52],
    [82, 44, -22],
    [112, 44, 10],
    [138, 60, 38],
    [150, 88, 72],
    [144, 116, 104],
    [124, 138, 132],
  ] as const;
  const ring =
    solid('M-22 -26C-8 -34 10 -34 24 -26C20 -6 18 10 14 28C4 32 -6 32 -14 28C-18 10 -22 -6 -22 -26Z', colour) +
    line('M-14 -22Q0 -28 16 -22', lighter(colour, 0.6), [4, 0.7]);
  return (
    line('M40 66C22 40 20 26 8 20M44 62C34 36 44 22 40 10', '#c35f3c', [3]) +
    copies(leaf(46, 26, colour), [
      [104, 150, 150],
      [102, 152, 190],
      [100, 146, 118],
    ]) +
    line('M62 92l-10 18M84 80l-4 22M108 80l4 20M122 94l-4 16', '#c35f3c', [4]) +
    copies(ring, rings.map(([x, y, turn], at) => [x, y, turn, 1 - at * 0.055] as const).toReversed()) +
    flat(oval([40, 60, 5, 5]), '#211a18')
  );
}

function drumstick(colour: string): string {
  return (
    line('M124 132L168 176', '#e5d9c0', [20]) +
    solid(oval([176, 170, 14, 12]), '#f2e9d6') +
    solid(oval([166, 182, 14, 12]), '#f2e9d6') +
    solid(
      'M92 20C136 20 160 58 158 92C156 120 150 134 142 148Q134 154 126 144C112 142 92 152 66 144C30 134 16 100 24 70C32 40 60 20 92 20Z',
      colour,
    ) +
    specks([88, 86, 58, 52], { count: 46, size: 2, colour: deeper(colour, 0.6), opacity: 0.3 }) +
    gloss([60, 62, 24, 17])
  );
}

function steak(colour: string): string {
  const cut =
    'M40 62C70 24 138 22 168 62C190 92 178 140 142 150C118 156 108 150 90 164C66 182 26 172 20 134C16 106 22 84 40 62Z';
  return (
    `<g transform="translate(3 7)">${flat(cut, '#7a2522')}</g>` +
    solid(cut, '#f0ded0') +
    `<g transform="translate(13 11)scale(.88)">${solid(cut, colour)}${line('M52 84C80 60 110 70 140 58M44 116C80 96 116 116 152 96M56 146C80 130 96 138 118 128', '#f3cfc4', [4, 0.75])}</g>` +
    solid(oval([64, 128, 20, 17]), '#f2e6d2') +
    flat(oval([64, 128, 10, 8]), '#d4a58a') +
    glow([80, 56, 40, 14], ['#ffffff', 0.5, -16])
  );
}

function stew(colour: string): string {
  const piece = solid('M-15 -9L4 -15L17 -5V9L-3 15L-15 6Z', '#f6e6c4');
  return (
    flat(oval([100, 94, 85, 27]), deeper(colour, 0.4)) +
    solid(oval([100, 92, 82, 24]), colour) +
    glow([70, 86, 40, 9], ['#ffd9a0', 0.6]) +
    copies(piece, [
      [66, 88, 6],
      [102, 98, -14],
      [136, 86, 10],
      [98, 80, 24, 0.8],
    ]) +
    copies(leaf(22, 14, '#4f8f3a'), [
      [84, 92, -24],
      [118, 92, 30],
      [120, 82, -140],
      [66, 100, 160],
    ])
  );
}

function greens(): string {
  const tones = ['#6fa044', '#4f8a3a', '#8fb84f', '#7a3a66'];
  const leaves = Array.from({ length: 16 }, (_, at) =>
    copies(leaf(52, 34, tones[at % 4] ?? '#6fa044'), [
      [100 + Math.cos(at * 2.4) * 48, 78 + Math.sin(at * 2.4) * 22, at * 47 - 120],
    ]),
  ).join('');
  return (
    flat(oval([100, 92, 84, 26]), '#3f6a2c') +
    leaves +
    copies(solid(oval([0, 0, 16, 15]), '#d2331f') + gloss([-5, -6, 6, 4]), [
      [66, 68],
      [134, 74],
      [100, 92],
    ]) +
    copies(solid(oval([0, 0, 17, 11]), '#cfe0a0') + line('M-11 0A11 7 0 0 1 11 0', '#4f8a3a', [3]), [
      [98, 56, -8],
      [146, 94, 12],
    ])
  );
}
