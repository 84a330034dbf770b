import type { GoodsDrawing } from './goodsDrawing.ts';
import { seededRandom } from '../../seededRandom.ts';
import { deeper, lighter } from './light.ts';
import { ballGradient, linearGradient, formatNumber } from '../svgPieces.ts';

interface Speck {
  count: number;
  rx: number;
  ry: number;
}

/** Goods that are shown in a bowl: grain, powder, flakes, nuts, noodles, anything poured. */
export const BOWL_GOODS: Readonly<Record<string, GoodsDrawing>> = {
  grain: (colour) => bowl(heaped(colour, { count: 150, rx: 5.2, ry: 3 })),
  nuts: (colour) => bowl(heaped(colour, { count: 58, rx: 11, ry: 7 })),
  flakes: (colour) => bowl(heaped(colour, { count: 80, rx: 10, ry: 4.6 })),
  mince: (colour) => bowl(heaped(colour, { count: 100, rx: 8, ry: 6 })),
  powder: (colour) => bowl(powderHeap(colour)),
  noodles: (colour) => bowl(noodleNest(colour)),
  liquid: (colour) => bowl(liquidTop(colour)),
};

const DOME = 'M17 92C26 46 66 26 100 26S174 46 183 92C166 120 34 120 17 92Z';

/** A white bowl, its content heaped above the rim. */
export function bowl(content: string): string {
  return (
    linearGradient('bw', 'across', [
      [0, '#d8d2c6'],
      [0.25, '#ffffff'],
      [0.7, '#f1ece2'],
      [1, '#c9c0b0'],
    ]) +
    '<ellipse cx="100" cy="92" rx="92" ry="31" fill="#efe9dd"/><ellipse cx="100" cy="93" rx="85" ry="27" fill="#b9ae9b"/>' +
    content +
    '<path d="M8 92C10 152 52 182 100 182S190 152 192 92C178 130 22 130 8 92Z" fill="url(#bw)"/>' +
    '<path d="M9 96C28 132 172 132 191 96" fill="none" stroke="#ffffff" stroke-width="3" stroke-opacity=".85"/>' +
    '<path d="M24 128C38 160 62 172 84 176" fill="none" stroke="#ffffff" stroke-width="6" stroke-opacity=".6" stroke-linecap="round"/>'
  );
}

function heaped(colour: string, speck: Speck): string {
  const random = seededRandom(`${colour}${String(speck.count)}`);
  const tones = [deeper(colour, 0.16), colour, lighter(colour, 0.14), lighter(colour, 0.3)];
  const places = Array.from({ length: speck.count }, () => {
    const across = random() * 1.9 - 0.95;
    const roof = Math.sqrt(1 - across * across);
    return { x: 100 + across * 82, y: 92 - 62 * roof + random() * 82 * roof, turn: random() * 180, tone: random() };
  }).sort((left, right) => left.y - right.y);
  const specks = places.map(({ x, y, turn, tone }) => {
    const fill = tones[Math.floor(tone * tones.length)] ?? colour;
    const at = `translate(${formatNumber(x)} ${formatNumber(y)})rotate(${formatNumber(turn)})`;
    return `<g transform="${at}"><ellipse rx="${speck.rx}" ry="${speck.ry}" cy="1.2" fill="${deeper(colour, 0.45)}" fill-opacity=".55"/><ellipse rx="${speck.rx}" ry="${speck.ry}" fill="${fill}"/></g>`;
  });
  return `<path d="${DOME}" fill="${deeper(colour, 0.3)}"/>${specks.join('')}`;
}

function powderHeap(colour: string): string {
  return (
    ballGradient('pw', [
      [0, lighter(colour, 0.35)],
      [0.55, colour],
      [1, deeper(colour, 0.3)],
    ]) +
    `<path d="${DOME}" fill="url(#pw)"/>` +
    `<path d="M44 70C62 44 84 38 108 40M62 92C84 74 122 70 150 84" fill="none" stroke="${lighter(colour, 0.4)}" stroke-width="5" stroke-opacity=".5" stroke-linecap="round"/>` +
    `<path d="M120 54C138 60 152 72 160 90" fill="none" stroke="${deeper(colour, 0.35)}" stroke-width="4" stroke-opacity=".35" stroke-linecap="round"/>`
  );
}

function noodleNest(colour: string): string {
  const random = seededRandom(`noodles ${colour}`);
  const strands = Array.from({ length: 44 }, (_, index) => {
    const across = random() * 1.6 - 0.8;
    const roof = Math.sqrt(1 - across * across);
    const x = 100 + across * 70;
    const y = 96 - 58 * roof + random() * 62 * roof;
    const tone = [deeper(colour, 0.2), colour, lighter(colour, 0.25)][index % 3] ?? colour;
    const bend = formatNumber(16 + random() * 22);
    return `<path d="M${formatNumber(x - 20)} ${formatNumber(y)}q${bend} -${bend} 40 ${formatNumber(random() * 10)}" stroke="${tone}"/>`;
  });
  return `<path d="${DOME}" fill="${deeper(colour, 0.35)}"/><g fill="none" stroke-width="5" stroke-linecap="round">${strands.join('')}</g>`;
}

function liquidTop(colour: string): string {
  return (
    `<ellipse cx="100" cy="94" rx="84" ry="26" fill="${deeper(colour, 0.08)}"/><ellipse cx="100" cy="97" rx="80" ry="22" fill="${colour}"/>` +
    `<path d="M60 94c16-12 52-14 70-4s6 16-14 14-30-8-16-12" fill="none" stroke="${lighter(colour, 0.55)}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M44 104c12 8 30 12 48 12" fill="none" stroke="${deeper(colour, 0.12)}" stroke-width="4" stroke-linecap="round" stroke-opacity=".7"/>`
  );
}
