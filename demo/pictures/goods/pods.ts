import type { GoodsDrawing } from './goodsDrawing.ts';
import { copies, deeper, flat, glow, lighter, line, oval, solid, within } from './light.ts';
import type { Place } from './light.ts';

/** Pods, cobs and chillies, each in a 200 by 200 square. A colour in the token replaces the usual one. */
export const PODS: Readonly<Record<string, GoodsDrawing>> = {
  chilli: (colour) =>
    copies(chilli(colour || '#bb2118'), [
      [60, 92, 18],
      [146, 92, -10],
      [102, 96, 4],
    ]),
  okra: () => copies(pod('#578a38', 13), fan([-34, -14, 6, 26])),
  beans: (colour) => copies(pod(colour || '#4f8f3b', 8), fan([-34, -22, -11, 0, 11, 22])),
  drumstick: () => copies(pod('#5f7c3e', 9), fan([-26, -12, 2, 16])),
  peas: () =>
    copies(peaPod(), [
      [96, 58, -18],
      [104, 104, -10],
      [98, 150, -22],
    ]),
  corn: (colour) =>
    copies(cob(colour || '#efc02f'), [
      [68, 104, -14],
      [134, 106, 12],
    ]),
  babycorn: () =>
    copies(cob('#f1dc86'), [
      [50, 104, -16, 0.72],
      [152, 104, 16, 0.72],
      [84, 108, -5, 0.76],
      [118, 108, 5, 0.76],
    ]),
};

function fan(turns: readonly number[]): Place[] {
  const step = 100 / (turns.length - 1);
  return turns.map((turn, at) => [50 + at * step, 102, turn] as const);
}

function chilli(colour: string): string {
  return (
    solid('M-13 -46C-22 6 -14 56 24 96C14 54 20 6 13 -46Q0 -58 -13 -46Z', colour) +
    line('M-7 -36C-12 6 -6 40 8 66', '#ffffff', [4, 0.5]) +
    solid('M-15 -42Q-12 -60 0 -62T15 -42Q0 -34 -15 -42Z', '#6f9440') +
    line('M0 -60Q2 -76 -8 -86', '#6f9440', [6])
  );
}

function pod(colour: string, half: number): string {
  return (
    solid(
      `M${-half} -62Q0 -76 ${half} -62C${half + 3} -10 ${half - 3} 48 0 90C${-half + 3} 48 ${-half - 3} -10 ${-half} -62Z`,
      colour,
    ) +
    line(`M${-half * 0.3} -58Q${-half * 0.4} 0 -1 70`, lighter(colour, 0.6), [half * 0.26, 0.8]) +
    line(`M${half * 0.5} -58Q${half * 0.6} 0 1 74`, deeper(colour, 0.6), [1.6, 0.6]) +
    flat(`M${-half - 2} -60Q0 -82 ${half + 2} -60Q0 -52 ${-half - 2} -60Z`, deeper(colour, 0.45)) +
    line('M0 -72V-88', deeper(colour, 0.3), [6])
  );
}

function peaPod(): string {
  const shell = 'M-92 0C-70 -30 -30 -36 4 -34C44 -32 74 -18 92 0C74 22 40 32 0 32C-40 32 -72 22 -92 0Z';
  const pea = solid(oval([0, 0, 17, 17]), '#86b545') + glow([-5, -6, 7, 5], ['#ffffff', 0.7]);
  return (
    solid(shell, '#4c8636') +
    flat('M-78 0C-50 -20 -20 -24 4 -23C36 -22 60 -12 78 0C56 12 30 20 0 20S-54 14 -78 0Z', '#2f5c24') +
    copies(pea, [
      [-52, 0, 0, 0.76],
      [-24, 0, 0, 0.95],
      [8, 0],
      [40, 0, 0, 0.9],
      [64, 0, 0, 0.6],
    ]) +
    line('M-86 4C-56 24 -30 29 0 29S56 24 86 4', '#9cc56a', [3, 0.8]) +
    line('M92 0q8 -2 12 -10', '#4c8636', [5])
  );
}

function cob(colour: string): string {
  const body = 'M-30 34C-34 -30 -22 -84 0 -92C22 -84 34 -30 30 34Z';
  const grains = Array.from(
    { length: 84 },
    (_, at) => [(at % 6) * 11 - 27, -84 + Math.floor(at / 6) * 10 + (at % 2) * 4] as const,
  );
  return (
    solid(body, colour) +
    within(
      body,
      copies(
        flat(oval([0.6, 1.2, 5.4, 5]), deeper(colour, 0.6), 0.4) +
          flat(oval([-0.4, -0.4, 4.8, 4.4]), lighter(colour, 0.24), 0.75),
        grains,
      ) + glow([20, -10, 22, 80], [deeper(colour, 0.7), 0.4]),
    ) +
    solid('M-8 92C-44 74 -50 22 -34 -30C-30 14 -12 40 2 60Z', '#6f9c45') +
    solid('M8 92C46 74 50 22 36 -26C30 18 16 40 -2 58Z', '#5a8838') +
    solid('M0 94C-22 74 -20 40 -2 10C18 42 20 74 0 94Z', '#82ae52') +
    line('M-1 86V34', '#d5e6a8', [2, 0.7])
  );
}
