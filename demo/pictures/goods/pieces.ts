import { seededRandom } from '../../seededRandom.ts';
import type { GoodsDrawing } from './goodsDrawing.ts';
import { deeper, lighter } from './light.ts';
import { ballGradient, linearGradient, formatNumber } from '../svgPieces.ts';

/** Goods that are shown as pieces: cubes, balls, sticks, chips, bars and the like. */
export const PIECE_GOODS: Readonly<Record<string, GoodsDrawing>> = {
  cubes: (colour) =>
    pile(
      cube(colour),
      [
        [54, 128],
        [112, 134],
        [158, 118],
        [82, 92],
        [132, 84],
        [106, 46],
      ],
      0,
    ),
  balls: (colour) =>
    `${ball('bl', colour)}${pile(
      BALL,
      [
        [46, 142],
        [100, 150],
        [154, 142],
        [72, 98],
        [128, 98],
        [100, 56],
      ],
      0,
    )}`,
  chips: (colour) =>
    pile(
      chip(colour),
      [
        [60, 62],
        [132, 54],
        [40, 108],
        [104, 96],
        [160, 104],
        [66, 146],
        [132, 148],
      ],
      60,
    ),
  discs: (colour) =>
    pile(
      disc(colour),
      [
        [100, 150],
        [104, 134],
        [96, 118],
        [102, 102],
        [98, 86],
      ],
      0,
    ),
  rings: (colour) =>
    pile(
      ring(colour),
      [
        [62, 70],
        [134, 64],
        [100, 112],
        [50, 140],
        [152, 138],
      ],
      40,
    ),
  triangles: (colour) =>
    pile(
      triangle(colour),
      [
        [64, 66],
        [136, 62],
        [42, 122],
        [102, 114],
        [158, 124],
        [80, 156],
        [134, 158],
      ],
      90,
    ),
  squares: (colour) =>
    pile(
      square(colour),
      [
        [64, 66],
        [134, 62],
        [100, 108],
        [52, 140],
        [148, 142],
      ],
      60,
    ),
  diamonds: (colour) =>
    pile(
      diamond(colour),
      [
        [100, 60],
        [56, 92],
        [144, 92],
        [100, 112],
        [60, 144],
        [140, 144],
      ],
      8,
    ),
  sticks: (colour) => sticks(colour),
  sandwich: (colour) => sandwich(colour),
  bar: (colour) => bar(colour),
  meat: (colour) => fillet(colour),
  icebar: (colour) => iceBar(colour),
  incense: (colour) => incense(colour),
  drop: (colour) => drop(colour),
  jarliquid: (colour) => filledJar(colour),
};

type Place = readonly [x: number, y: number];

const BALL =
  '<circle r="30" fill="url(#bl)"/><ellipse cx="-10" cy="-13" rx="8" ry="5" fill="#fff" fill-opacity=".55" transform="rotate(-35)"/>';

function pile(piece: string, places: readonly Place[], turn: number): string {
  const random = seededRandom(piece);
  return places
    .map(([x, y]) => `<g transform="translate(${x} ${y})rotate(${formatNumber((random() - 0.5) * turn)})">${piece}</g>`)
    .join('');
}

function ball(id: string, colour: string): string {
  return ballGradient(id, [
    [0, lighter(colour, 0.45)],
    [0.5, colour],
    [1, deeper(colour, 0.38)],
  ]);
}

function cube(colour: string): string {
  return (
    `<path d="M-28 -14L0 -28L28 -14L0 0Z" fill="${lighter(colour, 0.35)}"/><path d="M-28 -14L0 0V30L-28 16Z" fill="${colour}"/>` +
    `<path d="M28 -14L0 0V30L28 16Z" fill="${deeper(colour, 0.18)}"/><path d="M-26 -14L0 -27L26 -14" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>`
  );
}

function chip(colour: string): string {
  return (
    `<ellipse cx="2" cy="6" rx="44" ry="29" fill="${deeper(colour, 0.5)}" fill-opacity=".28"/><ellipse rx="44" ry="29" fill="${deeper(colour, 0.12)}"/>` +
    `<ellipse cx="-2" cy="-3" rx="41" ry="25" fill="${lighter(colour, 0.16)}"/><path d="M-30 -4Q0 16 32 -6" fill="none" stroke="${colour}" stroke-width="10" stroke-linecap="round"/>` +
    `<g fill="${deeper(colour, 0.45)}" fill-opacity=".6"><circle cx="-16" cy="-12" r="2"/><circle cx="12" cy="-14" r="1.6"/><circle cx="20" cy="4" r="2.2"/><circle cx="-6" cy="12" r="1.7"/></g>`
  );
}

function disc(colour: string): string {
  return (
    `<ellipse cy="6" rx="84" ry="38" fill="${deeper(colour, 0.3)}"/><ellipse rx="84" ry="38" fill="${colour}"/><ellipse cx="-6" cy="-4" rx="68" ry="28" fill="${lighter(colour, 0.2)}"/>` +
    `<g fill="${deeper(colour, 0.25)}" fill-opacity=".6"><ellipse cx="-34" cy="-6" rx="7" ry="3"/><ellipse cx="18" cy="-14" rx="6" ry="3"/><ellipse cx="40" cy="8" rx="7" ry="3"/><ellipse cx="-8" cy="14" rx="8" ry="3"/></g>`
  );
}

function ring(colour: string): string {
  return (
    `<circle cy="4" r="30" fill="none" stroke="${deeper(colour, 0.45)}" stroke-opacity=".5" stroke-width="15"/><circle r="30" fill="none" stroke="${colour}" stroke-width="15"/>` +
    `<circle r="32" fill="none" stroke="${lighter(colour, 0.35)}" stroke-width="4" stroke-dasharray="26 12"/>`
  );
}

function triangle(colour: string): string {
  return (
    `<path d="M0 -36L36 28H-36Z" transform="translate(1 5)" fill="${deeper(colour, 0.5)}" fill-opacity=".35" stroke-linejoin="round"/>` +
    `<path d="M0 -36L36 28H-36Z" fill="${colour}" stroke="${colour}" stroke-width="10" stroke-linejoin="round"/><path d="M0 -24L22 18" stroke="${lighter(colour, 0.35)}" stroke-width="6" stroke-linecap="round"/>` +
    `<g fill="${deeper(colour, 0.4)}"><circle cx="-8" cy="10" r="2.4"/><circle cx="6" cy="-4" r="2"/><circle cx="10" cy="20" r="2.2"/></g>`
  );
}

function square(colour: string): string {
  const holes = [-18, 0, 18].flatMap((x) => [-18, 0, 18].map((y) => `<circle cx="${x}" cy="${y}" r="2.6"/>`)).join('');
  return (
    `<rect x="-38" y="-32" width="76" height="76" rx="12" fill="${deeper(colour, 0.45)}" fill-opacity=".5"/><rect x="-38" y="-38" width="76" height="76" rx="12" fill="${colour}"/>` +
    `<rect x="-31" y="-31" width="62" height="62" rx="9" fill="${lighter(colour, 0.2)}"/><g fill="${deeper(colour, 0.35)}">${holes}</g>`
  );
}

function diamond(colour: string): string {
  return (
    `<path d="M0 -26L44 0L0 26L-44 0Z" transform="translate(0 7)" fill="${deeper(colour, 0.32)}"/><path d="M0 -26L44 0L0 26L-44 0Z" fill="${lighter(colour, 0.12)}"/>` +
    '<path d="M0 -18L28 -2L0 12L-28 -2Z" fill="#ffffff" fill-opacity=".75"/>'
  );
}

function sticks(colour: string): string {
  const turns = [-34, -20, -7, 6, 19, 33];
  const stick = `<rect x="-9" y="-82" width="18" height="164" rx="9" fill="${deeper(colour, 0.25)}"/><rect x="-9" y="-82" width="13" height="162" rx="7" fill="${colour}"/><rect x="-5" y="-74" width="4" height="140" rx="2" fill="${lighter(colour, 0.45)}"/>`;
  return turns
    .map((turn, index) => `<g transform="translate(${50 + index * 20} 102)rotate(${turn})">${stick}</g>`)
    .join('');
}

function sandwich(colour: string): string {
  const biscuit = (y: number) =>
    `<ellipse cy="${y + 14}" rx="66" ry="34" fill="${deeper(colour, 0.3)}"/><ellipse cy="${y}" rx="66" ry="34" fill="${colour}"/><ellipse cy="${y - 2}" rx="52" ry="24" fill="none" stroke="${lighter(colour, 0.28)}" stroke-width="4" stroke-dasharray="7 6"/>`;
  const one = `${biscuit(16)}<ellipse cy="8" rx="63" ry="33" fill="#fff6e3"/>${biscuit(-12)}`;
  return `<g transform="translate(112 128)">${one}</g><g transform="translate(86 66)rotate(-14)scale(.94)">${one}</g>`;
}

function bar(colour: string): string {
  const squares = [0, 1, 2, 3].flatMap((column) =>
    [0, 1].map(
      (row) =>
        `<rect x="${16 + column * 43}" y="${60 + row * 43}" width="38" height="38" rx="6" fill="${lighter(colour, 0.12)}"/><path d="M${20 + column * 43} ${92 + row * 43}V${64 + row * 43}H${48 + column * 43}" fill="none" stroke="${lighter(colour, 0.4)}" stroke-width="3" stroke-linecap="round"/>`,
    ),
  );
  return `<g transform="rotate(-12 100 100)"><rect x="8" y="58" width="184" height="98" rx="12" fill="${deeper(colour, 0.4)}"/><rect x="8" y="52" width="184" height="98" rx="12" fill="${colour}"/>${squares.join('')}</g>`;
}

function fillet(colour: string): string {
  const piece = `${ball('ft', colour)}<path d="M-76 8C-78 -34 -30 -50 14 -40C60 -30 84 -8 72 18C58 44 -4 46 -40 40C-64 36 -76 26 -76 8Z" fill="url(#ft)"/><path d="M-50 -4Q-20 -26 20 -20M-42 16Q0 -2 48 6" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`;
  return `<g transform="translate(104 70)">${piece}</g><g transform="translate(96 130)rotate(8)">${piece}</g>`;
}

function iceBar(colour: string): string {
  const fill = linearGradient('ib', 'across', [
    [0, lighter(colour, 0.35)],
    [0.5, colour],
    [1, deeper(colour, 0.28)],
  ]);
  return `${fill}<g transform="rotate(16 100 100)"><rect x="90" y="130" width="20" height="62" rx="10" fill="#e2bd85"/><rect x="94" y="146" width="5" height="40" rx="2.5" fill="#f3dcb4"/><path d="M52 66a48 48 0 0 1 96 0v72a12 12 0 0 1 -12 12H64a12 12 0 0 1 -12 -12z" fill="url(#ib)"/><path d="M72 64v66M100 56v74M128 64v66" stroke="#fff" stroke-opacity=".28" stroke-width="9" stroke-linecap="round"/></g>`;
}

function incense(colour: string): string {
  const stick = `<path d="M0 90V-40" stroke="#d3a469" stroke-width="5" stroke-linecap="round"/><path d="M0 40V-62" stroke="${colour}" stroke-width="9" stroke-linecap="round"/><circle cy="-66" r="5" fill="#ff8a3c"/>`;
  const turns = [-16, -8, 0, 8, 16];
  return `${turns.map((turn) => `<g transform="translate(${100 + turn} 104)rotate(${turn})">${stick}</g>`).join('')}<path d="M100 34C84 20 116 14 100 0M122 40C112 28 134 20 124 8" fill="none" stroke="#b9b2c4" stroke-width="6" stroke-opacity=".6" stroke-linecap="round"/><path d="M58 182c0 -18 84 -18 84 0c-10 12 -74 12 -84 0Z" fill="#c98f3a"/><ellipse cx="100" cy="176" rx="40" ry="8" fill="#e6b866"/>`;
}

function drop(colour: string): string {
  return `${ball('dp', colour)}<path d="M100 16C130 66 154 94 154 126a54 54 0 0 1 -108 0C46 94 70 66 100 16Z" fill="url(#dp)"/><path d="M70 128a30 30 0 0 0 22 30" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="8" stroke-linecap="round"/>`;
}

function filledJar(colour: string): string {
  return `${linearGradient('fj', 'across', [
    [0, deeper(colour, 0.18)],
    [0.3, lighter(colour, 0.35)],
    [1, deeper(colour, 0.25)],
  ])}<rect x="40" y="52" width="120" height="132" rx="24" fill="#ffffff" fill-opacity=".75"/><rect x="47" y="70" width="106" height="108" rx="19" fill="url(#fj)"/><rect x="48" y="22" width="104" height="34" rx="9" fill="#b5853d"/><rect x="48" y="22" width="104" height="12" rx="6" fill="#d8aa61"/><rect x="58" y="76" width="12" height="84" rx="6" fill="#fff" fill-opacity=".6"/>`;
}
