import { seededRandom } from '../seededRandom.ts';
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
  heap: [
    [0, 2, 56, 232, -14],
    [0, 166, 56, 232, 14],
    [0, 72, 118, 256, 0],
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
      x: spot.x + spot.size * 0.53,
      y: spot.y + spot.size * 0.91,
      rx: spot.size * 0.42,
      ry: spot.size * 0.1,
    });
    return shadow + placed(`<use href="#art${spot.piece}"/>`, { ...spot, turn });
  });
  return `<defs>${defs}</defs>${drawn.join('')}`;
}

function toSpot([piece, x, y, size, turn]: Row): Spot {
  return { piece, x, y, size, turn };
}
