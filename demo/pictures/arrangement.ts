import { pickBySeed, seededRandom } from '../seededRandom.ts';
import { placed } from './packDesign.ts';
import { groundShadow } from './svgPieces.ts';

/** Where one piece of an arrangement stands: which piece, its corner, its size and how far it leans. */
interface Spot {
  piece: number;
  x: number;
  y: number;
  size: number;
  turn: number;
}

type Row = readonly [piece: number, x: number, y: number, size: number, turn: number];

const LAYOUTS: Record<string, readonly Row[]> = {
  single: [[0, 32, 28, 336, 0]],
  pair: [
    [0, 150, 34, 248, 10],
    [0, 6, 92, 264, -10],
  ],
  trio: [
    [0, 2, 56, 232, -14],
    [0, 166, 56, 232, 14],
    [0, 72, 118, 256, 0],
  ],
  heap: [
    [0, 46, 26, 172, -12],
    [0, 184, 22, 172, 14],
    [0, -2, 148, 196, -8],
    [0, 206, 148, 196, 10],
    [0, 96, 162, 214, 2],
  ],
  scene: [
    [1, 206, 22, 180, 8],
    [0, 10, 52, 216, -10],
    [2, 14, 224, 150, -6],
    [0, 144, 142, 240, 6],
  ],
  served: [
    [1, 222, 34, 166, 10],
    [2, 22, 30, 150, -10],
    [0, 42, 86, 292, 0],
  ],
  tile1: [[0, 46, 40, 308, 0]],
  tile2: [
    [0, 26, 40, 240, -3],
    [1, 164, 128, 226, 4],
  ],
  tile3: [
    [0, 20, 30, 230, -3],
    [1, 152, 32, 230, 4],
    [2, 104, 180, 192, 0],
  ],
  tile4: [
    [0, 24, 24, 220, -3],
    [1, 156, 26, 220, 3],
    [2, 48, 186, 166, -4],
    [3, 194, 190, 162, 4],
  ],
};

/** Pieces (each drawn in a 200 by 200 square) arranged by a named layout, with soft shadows under them. */
export function arrangement(layout: string, pieces: readonly string[], seed: string): string {
  const random = seededRandom(seed);
  const spots = (LAYOUTS[layout] ?? []).map(toSpot).filter(({ piece }) => piece === 0 || piece < pieces.length);
  const used = new Set(spots.map(({ piece }) => piece));
  const defs = [...used].map((piece) => `<g id="art${piece}">${pieces[piece] ?? ''}</g>`).join('');
  const drawn = spots.map((spot, at) => {
    const turn = spot.turn === 0 ? 0 : spot.turn + (random() - 0.5) * 8;
    const shadow = groundShadow(`gs${at}`, {
      x: spot.x + spot.size / 2,
      y: spot.y + spot.size * 0.91,
      rx: spot.size * 0.42,
      ry: spot.size * 0.1,
    });
    return shadow + placed(`<use href="#art${spot.piece}"/>`, { ...spot, turn });
  });
  return `<defs>${defs}</defs>${drawn.join('')}`;
}

/** Goods that are drawn as a bunch or a bowl stand as a pair; single pieces make a pair, a three or a hill. */
export function heapLayout(token: string, seed: string): string {
  return token.startsWith('@') ? 'pair' : pickBySeed(['pair', 'trio', 'heap'], `heap ${seed}`);
}

function toSpot([piece, x, y, size, turn]: Row): Spot {
  return { piece, x, y, size, turn };
}
