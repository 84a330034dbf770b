import type { GoodsDrawing } from './goodsDrawing.ts';
import { copies, deeper, flat, glow, leaf, lighter, line, oval, solid } from './light.ts';
import type { Place } from './light.ts';

/** Flowers, each in a 200 by 200 square. A colour in the token replaces the usual one. */
export const FLOWERS: Readonly<Record<string, GoodsDrawing>> = {
  rose: (colour) => rose(colour || '#b3202c'),
  flower: (colour) => flowerHead(colour || '#f2921d'),
  lotus: () => lotus('#d9819f'),
  bouquet: () =>
    copies(rose('#b3202c'), [
      [4, 22, 0, 0.56],
      [84, 22, 0, 0.56],
    ]) +
    copies(rose('#e8b33f'), [[44, 0, 0, 0.56]]) +
    flat('M44 92H156L124 196H76Z', '#e7d3b0') +
    flat('M44 92L100 196H76ZM156 92L124 196H112Z', '#cdb386') +
    flat(
      'M100 146C84 128 70 136 74 148C76 158 90 154 100 146C116 128 130 136 126 148C124 158 110 154 100 146L90 174L100 164L110 174Z',
      '#b3202c',
    ),
};

function rose(colour: string): string {
  const petal = (path: string, tone: number) => solid(path, tone > 0 ? lighter(colour, tone) : deeper(colour, -tone));
  return (
    line('M100 116C102 150 98 170 100 196', '#4d7f38', [8]) +
    copies(leaf(60, 34, '#4f8a3c'), [
      [100, 168, -30],
      [100, 176, -152, 0.9],
    ]) +
    petal('M40 60C30 100 58 134 100 134S170 100 160 60C140 44 60 44 40 60Z', -0.3) +
    petal('M40 60C34 96 62 130 96 134C70 112 62 84 70 56C58 52 46 54 40 60Z', 0.08) +
    petal('M160 60C166 96 138 130 104 134C130 112 138 84 130 56C142 52 154 54 160 60Z', -0.1) +
    petal('M62 48C58 86 78 112 100 116C124 112 142 84 138 48C122 30 80 30 62 48Z', 0.05) +
    petal('M76 44C74 72 86 90 102 92C118 88 126 68 124 44C112 32 88 32 76 44Z', -0.22) +
    line(
      'M84 44C92 36 112 36 118 46C118 60 98 64 94 54C94 48 104 46 108 50M70 66C78 90 120 92 132 66M52 78C60 112 138 116 150 78',
      deeper(colour, 0.8),
      [3, 0.45],
    )
  );
}

function flowerHead(colour: string): string {
  const rings = [
    [17, 68, 24, -0.3],
    [14, 50, 22, -0.12],
    [10, 33, 19, 0.06],
    [6, 16, 16, 0.24],
    [1, 0, 13, 0.1],
  ] as const;
  const petals = rings.map(([count, far, size, tone]) => {
    const fill = tone > 0 ? lighter(colour, tone) : deeper(colour, -tone);
    const petal =
      flat(oval([1.5, 2.5, size, size * 0.9]), deeper(colour, 0.75), 0.28) +
      solid(oval([0, 0, size, size * 0.9]), fill);
    return copies(
      petal,
      Array.from({ length: count }, (_, at): Place => {
        const turn = ((at + (count % 3) / 3) / count) * Math.PI * 2;
        return [100 + Math.cos(turn) * far, 100 + Math.sin(turn) * far];
      }),
    );
  });
  return (
    copies(leaf(60, 30, '#4f8a3c'), [
      [150, 146, 34],
      [52, 148, 148],
    ]) +
    petals.join('') +
    glow([72, 66, 50, 44], ['#ffffff', 0.2])
  );
}

function lotus(colour: string): string {
  const petal =
    solid('M0 0C-30 -22 -30 -66 0 -96C30 -66 30 -22 0 0Z', colour) + line('M0 -10V-74', lighter(colour, 0.5), [2, 0.6]);
  return (
    flat('M8 150C40 128 160 128 192 150C160 184 40 184 8 150Z', '#467a3c') +
    copies(petal, [
      [100, 154, -78, 0.86],
      [100, 154, 78, 0.86],
      [100, 150, -52],
      [100, 150, 52],
      [100, 148, -26, 1.1],
      [100, 148, 26, 1.1],
      [100, 148, 0, 1.2],
      [100, 158, -40, 0.74],
      [100, 158, 40, 0.74],
      [100, 160, 0, 0.72],
    ])
  );
}
