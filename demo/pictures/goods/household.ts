import type { GoodsDrawing } from './goodsDrawing.ts';
import { copies, deeper, flat, glow, leaf, lighter, line, oval, solid, specks } from './light.ts';
import type { Place } from './light.ts';

/** What stands beside food and on the wash stand, each in a 200 by 200 square. A colour in the token replaces the usual one. */
export const HOUSEHOLD: Readonly<Record<string, GoodsDrawing>> = {
  wheat: () =>
    copies(ear('#d3a03f'), [
      [64, 112, -14, 0.84],
      [136, 112, 14, 0.84],
      [100, 110, 0, 0.84],
    ]),
  ice: () =>
    copies(iceCube(), [
      [62, 112, -8],
      [136, 118, 10],
      [100, 64, 4],
    ]),
  salt: () => shaker(),
  spoon: () => spoon(),
  soap: (colour) => soap(colour || '#e9c3b4'),
  diya: () => diya(),
  blossom: (colour) => blossom(colour || '#e59db2'),
  gift: () => gift('#b3262e'),
  sparkle: (colour) =>
    copies(star(colour || '#e9b93f'), [
      [116, 112, 0, 1.2],
      [54, 54, 0, 0.6],
      [56, 158, 0, 0.46],
    ]),
};

function ear(colour: string): string {
  const grain = solid('M0 0C-8 -8 -8 -20 0 -28C8 -20 8 -8 0 0Z', colour);
  const pairs = [0, 1, 2, 3, 4, 5].flatMap((at): Place[] => [
    [-3, 6 - at * 16, -32],
    [3, 6 - at * 16, 32],
  ]);
  const beard = pairs.map(([x, y]) => `M${x * 4} ${y - 18}L${x * 9} ${y - 52}`).join('');
  return (
    line('M0 96C2 60 -2 30 0 0', '#b5893a', [5]) +
    line(beard, lighter(colour, 0.3), [1.8, 0.8]) +
    copies(grain, [...pairs, [0, -84, 0, 1.1]]) +
    copies(leaf(60, 16, '#a8a04a'), [[0, 70, -52]])
  );
}

function iceCube(): string {
  return (
    flat('M-44 -22L0 -44L44 -22L0 0Z', '#f4fbff', 0.95) +
    flat('M-44 -22L0 0V50L-44 26Z', '#bcdcec', 0.92) +
    flat('M44 -22L0 0V50L44 26Z', '#94c2da', 0.92) +
    line('M-40 -22L0 -42L40 -22M0 2V46', '#ffffff', [3, 0.9]) +
    glow([-22, 12, 12, 22], ['#ffffff', 0.8, 20])
  );
}

function shaker(): string {
  return (
    solid('M66 70H134L142 176Q100 194 58 176Z', '#dfe9ee') +
    flat('M64 108H137L142 176Q100 192 59 176Z', '#fdfbf6') +
    specks([100, 150, 36, 30], { count: 60, size: 1.6, colour: '#b9b4a8', opacity: 0.5 }) +
    solid('M62 74C62 34 76 22 100 22S138 34 138 74Q100 84 62 74Z', '#aeb6bd') +
    copies(flat(oval([0, 0, 3.4, 2.6]), '#3c434a'), [
      [88, 40],
      [100, 36],
      [112, 40],
      [94, 48],
      [106, 48],
    ]) +
    glow([74, 128, 8, 46], ['#ffffff', 0.95, 4])
  );
}

function spoon(): string {
  return `<g transform="rotate(38 100 100)">${solid('M94 92L96 184Q100 192 104 184L106 92Z', '#b6bdc3')}${solid(oval([100, 56, 32, 44]), '#b9c0c6')}${solid(oval([100, 56, 25, 36]), '#d7dce0')}${glow([92, 42, 10, 18], ['#ffffff', 0.9, 14])}</g>`;
}

function soap(colour: string): string {
  const bar = 'M30 92C30 74 44 66 62 66H140C160 66 172 76 172 94V122C172 142 160 150 140 150H62C44 150 30 142 30 122Z';
  const bubble =
    flat(oval([0, 0, 20, 20]), '#eaf6fb', 0.8) +
    line(oval([0, 0, 20, 20]), '#a9cfe0', [2, 0.7]) +
    glow([-6, -7, 7, 6], ['#ffffff', 1]);
  return (
    solid(bar, deeper(colour, 0.12)) +
    `<g transform="translate(0 -8)">${solid(bar, colour)}${line('M56 82H146C154 82 158 88 158 96V116C158 126 152 130 144 130H58C48 130 44 124 44 116V96C44 86 48 82 56 82Z', lighter(colour, 0.6), [4, 0.8])}</g>` +
    copies(bubble, [
      [44, 58],
      [150, 54, 0, 0.7],
      [172, 76, 0, 0.5],
      [28, 84, 0, 0.55],
      [156, 152, 0, 0.9],
    ])
  );
}

function diya(): string {
  const cup = 'M14 104C20 158 64 182 104 182S178 154 190 98C150 130 60 134 14 104Z';
  return (
    flat('M14 104C22 82 150 74 190 98C150 132 60 134 14 104Z', '#6d3a1c') +
    flat('M26 106C40 92 140 86 176 100C140 124 66 126 26 106Z', '#e0ae45') +
    solid(cup, '#b5622f') +
    line('M30 130C70 162 140 160 176 124', '#f0cf8a', [4, 0.8]) +
    copies(flat(oval([0, 0, 5, 5]), '#f7e2a8'), [
      [58, 160],
      [90, 168],
      [122, 166],
      [150, 152],
    ]) +
    glow([162, 56, 50, 60], ['#ffd36b', 0.75]) +
    flat('M162 98C138 76 154 54 164 26C178 54 190 74 162 98Z', '#f08a1d') +
    flat('M162 96C150 82 158 68 164 52C172 68 178 82 162 96Z', '#ffe38a')
  );
}

function blossom(colour: string): string {
  const petal =
    solid('M0 0C-34 -14 -40 -56 -14 -72Q-4 -70 0 -62Q4 -70 14 -72C40 -56 34 -14 0 0Z', colour) +
    line('M0 -8V-44', lighter(colour, 0.6), [3, 0.6]);
  return (
    copies(leaf(60, 30, '#5c9440'), [
      [132, 150, 40],
      [60, 146, 146],
    ]) +
    copies(
      petal,
      [0, 72, 144, 216, 288].map((turn): Place => [100, 100, turn, 1.14]),
    ) +
    solid(oval([100, 100, 15, 15]), '#e2b23c') +
    copies(
      flat(oval([0, -24, 3.4, 3.4]), '#d09a2a') + line('M0 -8V-22', '#d09a2a', [2]),
      [0, 60, 120, 180, 240, 300].map((turn): Place => [100, 100, turn]),
    )
  );
}

function gift(colour: string): string {
  return (
    solid('M26 92H174V180Q174 188 166 188H34Q26 188 26 180Z', colour) +
    solid('M16 64H184V98H16Z', lighter(colour, 0.12)) +
    flat('M86 64H114V188H86Z', '#ecc15a') +
    flat('M104 64H114V188H104Z', '#c9962f') +
    solid('M100 64C70 70 40 58 48 36C58 16 92 36 100 64Z', '#e6b548') +
    solid('M100 64C130 70 160 58 152 36C142 16 108 36 100 64Z', '#dba83a')
  );
}

function star(colour: string): string {
  return solid('M0 -64C6 -18 18 -6 64 0C18 6 6 18 0 64C-6 18 -18 6 -64 0C-18 -6 -6 -18 0 -64Z', colour);
}
