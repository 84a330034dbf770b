/** One stop of a gradient: place between 0 and 1, colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

/** A gradient that runs over the shape it fills, from left to right or from top to bottom. */
export function linearGradient(id: string, way: 'across' | 'down' | 'slant', stops: readonly Stop[]): string {
  const ends = { across: 'x2="1" y2="0"', down: 'x2="0" y2="1"', slant: 'x2="1" y2="1"' };
  return `<linearGradient id="${id}" x1="0" y1="0" ${ends[way]}>${stopTags(stops)}</linearGradient>`;
}

/** A gradient that lightens towards the upper left, as a round thing does. */
export function ballGradient(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}" cx=".36" cy=".3" r=".75">${stopTags(stops)}</radialGradient>`;
}

/** A soft shadow on the ground: a blurred ellipse without a filter, which would be slow. */
export function groundShadow(id: string, place: { x: number; y: number; rx: number; ry: number }): string {
  const stops = stopTags([
    [0, '#2a1d10', 0.34],
    [0.55, '#2a1d10', 0.16],
    [1, '#2a1d10', 0],
  ]);
  return `<radialGradient id="${id}">${stops}</radialGradient><ellipse cx="${place.x}" cy="${place.y}" rx="${place.rx}" ry="${place.ry}" fill="url(#${id})"/>`;
}

/** A number for SVG, without needless digits. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A rounded rectangle as path data, to be a fill and a clip alike. */
export function roundedPath(box: { x: number; y: number; w: number; h: number }, radius: number): string {
  const { x, y, w, h } = box;
  const r = Math.min(radius, w / 2, h / 2);
  const right = w - 2 * r;
  const down = h - 2 * r;
  return `M${x + r} ${y}h${right}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}h${-right}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');
}
