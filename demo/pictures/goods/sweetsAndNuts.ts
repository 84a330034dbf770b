import type { GoodsDrawing } from './goodsDrawing.ts';
import { copies, deeper, flat, gloss, glow, lighter, line, oval, solid, specks, within } from './light.ts';

/** Bakes, sweets and nuts, each in a 200 by 200 square. A colour in the token replaces the usual one. */
export const SWEETS_AND_NUTS: Readonly<Record<string, GoodsDrawing>> = {
  cookie: (colour) => cookie(colour || '#cf9650'),
  croissant: () => croissant('#cc8a3c'),
  peanut: () =>
    copies(peanut('#d1a566'), [
      [70, 88, -32, 0.9],
      [132, 118, 24, 0.9],
    ]),
  almond: (colour) =>
    copies(almond(colour || '#a4642f'), [
      [58, 92, -38],
      [140, 84, 26],
      [96, 138, -8],
    ]),
  hazelnut: () =>
    copies(hazelnut('#94592a'), [
      [64, 84, -16],
      [138, 88, 14],
      [100, 140],
    ]),
  honey: () => honey('#d98f1d'),
  chocolate: (colour) => chocolate(colour || '#5a301c'),
  icecream: (colour) => scoops([colour || '#f6e7c0', '#8a5436', '#eeb0b4']),
  cone: (colour) => cone(colour || '#f4e3bb'),
};

function cookie(colour: string): string {
  return (
    flat(oval([102, 108, 84, 80]), deeper(colour, 0.6)) +
    solid(oval([100, 100, 84, 80]), colour) +
    specks([100, 100, 74, 70], { count: 70, size: 2.2, colour: deeper(colour, 0.5), opacity: 0.35 }) +
    copies(flat(oval([1, 3, 12, 10]), deeper(colour, 0.8), 0.5) + solid(oval([0, 0, 12, 10]), '#4a2818'), [
      [66, 62],
      [118, 54, 20],
      [146, 96],
      [92, 98, 10],
      [50, 112, 0, 0.9],
      [124, 142],
      [80, 148, 30, 0.9],
    ]) +
    glow([70, 60, 40, 28], ['#ffffff', 0.3, -35])
  );
}

function croissant(colour: string): string {
  const roll = (rx: number, ry: number) =>
    solid(oval([0, 0, rx, ry]), colour) +
    line(`M${-rx * 0.3} ${-ry * 0.86}Q${rx * 0.1} 0 ${-rx * 0.2} ${ry * 0.86}`, lighter(colour, 0.5), [3, 0.5]);
  return (
    copies(roll(24, 20), [
      [26, 138, -58],
      [174, 138, 58],
    ]) +
    copies(roll(32, 32), [
      [48, 108, -40],
      [152, 108, 40],
    ]) +
    copies(roll(36, 42), [
      [76, 88, -16],
      [124, 88, 16],
    ]) +
    copies(roll(34, 48), [[100, 84, 0]])
  );
}

function peanut(colour: string): string {
  const shell =
    'M-74 4C-76 -30 -36 -42 -8 -22C0 -18 6 -18 14 -24C42 -42 78 -26 76 4C74 34 40 42 14 24C6 18 0 18 -8 22C-36 42 -72 34 -74 4Z';
  return (
    solid(shell, colour) +
    within(
      shell,
      line(
        'M-60 -14Q0 -6 66 -16M-66 4H70M-60 20Q0 8 66 20M-44 -30V34M-26 -30V30M26 -30V30M46 -34V36',
        deeper(colour, 0.5),
        [3, 0.4],
      ),
    ) +
    glow([-36, -16, 24, 9], ['#ffffff', 0.5, -10])
  );
}

function almond(colour: string): string {
  const skin = 'M0 -54C26 -34 38 0 28 28C20 52 -20 52 -28 28C-38 0 -26 -34 0 -54Z';
  return (
    solid(skin, colour) +
    within(
      skin,
      line(
        'M0 -48C-10 -20 -12 20 -6 44M2 -48C14 -20 16 20 10 44M-10 -34C-24 -8 -24 20 -18 38',
        deeper(colour, 0.6),
        [2, 0.45],
      ),
    ) +
    glow([-10, -8, 8, 26], ['#ffe9c8', 0.55, 10])
  );
}

function hazelnut(colour: string): string {
  return (
    solid('M0 -50C34 -40 48 -8 44 14C38 42 16 48 0 48S-38 42 -44 14C-48 -8 -34 -40 0 -50Z', colour) +
    flat('M-42 20C-30 34 30 34 42 20C36 44 16 48 0 48S-36 44 -42 20Z', '#d9b98a') +
    gloss([-16, -14, 12, 17], 20)
  );
}

function honey(colour: string): string {
  return (
    solid(
      'M46 62H154C168 76 172 100 170 126C168 160 156 182 140 184H60C44 182 32 160 30 126C28 100 32 76 46 62Z',
      colour,
    ) +
    glow([124, 140, 52, 44], ['#ffdf7a', 0.55]) +
    solid('M44 36H156V62H44Z', '#e9dcc0') +
    solid('M40 22H160V44H40Z', '#b98849') +
    flat('M64 96H136V150H64Z', '#fbf3dc', 0.95) +
    line('M100 108l14 8v16l-14 8l-14 -8v-16Z', colour, [5]) +
    glow([48, 112, 9, 44], ['#ffffff', 0.85, 4])
  );
}

function chocolate(colour: string): string {
  const squares = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map(
      (column) =>
        `<g transform="translate(${36 + column * 44} ${18 + row * 42})">${flat('M0 0H42V40H0Z', deeper(colour, 0.35))}${solid('M4 4H38V36H4Z', lighter(colour, 0.08))}${line('M5 34V5H36', lighter(colour, 0.5), [2, 0.6])}</g>`,
    ),
  );
  return `<g transform="rotate(-12 100 100)">${flat('M36 24H172V150H36Z', deeper(colour, 0.7))}${squares.join('')}${solid('M28 112L44 104L60 114L80 104L100 114L122 104L142 114L160 104L178 112V190H28Z', '#b3262e')}${flat('M28 150H178V166H28Z', '#e2b54a')}${line('M30 114L44 106L60 116L80 106L100 116L122 106L142 116L160 106L176 114', '#e9e6e0', [5])}</g>`;
}

function scoops(colours: readonly string[]): string {
  const balls = colours.map((colour, at) =>
    copies(
      solid(
        'M-40 10C-44 -26 -22 -42 0 -42S44 -26 40 10C32 22 22 10 12 20C2 26 -8 14 -18 20C-30 22 -34 18 -40 10Z',
        colour,
      ) + glow([-14, -22, 14, 10], ['#ffffff', 0.6, -30]),
      [
        [
          [100, 56],
          [64, 92],
          [138, 92],
        ][at] as unknown as readonly [number, number],
      ],
    ),
  );
  return (
    balls.join('') +
    solid(
      'M16 98H184C182 144 148 166 112 168L108 178H136Q144 186 132 190H68Q56 186 64 178H92L88 168C52 166 18 144 16 98Z',
      '#dfe7ea',
    ) +
    glow([52, 124, 14, 24], ['#ffffff', 0.9, -20])
  );
}

function cone(colour: string): string {
  const wafer = 'M58 96H142L104 192Q100 198 96 192Z';
  return (
    solid(wafer, '#cf9648') +
    within(
      wafer,
      line(
        'M40 100L120 200M64 90L140 186M90 90L160 170M160 100L80 200M136 90L60 186M110 90L40 170',
        '#8f5a22',
        [3, 0.45],
      ),
    ) +
    solid(
      'M46 96C38 76 56 66 62 64C54 40 84 36 92 34C92 20 106 8 112 4C118 20 122 30 116 36C140 36 148 54 138 64C150 68 162 80 152 96C136 112 64 112 46 96Z',
      colour,
    ) +
    line('M60 66C84 78 118 76 138 64M90 36C100 42 110 42 116 36', deeper(colour, 0.45), [4, 0.4]) +
    glow([76, 76, 18, 9], ['#ffffff', 0.7, -20])
  );
}
