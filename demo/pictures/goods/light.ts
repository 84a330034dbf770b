import { seedNumber, seededRandom } from '../../seededRandom.ts';
import { formatNumber } from '../svgPieces.ts';

/** Where a copy of a piece stands: its centre, how far it is turned, and its scale. */
export type Place = readonly [x: number, y: number, turn?: number, scale?: number];

/** An ellipse: its centre and its two radii. */
export type Oval = readonly [x: number, y: number, rx: number, ry: number];

const WARM_WHITE = [255, 248, 226];

/** The colour where the light falls on it. `by` is between 0 and 1. */
export function lighter(colour: string, by: number): string {
  return toHex(channelsOf(colour).map((channel, at) => channel + ((WARM_WHITE[at] ?? 255) - channel) * by));
}

/** The colour in its own shadow: darker, and fuller than a mix with black. `by` is between 0 and 1. */
export function deeper(colour: string, by: number): string {
  return toHex(channelsOf(colour).map((channel) => 255 * (channel / 255) ** (1 + by * 1.5) * (1 - by * 0.32)));
}

/** A solid body of one colour, lit from the upper left, with light that the ground throws back at its far edge. */
export function solid(path: string, colour: string): string {
  const id = `s${colour.slice(1)}`;
  const stops = [
    [0, lighter(colour, 0.42)],
    [0.3, lighter(colour, 0.12)],
    [0.55, colour],
    [0.86, deeper(colour, 0.5)],
    [1, deeper(colour, 0.32)],
  ] as const;
  const tags = stops.map(([at, tone]) => `<stop offset="${at}" stop-color="${tone}"/>`).join('');
  return `<radialGradient id="${id}" cx=".35" cy=".28" r=".8">${tags}</radialGradient><path d="${path}" fill="url(#${id})"/>`;
}

/** A flat shape. */
export function flat(path: string, colour: string, opacity = 1): string {
  return `<path d="${path}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
}

/** A stroke with round ends. */
export function line(path: string, colour: string, [width, opacity = 1]: readonly [width: number, opacity?: number]) {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A soft spot of a colour, for a highlight (white) or a blush. */
export function glow([x, y, rx, ry]: Oval, [colour, opacity, turn = 0]: readonly [string, number, number?]): string {
  const id = `g${colour.slice(1)}${Math.round(opacity * 100)}`;
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".4" stop-color="${colour}" stop-opacity="${(opacity * 0.7).toFixed(2)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})" transform="rotate(${turn} ${x} ${y})"/>`;
}

/** The reflection of a window on something glossy. */
export function gloss(oval: Oval, turn = -35): string {
  return glow(oval, ['#ffffff', 0.85, turn]);
}

/** Something that is drawn only inside a path. */
export function within(path: string, content: string): string {
  const id = `c${seedNumber(path).toString(36)}`;
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** Copies of a piece that is drawn around 0, 0. Those at the end of the list are nearest. */
export function copies(piece: string, places: readonly Place[]): string {
  return places
    .map(
      ([x, y, turn = 0, scale = 1]) =>
        `<g transform="translate(${formatNumber(x)} ${formatNumber(y)})rotate(${formatNumber(turn)})scale(${scale})">${piece}</g>`,
    )
    .join('');
}

/** Pores, seeds or freckles, scattered over an oval. */
export function specks([x, y, rx, ry]: Oval, look: { count: number; size: number; colour: string; opacity?: number }) {
  const random = seededRandom(`${look.colour} ${look.count} ${x}`);
  const dots = Array.from({ length: look.count }, () => {
    const turn = random() * Math.PI * 2;
    const far = Math.sqrt(random());
    const radius = look.size * (0.6 + random() * 0.8);
    return `<circle cx="${formatNumber(x + Math.cos(turn) * far * rx)}" cy="${formatNumber(y + Math.sin(turn) * far * ry)}" r="${formatNumber(radius)}"/>`;
  });
  return `<g fill="${look.colour}" fill-opacity="${look.opacity ?? 0.5}">${dots.join('')}</g>`;
}

/** A leaf from its stalk at 0, 0 to the right: one half in the light, a rib, one half in the shade. */
export function leaf(length: number, width: number, colour: string): string {
  const tip = formatNumber(length);
  const [near, far, half] = [length * 0.28, length * 0.72, width / 2].map(formatNumber);
  return `<path d="M0 0C${near} -${half} ${far} -${half} ${tip} 0Z" fill="${lighter(colour, 0.22)}"/><path d="M0 0C${near} ${half} ${far} ${half} ${tip} 0Z" fill="${deeper(colour, 0.18)}"/><path d="M0 0H${formatNumber(length * 0.94)}" stroke="${lighter(colour, 0.5)}" stroke-opacity=".7" stroke-width="${formatNumber(Math.max(1, length * 0.025))}"/>`;
}

/** The green star at a fruit's stalk, as seen from the front. */
export function calyx([x, y]: readonly [number, number], size: number, colour = '#4f8a35'): string {
  const turns = [172, 128, 8, 52, 90];
  const sepals = turns.map((turn) => `<g transform="rotate(${turn})">${leaf(size, size * 0.42, colour)}</g>`);
  return `<g transform="translate(${x} ${y})scale(1 .62)">${sepals.join('')}</g>${line(`M${x} ${y}q2 ${formatNumber(-size * 0.3)} ${formatNumber(size * 0.16)} ${formatNumber(-size * 0.46)}`, deeper(colour, 0.2), [size * 0.15])}`;
}

/** An ellipse as path data. */
export function oval([x, y, rx, ry]: Oval): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0Z`;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
