import type { GoodsDrawing } from './bowlGoods.ts';
import { shade } from './colourSchemes.ts';
import { ballGradient, linearGradient, formatNumber } from './svgPieces.ts';

/** Fruit and vegetables that have no emoji. A colour replaces the usual one. */
export const VEGETABLE_GOODS: Readonly<Record<string, GoodsDrawing>> = {
  okra: (colour) => fan(pod(colour || '#5c9a3c', 13), [-38, -16, 8, 30]),
  beans: (colour) => fan(pod(colour || '#4f9a3f', 7), [-42, -28, -14, 0, 14, 28]),
  drumstick: (colour) => fan(pod(colour || '#6a8a46', 8), [-30, -14, 2, 18]),
  bittergourd: (colour) => gourdPair(colour || '#5f9e45', true),
  gourd: (colour) => gourdPair(colour || '#a5cf78', false),
  cauliflower: () => cauliflower(),
  cabbage: (colour) => cabbage(colour || '#9ccc6a'),
  beetroot: () => bulb('#8d1f4a', '#b5345f', 44),
  radish: () => taproot('#fbf8f4'),
  pumpkin: () => pumpkin(),
  pomegranate: () => pomegranate(),
  papaya: () => papaya(),
  dragonfruit: () => dragonFruit(),
  custardapple: () => custardApple(),
  curryleaf: (colour) => sprigs(colour || '#2f6d2c', 9),
  herb: (colour) => sprigs(colour || '#3f9a3a', 14),
  leafbunch: (colour) => leafBunch(colour || '#2f7d32'),
  chilli: (colour) => chillies(colour),
  fruit: (colour) => fruitPair(colour),
  grapes: (colour) => grapes(colour),
  flower: (colour) => flowerHead(colour),
  coconut: () => tenderCoconut(),
  springonion: (colour) => springOnion(colour || '#3f9142'),
};

function round(id: string, colour: string): string {
  return ballGradient(id, [
    [0, shade(colour, 0.42)],
    [0.55, colour],
    [1, shade(colour, -0.35)],
  ]);
}

function chillies(colour: string): string {
  const one = `<path d="M-14 -56C-26 0 -18 50 26 88C14 44 22 0 14 -56Q0 -66 -14 -56Z" fill="url(#ch)"/><path d="M-7 -46C-14 0 -8 36 12 64" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-17 -52Q0 -76 17 -52Q0 -44 -17 -52Z" fill="#6f8f3a"/><path d="M0 -62Q2 -80 -8 -90" stroke="#6f8f3a" stroke-width="7" fill="none" stroke-linecap="round"/>`;
  return `${linearGradient('ch', 'across', [
    [0, shade(colour, 0.35)],
    [0.5, colour],
    [1, shade(colour, -0.35)],
  ])}<g transform="translate(56 102)rotate(16)">${one}</g><g transform="translate(142 104)rotate(-6)">${one}</g><g transform="translate(98 104)rotate(6)">${one}</g>`;
}

function fruitPair(colour: string): string {
  const one = `<circle r="54" fill="url(#fr)"/><ellipse cx="-20" cy="-24" rx="14" ry="9" fill="#fff" fill-opacity=".5" transform="rotate(-35 -20 -24)"/><path d="M0 -46Q2 -62 10 -70" stroke="#75613a" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M6 -58C20 -82 48 -80 58 -70C46 -52 22 -48 6 -58Z" fill="#5f9e3f"/>`;
  return `${round('fr', colour)}<g transform="translate(130 102)rotate(12)scale(.92)">${one}</g><g transform="translate(74 122)rotate(-8)">${one}</g>`;
}

function grapes(colour: string): string {
  const berries = [4, 5, 4, 3, 2, 1].flatMap((count, row) =>
    Array.from({ length: count }, (_, at) => ({ x: 100 + (at - (count - 1) / 2) * 34, y: 62 + row * 24 })),
  );
  const drawn = berries.map(
    ({ x, y }) =>
      `<circle cx="${formatNumber(x)}" cy="${y}" r="20" fill="url(#gr)"/><circle cx="${formatNumber(x - 6)}" cy="${y - 7}" r="4.5" fill="#fff" fill-opacity=".6"/>`,
  );
  return `${round('gr', colour)}<path d="M100 48Q98 24 112 8" stroke="#75613a" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M104 34C124 6 160 12 170 26C154 50 122 52 104 34Z" fill="#5f9e3f"/>${drawn.join('')}`;
}

function flowerHead(colour: string): string {
  const rings = [
    { count: 16, far: 66, size: 24, tone: shade(colour, -0.2) },
    { count: 13, far: 48, size: 22, tone: shade(colour, -0.06) },
    { count: 10, far: 31, size: 19, tone: shade(colour, 0.12) },
    { count: 6, far: 15, size: 15, tone: shade(colour, 0.28) },
  ];
  const petals = rings.flatMap(({ count, far, size, tone }) =>
    Array.from({ length: count }, (_, at) => {
      const turn = ((at + (count % 2) / 2) / count) * Math.PI * 2;
      return `<circle cx="${formatNumber(100 + Math.cos(turn) * far)}" cy="${formatNumber(100 + Math.sin(turn) * far)}" r="${size}" fill="${tone}" stroke="${shade(colour, -0.35)}" stroke-opacity=".28" stroke-width="2"/>`;
    }),
  );
  return `<path d="M150 150C176 150 194 166 196 186C172 190 152 176 150 150ZM50 150C24 150 6 166 4 186C28 190 48 176 50 150Z" fill="#5f9e3f"/>${petals.join('')}<circle cx="100" cy="100" r="9" fill="${shade(colour, -0.25)}"/>`;
}

function tenderCoconut(): string {
  return `${round('tc', '#7fb548')}<path d="M100 34C160 34 182 80 176 124C170 166 138 188 100 188S30 166 24 124C18 80 40 34 100 34Z" fill="url(#tc)"/><ellipse cx="100" cy="50" rx="50" ry="20" fill="#e9dcb8"/><ellipse cx="100" cy="49" rx="40" ry="14" fill="#fffdf5"/><ellipse cx="100" cy="50" rx="18" ry="6" fill="#cfc6ad"/><path d="M102 50L132 -6" stroke="#e8574a" stroke-width="8" stroke-linecap="round"/><path d="M44 96C44 124 58 150 78 164" stroke="#fff" stroke-opacity=".4" stroke-width="8" fill="none" stroke-linecap="round"/>`;
}

function fan(piece: string, turns: readonly number[]): string {
  const step = 96 / Math.max(1, turns.length - 1);
  return turns
    .map((turn, at) => `<g transform="translate(${52 + at * step} 102)rotate(${turn})">${piece}</g>`)
    .join('');
}

function pod(colour: string, half: number): string {
  return (
    `<path d="M${-half} -64Q0 -78 ${half} -64C${half + 3} -10 ${half - 3} 48 0 88C${-half + 3} 48 ${-half - 3} -10 ${-half} -64Z" fill="${colour}"/>` +
    `<path d="M${-half * 0.35} -60Q${-half * 0.5} 0 -1 74" stroke="${shade(colour, 0.4)}" stroke-width="${half * 0.4}" fill="none" stroke-linecap="round"/>` +
    `<path d="M${half * 0.5} -60Q${half * 0.6} 0 1 74" stroke="${shade(colour, -0.3)}" stroke-width="2" fill="none"/><path d="M${-half - 2} -62Q0 -84 ${half + 2} -62Q0 -54 ${-half - 2} -62Z" fill="${shade(colour, -0.3)}"/><rect x="-3" y="-90" width="6" height="18" rx="3" fill="${shade(colour, -0.2)}"/>`
  );
}

function gourdPair(colour: string, knobbly: boolean): string {
  const skin = linearGradient('gd', 'across', [
    [0, shade(colour, 0.4)],
    [0.5, colour],
    [1, shade(colour, -0.3)],
  ]);
  const knobs = [-44, -22, 0, 22, 44, 62]
    .flatMap((y) =>
      [-16, 0, 16].map((x) => `<ellipse cx="${x}" cy="${y}" rx="5" ry="8" fill="${shade(colour, 0.28)}"/>`),
    )
    .join('');
  const one = `<path d="M-12 -78C-22 -30 -36 0 -34 44C-32 92 32 92 34 44C36 0 22 -30 12 -78Q0 -86 -12 -78Z" fill="url(#gd)"/>${knobbly ? knobs : '<path d="M-14 -40Q-24 10 -20 52" stroke="#fff" stroke-opacity=".45" stroke-width="8" fill="none" stroke-linecap="round"/>'}<rect x="-5" y="-96" width="10" height="22" rx="5" fill="#6b7f35"/>`;
  return `${skin}<g transform="translate(72 104)rotate(-16)">${one}</g><g transform="translate(132 106)rotate(14)">${one}</g>`;
}

function cauliflower(): string {
  const heads = [
    [62, 82],
    [100, 62],
    [138, 82],
    [80, 104],
    [120, 104],
    [100, 84],
    [58, 112],
    [142, 112],
    [100, 124],
  ];
  const curds = heads.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="27" fill="url(#cf)"/>`).join('');
  return `${round('cf', '#f6efd6')}<path d="M20 96C10 150 50 188 100 188S190 150 180 96C160 150 40 150 20 96Z" fill="#5e9c3f"/><path d="M30 110C14 84 20 66 34 58C38 90 52 112 60 130ZM170 110C186 84 180 66 166 58C162 90 148 112 140 130Z" fill="#7dbb55"/>${curds}<path d="M24 112C40 170 160 170 176 112C168 160 150 186 100 188S32 160 24 112Z" fill="#86c35e"/><path d="M100 186V150M62 176L76 148M138 176L124 148" stroke="#d7efbd" stroke-width="4" stroke-linecap="round"/>`;
}

function cabbage(colour: string): string {
  const vein = shade(colour, 0.6);
  return `${round('cb', colour)}<circle cx="100" cy="106" r="78" fill="url(#cb)"/><path d="M26 116C40 60 70 40 104 34C84 70 84 130 100 182C60 180 30 152 26 116Z" fill="${shade(colour, 0.16)}"/><path d="M174 112C166 66 140 42 104 34C126 72 124 132 100 182C140 180 172 150 174 112Z" fill="${shade(colour, -0.08)}"/><path d="M60 170C66 110 80 66 104 40M140 168C136 110 124 70 104 40M60 120Q48 110 40 112M66 96Q56 84 50 84M138 120Q150 108 160 110M134 94Q142 82 150 82" fill="none" stroke="${vein}" stroke-width="4" stroke-linecap="round"/>`;
}

function bulb(colour: string, stalk: string, width: number): string {
  const one = `<path d="M-6 -34C-24 -66 -30 -74 -26 -92M0 -34V-98M6 -34C24 -66 30 -74 26 -92" stroke="${stalk}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-26 -92q-16 -2 -14 -22q20 2 14 22M0 -96q-14 -12 0 -28q14 16 0 28M26 -92q16 -2 14 -22q-20 2 -14 22" fill="#4e8f3a"/><path d="M0 78C-6 54 ${-width} 40 ${-width} 4C${-width} -30 -20 -38 0 -36C20 -38 ${width} -30 ${width} 4C${width} 40 6 54 0 78Z" fill="url(#bb)"/>`;
  return `${round('bb', colour)}<g transform="translate(66 118)rotate(-12)scale(.9)">${one}</g><g transform="translate(136 122)rotate(12)scale(.9)">${one}</g>`;
}

function taproot(colour: string): string {
  const one = `<path d="M-4 -58C-20 -80 -24 -88 -18 -100M4 -58C20 -80 26 -86 20 -100M0 -58V-104" stroke="#4f9a3f" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-24 -50Q0 -70 24 -50C28 -8 12 50 0 92C-12 50 -28 -8 -24 -50Z" fill="url(#tr)"/><path d="M-16 -18h14M6 4h10M-10 26h10" stroke="#d9d2c6" stroke-width="3" stroke-linecap="round"/>`;
  return `${linearGradient('tr', 'across', [
    [0, '#ffffff'],
    [0.6, colour],
    [1, '#d5cdc0'],
  ])}<g transform="translate(56 104)rotate(-18)">${one}</g><g transform="translate(102 106)">${one}</g><g transform="translate(148 104)rotate(18)">${one}</g>`;
}

function pumpkin(): string {
  const ribs = [-52, 52, -28, 28, 0]
    .map((x) => `<ellipse cx="${100 + x}" cy="116" rx="36" ry="62" fill="url(#pk)"/>`)
    .join('');
  return `${round('pk', '#e8852a')}${ribs}<path d="M94 60C92 40 104 30 118 26L124 36C112 42 108 50 110 60Z" fill="#5f7f35"/>`;
}

function pomegranate(): string {
  return `${round('pg', '#c8283c')}<circle cx="84" cy="104" r="66" fill="url(#pg)"/><path d="M68 44L62 18L76 28L86 14L94 28L108 20L102 44Q84 52 68 44Z" fill="#a91f33"/><circle cx="142" cy="142" r="44" fill="#f3e3c4"/><circle cx="142" cy="142" r="38" fill="#9b1530"/>${[
    [128, 128],
    [148, 122],
    [162, 138],
    [140, 142],
    [122, 150],
    [156, 158],
    [138, 164],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="9" fill="#dd3350"/><circle cx="${(x ?? 0) - 3}" cy="${(y ?? 0) - 3}" r="3" fill="#ffb3bf"/>`,
    )
    .join('')}`;
}

function papaya(): string {
  return `${round('pp', '#f0932f')}<g transform="rotate(-24 100 100)"><path d="M100 14C150 30 160 110 140 152C128 186 72 186 60 152C40 110 50 30 100 14Z" fill="#d9a521"/><path d="M100 26C140 42 148 110 130 148C120 174 80 174 70 148C52 110 60 42 100 26Z" fill="url(#pp)"/><path d="M100 64C118 80 122 116 112 138C106 150 94 150 88 138C78 116 82 80 100 64Z" fill="#c9621b"/>${[
    [94, 92],
    [106, 90],
    [98, 104],
    [108, 108],
    [92, 118],
    [102, 120],
    [98, 134],
    [108, 130],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#2b2622"/>`)
    .join('')}</g>`;
}

function dragonFruit(): string {
  const scales = [
    [60, 70, -50],
    [140, 70, 50],
    [48, 112, -70],
    [152, 112, 70],
    [64, 150, -120],
    [136, 150, 120],
    [100, 46, 0],
  ];
  return `${round('df', '#e0397f')}${scales.map(([x, y, turn]) => `<path transform="translate(${x} ${y})rotate(${turn})" d="M-16 14Q-12 -10 0 -36Q12 -10 16 14Z" fill="#9fc14a"/>`).join('')}<ellipse cx="100" cy="112" rx="58" ry="66" fill="url(#df)"/><ellipse cx="112" cy="120" rx="40" ry="48" fill="#fdfbf8"/>${[
    [100, 96],
    [118, 92],
    [130, 110],
    [96, 118],
    [112, 112],
    [126, 132],
    [106, 140],
    [92, 136],
    [118, 150],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="#222"/>`)
    .join('')}`;
}

function custardApple(): string {
  const scales = [40, 64, 88, 112, 136, 160].flatMap((y, row) =>
    [-52, -26, 0, 26, 52].map((x) => ({ x: x + (row % 2) * 13 - 6, y })),
  );
  const inside = scales.filter(({ x, y }) => (x / 72) ** 2 + ((y - 104) / 76) ** 2 < 0.86);
  return `${round('ca', '#a9c177')}<circle cx="100" cy="106" r="76" fill="#6f8a45"/>${inside.map(({ x, y }) => `<circle cx="${100 + x}" cy="${y}" r="19" fill="url(#ca)"/>`).join('')}<rect x="94" y="14" width="12" height="26" rx="6" fill="#75613a"/>`;
}

function sprigs(colour: string, leaves: number): string {
  const leaf = `<path d="M0 0C10 -8 26 -8 36 0C26 8 10 8 0 0Z" fill="url(#sg)"/><path d="M4 0H30" stroke="${shade(colour, 0.45)}" stroke-width="1.6"/>`;
  const pairs = Array.from({ length: leaves }, (_, at) => {
    const y = 84 - at * (160 / leaves);
    const size = 1 - at / (leaves * 2);
    return `<g transform="translate(0 ${y})rotate(${-28})scale(${size})">${leaf}</g><g transform="translate(0 ${y})rotate(${208})scale(${size})">${leaf}</g>`;
  });
  const sprig = `<path d="M0 92V-78" stroke="${shade(colour, -0.2)}" stroke-width="4" stroke-linecap="round"/>${pairs.join('')}`;
  const fill = linearGradient('sg', 'down', [
    [0, shade(colour, 0.2)],
    [1, shade(colour, -0.2)],
  ]);
  return `${fill}${[
    [-24, 62],
    [20, 140],
    [0, 100],
  ]
    .map(([turn, x]) => `<g transform="translate(${x} 102)rotate(${turn})">${sprig}</g>`)
    .join('')}`;
}

function leafBunch(colour: string): string {
  const leaf = `<path d="M0 78V20" stroke="${shade(colour, 0.5)}" stroke-width="8" stroke-linecap="round"/><path d="M0 34C-34 20 -40 -30 0 -74C40 -30 34 20 0 34Z" fill="url(#lb)"/><path d="M0 30V-54M0 4L-16 -12M0 4L16 -12M0 -20L-13 -34M0 -20L13 -34" stroke="${shade(colour, 0.5)}" stroke-width="3" stroke-linecap="round" fill="none"/>`;
  const fill = linearGradient('lb', 'across', [
    [0, shade(colour, 0.22)],
    [0.5, colour],
    [1, shade(colour, -0.22)],
  ]);
  return `${fill}${[
    [-42, 56],
    [42, 144],
    [-20, 76],
    [20, 124],
    [0, 100],
  ]
    .map(([turn, x]) => `<g transform="translate(${x} 98)rotate(${turn})">${leaf}</g>`)
    .join('')}<rect x="76" y="150" width="48" height="12" rx="6" fill="#d9b15c"/>`;
}

function springOnion(colour: string): string {
  const one = `<path d="M0 40C-4 -10 -16 -50 -20 -88M0 40V-96M0 40C4 -10 16 -50 20 -88" stroke="${colour}" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M0 40C0 0 -4 -40 -6 -70" stroke="${shade(colour, 0.4)}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-7 30C-8 56 -15 62 -14 74C-12 90 12 90 14 74C15 62 8 56 7 30Z" fill="#fbfaf2"/><path d="M-5 88l-4 8M0 88v10M5 88l4 8" stroke="#c9c2a8" stroke-width="2"/>`;
  return `${[
    [-22, 52],
    [-8, 84],
    [8, 116],
    [22, 148],
  ]
    .map(([turn, x]) => `<g transform="translate(${x} 102)rotate(${turn})">${one}</g>`)
    .join('')}<rect x="62" y="94" width="76" height="11" rx="5" fill="#d9b15c"/>`;
}
