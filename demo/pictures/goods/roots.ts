import type { GoodsDrawing } from './goodsDrawing.ts';
import { copies, deeper, flat, gloss, glow, leaf, lighter, line, oval, solid, specks, within } from './light.ts';

/** Roots, bulbs and tubers, each in a 200 by 200 square. A colour in the token replaces the usual one. */
export const ROOTS: Readonly<Record<string, GoodsDrawing>> = {
  onion: (colour) => onion(colour || '#ad4a5c'),
  garlic: () => garlic(),
  peeledgarlic: () =>
    copies(clove(), [
      [58, 88, -34],
      [104, 74, 8],
      [150, 92, 40],
      [78, 138, -12],
      [128, 140, 22],
    ]),
  ginger: () => ginger('#c79d66'),
  turmericroot: () => ginger('#b3742a'),
  potato: (colour) => potato(colour || '#c79a58'),
  sweetpotato: () => sweetPotato('#93433f'),
  carrot: () =>
    copies(taproot('#e2661b', 25, true), [
      [64, 112, 16],
      [138, 112, -14],
      [100, 116, 2],
    ]),
  radish: () =>
    copies(taproot('#f1ede4', 22, true), [
      [62, 112, 14],
      [138, 112, -14],
      [100, 116, 0],
    ]),
  beetroot: () =>
    copies(beet('#7d1f42'), [
      [60, 122, -10, 0.86],
      [138, 126, 10, 0.9],
    ]),
  springonion: (colour) => stalks(colour || '#4c8f3d', true),
  celery: (colour) => stalks(colour || '#9dbb58', false),
};

const ONION =
  'M100 26C104 46 122 54 142 64C176 80 188 108 182 136C174 170 138 186 100 186S26 170 18 136C12 108 24 80 58 64C78 54 96 46 100 26Z';

function onion(colour: string): string {
  const fibres = [-74, -54, -30, -8, 16, 40, 62, 78]
    .map((x) => `M${100 + x * 0.06} 48C${100 + x * 1.1} 78 ${100 + x * 1.15} 140 ${100 + x * 0.14} 184`)
    .join('');
  return (
    line('M88 184q-4 8 -10 10M96 186v10M104 186q2 8 8 10M112 184q6 6 12 8', '#b99a73', [2.4, 0.9]) +
    solid(ONION, colour) +
    within(
      ONION,
      line(fibres, deeper(colour, 0.6), [2, 0.4]) +
        line(fibres, lighter(colour, 0.55), [1, 0.45]) +
        glow([100, 40, 34, 40], ['#c9915a', 0.8]),
    ) +
    flat('M92 52C94 36 90 22 84 10C96 16 98 20 100 26C102 18 108 10 118 8C110 24 106 36 110 52Z', '#b98a58') +
    gloss([58, 98, 20, 28], 24)
  );
}

function garlic(): string {
  const bulb =
    'M100 34C104 56 120 66 144 84C178 108 184 138 168 160C152 182 126 184 100 184S48 182 32 160C16 138 22 108 56 84C80 66 96 56 100 34Z';
  return (
    solid(bulb, '#efe6da') +
    within(
      bulb,
      glow([100, 178, 80, 30], ['#b98fa8', 0.35]) +
        line(
          'M98 60C60 92 50 140 66 182M102 60C140 92 150 140 134 182M100 60C92 100 92 150 100 186',
          '#a98f88',
          [3, 0.55],
        ) +
        line('M92 66C48 96 30 130 40 166M108 66C152 96 170 130 160 166', '#b9a1a0', [2, 0.45]),
    ) +
    flat('M91 66C96 46 92 22 88 12Q98 4 108 12C104 24 104 46 110 66Q100 74 91 66Z', '#e3d6bf') +
    gloss([56, 118, 16, 24], 24)
  );
}

function clove(): string {
  return (
    solid('M2 -40C22 -28 34 6 24 30C14 44 -16 44 -24 28C-34 4 -14 -32 2 -40Z', '#f0e3c6') +
    flat('M-10 36Q2 44 14 37L10 42Q2 46 -7 42Z', '#c3a275') +
    line('M4 -34C10 -10 12 12 8 32', '#c9b184', [2, 0.5]) +
    glow([-8, -2, 10, 20], ['#ffffff', 0.7, 14])
  );
}

function ginger(colour: string): string {
  const knob = (rx: number, ry: number) =>
    solid(oval([0, 0, rx, ry]), colour) +
    [-0.5, -0.1, 0.35]
      .map((at) =>
        line(`M${at * rx} ${-ry * 0.86}q${rx * 0.16} ${ry * 0.86} 0 ${ry * 1.72}`, deeper(colour, 0.5), [2, 0.35]),
      )
      .join('') +
    flat(oval([rx * 0.86, 0, rx * 0.16, ry * 0.5]), lighter(colour, 0.45), 0.9);
  const thick = knob(56, 32);
  const finger = knob(40, 24);
  return (
    copies(finger, [
      [132, 66, -58],
      [62, 146, 142],
    ]) +
    copies(thick, [[104, 112, -14]]) +
    copies(finger, [
      [58, 84, 212],
      [150, 134, 30],
      [112, 150, 84, 0.8],
    ])
  );
}

function potato(colour: string): string {
  const skin = 'M60 36C96 14 150 30 172 72C194 116 180 164 140 180C96 196 42 180 24 136C10 100 26 56 60 36Z';
  const eye =
    line('M-9 0Q0 6 9 0', deeper(colour, 0.7), [4, 0.5]) + line('M-8 4Q0 9 8 4', lighter(colour, 0.5), [2, 0.6]);
  return (
    solid(skin, colour) +
    specks([100, 108, 72, 70], { count: 90, size: 1.5, colour: deeper(colour, 0.8), opacity: 0.3 }) +
    copies(eye, [
      [62, 90, -20],
      [110, 62, 8],
      [142, 106, 24],
      [88, 136, -6],
      [130, 152, 12],
      [56, 126, -14, 0.8],
    ]) +
    glow([72, 66, 34, 24], ['#fff3d2', 0.5, -35])
  );
}

function sweetPotato(colour: string): string {
  const skin =
    'M-92 12C-80 -10 -50 -34 -4 -34C48 -34 76 -14 94 -2C98 2 96 8 90 10C70 22 48 40 4 40C-44 40 -76 28 -92 20Z';
  const one =
    solid(skin, colour) +
    line(
      'M-60 -4q8 4 14 0M-20 -18q10 5 18 0M24 8q9 5 16 0M-30 18q9 4 15 0M46 -10q7 4 12 0',
      deeper(colour, 0.7),
      [3, 0.5],
    ) +
    glow([-30, -16, 40, 10], ['#ffe2d0', 0.5, -8]);
  return copies(one, [
    [96, 72, -18, 0.92],
    [104, 132, -8, 0.96],
  ]);
}

function taproot(colour: string, half: number, leafy: boolean): string {
  const skin = `M${-half} -44Q${-half * 0.8} -60 0 -60T${half} -44C${half * 0.9} 6 ${half * 0.34} 56 3 82Q0 88 -3 82C${-half * 0.34} 56 ${-half * 0.9} 6 ${-half} -44Z`;
  const rings = [-36, -16, 6, 28, 46]
    .map(
      (y, at) =>
        `M${(at % 2 ? 0.1 : -0.84) * half * (1 - (y + 60) / 150)} ${y}q${half * 0.3} 4 ${half * 0.62 * (1 - (y + 60) / 190)} 0`,
    )
    .join('');
  const tops = leafy
    ? copies(leaf(44, 17, '#4b8a36'), [
        [0, -54, -122],
        [0, -54, -58],
        [-3, -54, -104],
        [3, -54, -76],
        [0, -54, -90, 1.1],
      ])
    : '';
  return (
    tops +
    solid(skin, colour) +
    line(rings, deeper(colour, 0.55), [2.2, 0.5]) +
    glow([-half * 0.36, -22, half * 0.3, 30], ['#ffffff', 0.6, 4])
  );
}

function beet(colour: string): string {
  const skin = 'M0 84C-4 62 -52 50 -54 8C-54 -28 -24 -38 0 -38S54 -28 54 8C52 50 4 62 0 84Z';
  const stems =
    line('M-5 -34C-18 -60 -22 -70 -22 -84M0 -34V-92M5 -34C18 -60 22 -70 22 -84', '#a53a5a', [6]) +
    copies(leaf(42, 32, '#4c7f36'), [
      [-20, -72, -124],
      [20, -72, -56],
      [0, -78, -90],
    ]);
  return (
    stems +
    solid(skin, colour) +
    line('M-38 -12Q0 -2 38 -14M-44 14Q0 26 42 12', deeper(colour, 0.5), [2.4, 0.35]) +
    gloss([-20, -8, 14, 10])
  );
}

function stalks(colour: string, bulbs: boolean): string {
  const turns = [-15, -9, -3, 3, 9, 15];
  const foot = bulbs ? '#f7f4e8' : lighter(colour, 0.5);
  const one = `<linearGradient id="sk${colour.slice(1)}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${foot}"/><stop offset=".3" stop-color="${foot}"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${deeper(colour, 0.25)}"/></linearGradient><path d="M-8 84C-${bulbs ? 13 : 9} 70 -7 56 -6 30L-5 -70Q0 -90 5 -70L6 30C7 56 ${bulbs ? 13 : 9} 70 8 84Q0 92 -8 84Z" fill="url(#sk${colour.slice(1)})"/>${line('M-3 66L-2 -60', '#ffffff', [2, 0.55])}${line('M4 70L3 -64', deeper(colour, 0.6), [1.6, 0.4])}`;
  const tops = bulbs
    ? ''
    : copies(
        leaf(30, 24, colour),
        turns.flatMap(
          (turn) =>
            [
              [100 + turn * 5.2, 36, turn - 110],
              [100 + turn * 5.2, 36, turn - 70],
            ] as const,
        ),
      );
  return (
    copies(
      one,
      turns.map((turn) => [100 + turn * 3.1, 104, turn * 1.3] as const),
    ) +
    tops +
    line('M66 118Q100 128 134 118', '#c9a35a', [7]) +
    line('M66 116Q100 126 134 116', '#f0d9a0', [2, 0.8])
  );
}
