import type { GoodsDrawing } from './goodsDrawing.ts';
import { calyx, copies, deeper, flat, gloss, glow, leaf, line, oval, solid, specks, within } from './light.ts';

const STALK = '#6d5233';
const GREEN = '#5c9440';

/** Fruit, each in a 200 by 200 square. A colour in the token replaces the usual one. */
export const FRUIT: Readonly<Record<string, GoodsDrawing>> = {
  tomato: (colour) => tomato(colour || '#d5331c'),
  cherrytomato: () =>
    copies(cherryTomato(), [
      [62, 74, -14],
      [138, 70, 12],
      [40, 138, -20],
      [158, 136, 18],
      [100, 132, 4],
    ]),
  apple: (colour) => apple(colour || '#bf2a2b', '#f0bf55'),
  greenapple: () => apple('#93bb3c', '#d9e58a'),
  orange: (colour) => citrus(colour || '#ef8419'),
  sweetlime: () => citrus('#b3bd3c'),
  lemon: () => lemon(),
  mango: (colour) => mango(colour || '#f2a41f'),
  banana: (colour) => bananas(colour || '#f0c52c', 0.94),
  smallbanana: () => bananas('#eebb28', 0.78),
  guava: () => pear('#b3c65a', 0.6),
  pear: () => pear('#c3c04a', 1),
  plum: () => plum('#55243f', '#8f4a70'),
  peach: () => plum('#eda257', '#cf4a3a'),
  litchi: () =>
    copies(litchi(), [
      [66, 78, -10],
      [142, 82, 14],
      [104, 138, 4],
    ]),
  chikoo: () =>
    copies(chikoo(), [
      [70, 92, -12],
      [134, 116, 10],
    ]),
  cherry: () => cherries(),
  grapes: (colour) => grapes(colour || '#3f2245'),
  fig: () => plum('#4a2338', '#7d4462'),
};

const TOMATO = 'M100 44C128 30 188 44 188 106C188 160 146 184 100 184S12 160 12 106C12 44 72 30 100 44Z';

function tomato(colour: string): string {
  const dark = deeper(colour, 0.6);
  return (
    solid(TOMATO, colour) +
    line('M92 52C56 58 36 84 34 116M108 52C144 58 164 84 166 116', dark, [5, 0.13]) +
    glow([100, 52, 54, 18], [dark, 0.55]) +
    gloss([54, 84, 26, 17]) +
    calyx([100, 50], 52)
  );
}

function cherryTomato(): string {
  return solid(oval([0, 0, 40, 39]), '#d2331f') + gloss([-14, -14, 13, 8]) + calyx([0, -32], 26);
}

const APPLE =
  'M100 50C120 34 176 34 184 92C190 144 152 188 124 186C112 186 110 180 100 180S88 186 76 186C48 188 10 144 16 92C24 34 80 34 100 50Z';

function apple(colour: string, streak: string): string {
  const streaks = [-62, -46, -30, -13, 4, 22, 38, 56]
    .map((x, at) => `M${100 + x * 0.4} 58Q${100 + x * 1.1} ${96 + (at % 3) * 8} ${100 + x} ${138 + (at % 2) * 16}`)
    .join('');
  return (
    solid(APPLE, colour) +
    within(
      APPLE,
      glow([84, 60, 74, 36], [streak, 0.6]) +
        line(streaks, streak, [4, 0.3]) +
        specks([100, 112, 74, 64], { count: 46, size: 1.3, colour: '#fff3cf', opacity: 0.55 }),
    ) +
    glow([101, 53, 34, 12], [deeper(colour, 0.9), 0.75]) +
    line('M100 56C99 40 102 30 110 20', STALK, [7]) +
    `<g transform="translate(104 38)rotate(-22)">${leaf(54, 34, GREEN)}</g>` +
    gloss([50, 88, 22, 15])
  );
}

function citrus(colour: string): string {
  const skin = oval([100, 104, 82, 80]);
  return (
    solid(skin, colour) +
    specks([100, 104, 76, 74], { count: 130, size: 1.5, colour: deeper(colour, 0.55), opacity: 0.28 }) +
    glow([104, 38, 22, 9], [deeper(colour, 0.7), 0.6]) +
    `<g transform="translate(104 36)rotate(-24)">${leaf(50, 28, GREEN)}</g>` +
    flat(oval([104, 36, 8, 5]), '#5e7a35') +
    gloss([62, 72, 27, 19])
  );
}

function lemon(): string {
  const skin =
    'M14 118C6 112 8 102 20 98C36 56 78 36 118 44C140 48 158 62 170 82C184 84 194 92 190 102C188 108 182 112 178 114C164 152 126 172 88 164C58 158 38 142 30 120C24 122 18 122 14 118Z';
  return (
    `<g transform="rotate(-18 100 104)">${solid(skin, '#f1cd2a')}${specks([100, 104, 72, 52], { count: 80, size: 1.5, colour: '#b88f0e', opacity: 0.32 })}</g>` +
    gloss([72, 76, 26, 15], -25)
  );
}

const MANGO =
  'M124 28C166 30 190 72 184 116C178 158 142 184 104 182C70 180 44 168 26 150C14 142 10 132 16 126C26 118 30 108 36 92C46 60 78 26 124 28Z';

function mango(colour: string): string {
  return (
    solid(MANGO, colour) +
    within(MANGO, glow([160, 62, 60, 62], ['#c8501f', 0.5]) + glow([40, 150, 60, 40], ['#8f9c3a', 0.4])) +
    line('M124 32Q124 18 134 10', STALK, [7]) +
    `<g transform="translate(127 22)rotate(14)">${leaf(62, 24, '#3f7a33')}</g>` +
    gloss([76, 78, 26, 15], -42)
  );
}

function bananas(colour: string, scale: number): string {
  const one =
    solid('M-10 8C-16 92 30 146 82 148C90 146 92 136 86 130C46 104 24 62 18 8Z', colour) +
    line('M4 14C8 66 38 112 78 140', deeper(colour, 0.5), [3, 0.35]) +
    line('M-3 26C-3 72 16 108 46 130', '#fff6c9', [6, 0.5]) +
    flat('M76 132C84 130 92 134 90 142C88 150 80 150 76 146Z', '#5b4426') +
    flat('M-10 10C-8 -2 -4 -8 4 -10C12 -8 18 -2 18 10C10 18 -4 18 -10 10Z', '#a3a53f');
  const hand = copies(one, [
    [72, 30, 54],
    [84, 26, 31],
    [98, 26, 8],
  ]);
  return `<g transform="translate(100 100)scale(${scale})translate(-84 -86)">${hand}${flat('M60 32C60 14 76 6 92 6C106 8 116 18 114 34C96 42 74 42 60 32Z', '#77702f')}</g>`;
}

function pear(colour: string, neck: number): string {
  const skin = `M100 ${formatTop(neck)}C${100 + 28 * neck} ${formatTop(neck)} ${120 + 8 / neck} 66 148 96C184 134 156 190 100 190S16 134 52 96C${80 - 8 / neck} 66 ${100 - 28 * neck} ${formatTop(neck)} 100 ${formatTop(neck)}Z`;
  return (
    solid(skin, colour) +
    within(
      skin,
      glow([136, 132, 60, 60], [deeper(colour, 0.4), 0.3]) +
        specks([100, 130, 62, 54], { count: 50, size: 1.4, colour: '#6e7326', opacity: 0.35 }),
    ) +
    line(`M100 ${formatTop(neck) + 4}Q100 20 112 10`, STALK, [7]) +
    `<g transform="translate(106 22)rotate(8)">${leaf(52, 28, GREEN)}</g>` +
    gloss([68, 122, 18, 24], 20)
  );
}

function formatTop(neck: number): number {
  return Math.round(24 + (1 - neck) * 80);
}

function plum(colour: string, blush: string): string {
  const skin = oval([100, 108, 78, 78]);
  return (
    solid(skin, colour) +
    within(
      skin,
      glow([130, 84, 62, 70], [blush, 0.62]) + line('M106 34C84 70 84 134 108 184', deeper(colour, 0.7), [7, 0.35]),
    ) +
    glow([104, 36, 22, 9], [deeper(colour, 0.9), 0.7]) +
    line('M104 38Q104 22 114 12', STALK, [7]) +
    `<g transform="translate(108 26)rotate(-12)">${leaf(54, 26, GREEN)}</g>` +
    gloss([62, 80, 24, 17])
  );
}

function litchi(): string {
  return (
    solid(oval([0, 0, 42, 44]), '#b5424f') +
    specks([0, 0, 38, 40], { count: 60, size: 2.6, colour: '#7e2433', opacity: 0.4 }) +
    specks([-6, -8, 32, 32], { count: 40, size: 1.8, colour: '#f0a5a0', opacity: 0.5 }) +
    line('M0 -42q2 -12 10 -18', STALK, [5])
  );
}

function chikoo(): string {
  return (
    solid(oval([0, 0, 54, 60]), '#8c5f38') +
    specks([0, 0, 48, 54], { count: 90, size: 1.6, colour: '#4e3018', opacity: 0.3 }) +
    flat(oval([4, -56, 9, 5]), '#55401f') +
    glow([-18, -22, 22, 18], ['#ffe3b5', 0.5])
  );
}

function cherries(): string {
  const one =
    solid(oval([0, 0, 46, 44]), '#98142a') + glow([2, -34, 20, 8], ['#3c0510', 0.7]) + gloss([-16, -14, 14, 9]);
  return (
    line('M60 104C66 66 92 36 128 16M136 110C138 72 134 44 128 16', '#6c8a3a', [6]) +
    `<g transform="translate(124 16)rotate(158)">${leaf(66, 34, GREEN)}</g>` +
    copies(one, [
      [58, 138],
      [140, 144],
    ])
  );
}

function grapes(colour: string): string {
  const berry = solid(oval([0, 0, 21, 22]), colour) + glow([-7, -8, 8, 6], ['#ffffff', 0.6]);
  const rows = [3, 5, 5, 4, 3, 2, 1];
  const places = rows.flatMap((count, row) =>
    Array.from(
      { length: count },
      (_, at) => [100 + (at - (count - 1) / 2) * 31 + ((row * 7 + at * 5) % 6) - 3, 52 + row * 20] as const,
    ),
  );
  return (
    line('M100 52Q98 26 110 8', STALK, [8]) +
    `<g transform="translate(102 30)rotate(-14)">${leaf(66, 52, GREEN)}</g>` +
    copies(berry, places)
  );
}
