import { packQuantity, unitParts } from '../packSize.ts';
import type { ProductRow } from '../readDepartment.ts';
import { seededRandom } from '../seededRandom.ts';
import { deeper, flat, line, solid } from './goods/light.ts';
import { placed } from './packDesign.ts';
import { groundShadow } from './svgPieces.ts';

/** How many pieces a drawing of several shows, for units that count pieces. */
const PIECES_DRAWN: Readonly<Record<string, number>> = { banana: 3, smallbanana: 3, betel: 3, mangoleaves: 5 };

/** Up to so many grams are as many as so many tomatoes. */
const TOMATOES_OF_WEIGHT: readonly (readonly [grams: number, tomatoes: number])[] = [
  [60, 1],
  [110, 2],
  [220, 3],
  [260, 4],
  [600, 6],
  [1200, 9],
];

const MAX_PIECES = 12;
const SACK_GRAMS = 4000;

/** Drawings that weigh more than a tomato: so many tomatoes each. */
const HEAVY: Readonly<Record<number, string>> = {
  2: 'herb methi dill mint basil tulsi curryleaf leafbunch springonion celery carrot radish beetroot beans drumstick chilli okra cucumber zucchini bittergourd sweetpotato cherrytomato blueberry mushroom grapes pomegranate custardapple',
  3: 'grain nuts flakes mince powder liquid salad cubes balls',
  4: 'broccoli cauliflower cabbage lettuce bokchoy pumpkin',
};
const TOMATOES_EACH = new Map(
  Object.entries(HEAVY).flatMap(([count, names]) => names.split(' ').map((name) => [name, Number(count)] as const)),
);

/** Goods without a pack, as many as their unit says; very many are in a sack. */
export function looseGoods(row: ProductRow, pieces: readonly string[], unit: string): string {
  const kinds = pieces.filter((_, at) => nameOf(row.art[at]) === nameOf(row.art[0])); // several colours of one vegetable
  const defs = `<defs>${kinds.map((piece, at) => `<g id="kind${at}">${piece}</g>`).join('')}</defs>`;
  const { each, isWeight } = unitParts(unit);
  const seed = `${row.name} ${unit}`;
  if (isWeight && each >= SACK_GRAMS) return defs + sack(seed);
  return defs + pile({ count: pieceCount(row, unit), kinds: kinds.length, seed });
}

/** As many pieces as the unit counts; a weight has more than a smaller one, and not as many as a counted size of the row. */
function pieceCount({ art: [token = ''], sizes }: ProductRow, unit: string): number {
  if (!unitParts(unit).isWeight) return Math.min(MAX_PIECES, piecesOf(token, unit));
  const [weights = [], counted = []] = [true, false].map((wanted) =>
    sizes.filter((size) => unitParts(size.unit).isWeight === wanted),
  );
  const taken = new Set(counted.map((size) => piecesOf(token, size.unit)));
  let count = 0;
  for (const size of weights.toSorted((one, other) => packQuantity(one.unit) - packQuantity(other.unit))) {
    count = Math.max(count + 1, piecesOf(token, size.unit));
    while (taken.has(count)) count += 1;
    if (size.unit === unit) break;
  }
  return Math.min(MAX_PIECES, count);
}

function piecesOf(token: string, unit: string): number {
  const { each, isWeight } = unitParts(unit);
  const name = nameOf(token);
  if (!isWeight) return Math.ceil(each / (PIECES_DRAWN[name] ?? 1));
  const tomatoes = TOMATOES_OF_WEIGHT.find(([grams]) => each <= grams)?.[1] ?? MAX_PIECES;
  return Math.ceil(tomatoes / (TOMATOES_EACH.get(name) ?? 1));
}

function nameOf(token = ''): string {
  return token.slice(1).split(':')[0] ?? '';
}

/** Rows from the back to the front, each wider than the one behind it. */
const ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [1, 2],
  [2, 2],
  [2, 3],
  [1, 2, 3],
  [2, 2, 3],
  [2, 3, 3],
  [2, 3, 4],
  [2, 3, 3, 2],
  [2, 3, 3, 3],
  [2, 3, 4, 3],
];
/** How large a piece is in a heap of so many, so that more pieces cover more of the picture. */
const SIZES = [0, 274, 206, 182, 164, 149, 143, 138, 132, 120, 128, 124, 120];
const STEP = 0.7;

function pile({ count, kinds, seed }: { count: number; kinds: number; seed: string }): string {
  const random = count === 1 ? () => 0.5 : seededRandom(seed);
  const rows = ROWS[count] ?? [];
  const size = SIZES[count] ?? 0;
  const rise = size * 0.56;
  const top = 204 - (size + rise * (rows.length - 1)) / 2;
  let drawn = 0;
  return rows
    .flatMap((length, row) =>
      Array.from({ length }, (_, at) => {
        const x = 200 + (at - (length - 1) / 2) * size * STEP - size / 2 + (random() - 0.5) * size * 0.06;
        const y = top + row * rise + (random() - 0.5) * size * 0.05;
        const turn = (random() - 0.5) * 22;
        const shadow = groundShadow(`gs${row}${at}`, {
          x: x + size * 0.53,
          y: y + size * 0.92,
          rx: size * 0.46,
          ry: size * 0.1,
        });
        const kind = drawn % kinds;
        drawn += 1;
        return shadow + placed(`<use href="#kind${kind}"/>`, { x, y, size, turn });
      }),
    )
    .join('');
}

const JUTE = '#c39a62';

/** A jute sack with its rim rolled down, full to the brim. */
function sack(seed: string): string {
  const random = seededRandom(seed);
  const spots = [
    [112, 30],
    [178, 12],
    [60, 66],
    [236, 40],
    [124, 70],
    [190, 64],
    [262, 82],
    [70, 108],
    [138, 112],
    [206, 110],
  ] as const;
  const heap = spots
    .map(([x, y]) => placed('<use href="#kind0"/>', { x: x - 20, y: y + 4, size: 112, turn: (random() - 0.5) * 40 }))
    .join('');
  const body = 'M66 188C58 250 48 306 62 350C72 378 328 378 338 350C352 306 342 250 334 188Z';
  const weave = Array.from(
    { length: 15 },
    (_, at) =>
      `M52 ${204 + at * 12}Q200 ${222 + at * 12} 348 ${204 + at * 12}M${62 + at * 20} 200Q${58 + at * 20.4} 280 ${70 + at * 19} 372`,
  ).join('');
  return (
    groundShadow('floor', { x: 208, y: 366, rx: 176, ry: 22 }) +
    flat('M60 180C60 150 340 150 340 180C340 214 60 214 60 180Z', deeper(JUTE, 0.8)) +
    heap +
    solid(body, JUTE) +
    `<clipPath id="jute"><path d="${body}"/></clipPath><g clip-path="url(#jute)">${line(weave, deeper(JUTE, 0.6), [2, 0.28])}</g>` +
    solid(
      'M54 182C50 170 62 166 70 174C110 206 290 206 330 174C338 166 350 170 346 182C344 206 338 214 330 216C280 240 120 240 70 216C62 214 56 206 54 182Z',
      '#d3ad77',
    ) +
    line('M66 196C120 228 280 228 334 196', deeper(JUTE, 0.5), [2, 0.5])
  );
}
