import type { GoodsDrawing } from './goodsDrawing.ts';
import { copies, deeper, flat, glow, line, oval, solid, specks, within } from './light.ts';

/** Melons and coconuts, each in a 200 by 200 square. A colour in the token replaces the usual one. */
export const MELONS: Readonly<Record<string, GoodsDrawing>> = {
  watermelon: () => watermelon(),
  muskmelon: () => muskMelon(),
  coconut: () => coconut(),
  tendercoconut: () => tenderCoconut(),
};

function watermelon(): string {
  const melon = oval([84, 92, 78, 74]);
  const stripes = [-58, -30, 0, 30, 58]
    .map((x) => `M${84 + x * 0.3} 18C${84 + x * 1.5} 60 ${84 + x * 1.5} 126 ${84 + x * 0.3} 168`)
    .join('');
  const slice = 'M62 122L196 130C190 172 160 194 124 192C92 190 66 164 62 122Z';
  return (
    solid(melon, '#4f8a3c') +
    within(melon, line(stripes, '#235226', [10, 0.75]) + line(stripes, '#16401d', [3, 0.4])) +
    glow([58, 60, 30, 22], ['#ffffff', 0.4, -35]) +
    flat(slice, '#2f6b2f') +
    flat('M67 122L190 130C184 166 156 186 124 184C96 182 72 158 67 122Z', '#e9f0cf') +
    solid('M72 122L184 129C178 160 152 178 124 176C100 174 78 154 72 122Z', '#d83a3c') +
    copies(flat('M0 -5C4 -2 4 4 0 6C-4 4 -4 -2 0 -5Z', '#2b1712'), [
      [98, 138, 10],
      [122, 142, -6],
      [148, 142, -14],
      [110, 156, 8],
      [134, 160, -8],
    ])
  );
}

function muskMelon(): string {
  const skin = oval([100, 106, 82, 78]);
  const ribs = [-66, -36, 0, 36, 66]
    .map((x) => `M${100 + x * 0.3} 30C${100 + x * 1.35} 70 ${100 + x * 1.35} 140 ${100 + x * 0.3} 184`)
    .join('');
  return (
    solid(skin, '#d9b36a') +
    within(
      skin,
      line(ribs, '#8d8a4a', [6, 0.5]) +
        specks([100, 106, 78, 74], { count: 170, size: 2.4, colour: '#f8ead0', opacity: 0.5 }),
    ) +
    glow([64, 70, 30, 22], ['#fff8e6', 0.6]) +
    line('M100 34Q100 22 112 14', '#7a8240', [8])
  );
}

function coconut(): string {
  const husk =
    solid(oval([74, 82, 66, 64]), '#7a5230') +
    Array.from({ length: 26 }, (_, at) =>
      line(
        `M${20 + at * 4.2} ${60 + (at % 5) * 14}q${6 + (at % 3) * 4} 4 16 -2`,
        at % 2 ? '#4a2d16' : '#b08455',
        [2, 0.5],
      ),
    ).join('');
  return (
    within(oval([74, 82, 66, 64]), husk) +
    flat(oval([128, 130, 66, 58]), '#5f3c20') +
    flat(oval([128, 128, 62, 53]), '#fdfaf2') +
    solid(oval([128, 131, 47, 38]), '#e9e4d6') +
    glow([118, 120, 40, 24], ['#ffffff', 0.8])
  );
}

function tenderCoconut(): string {
  const husk = 'M100 30C158 30 182 78 178 122C172 166 140 190 100 190S28 166 22 122C18 78 42 30 100 30Z';
  return (
    line('M108 52L140 -4', '#d4483a', [8]) +
    solid(husk, '#77a848') +
    within(
      husk,
      line('M60 60C44 100 50 150 74 184M140 60C156 100 150 150 126 184', deeper('#77a848', 0.5), [7, 0.25]),
    ) +
    solid(oval([100, 50, 54, 22]), '#e5d6ad') +
    flat(oval([100, 49, 43, 16]), '#fffdf5') +
    flat(oval([102, 51, 20, 7]), '#c9bfa2') +
    line('M108 52L140 -4', '#d4483a', [8]) +
    glow([58, 108, 16, 34], ['#ffffff', 0.45, 10])
  );
}
