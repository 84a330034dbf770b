import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import type { Font, PathCommand } from 'opentype.js';
import { formatNumber } from './svgPieces.ts';

/** A rectangle in the picture's own units (a picture is 400 by 400). */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How a text is set inside its box. */
export interface TextStyle {
  weight: 600 | 800;
  fill: string;
  align?: 'left' | 'middle';
  maxLines?: number;
  maxSize?: number;
}

const LINE_HEIGHT = 1.08;
const MEASURE_SIZE = 100;

const fonts = new Map<number, Font>();
const resolve = createRequire(import.meta.url).resolve;

/** A text as SVG paths, wrapped and shrunk to fill its box: the machine that renders may have no font at all. */
export function textPaths(text: string, box: Box, style: TextStyle): string {
  const font = figtree(style.weight);
  const layout = bestLayout(text, box, style);
  const size = Math.min(layout.size, style.maxSize ?? 400);
  const blockHeight = layout.lines.length * size * LINE_HEIGHT;
  const firstBaseline = box.y + (box.h - blockHeight) / 2 + size * 0.84;
  const paths = layout.lines.map((line, index) => {
    const width = font.getAdvanceWidth(line, size);
    const left = style.align === 'left' ? box.x : box.x + (box.w - width) / 2;
    return pathData(font.getPath(line, left, firstBaseline + index * size * LINE_HEIGHT, size).commands);
  });
  return `<path fill="${style.fill}" d="${paths.join('')}"/>`;
}

function bestLayout(text: string, box: Box, style: TextStyle): { lines: string[]; size: number } {
  const font = figtree(style.weight);
  const words = text.split(' ');
  const most = Math.min(style.maxLines ?? 3, words.length);
  const layouts = Array.from({ length: most }, (_, index) => {
    const lines = evenLines(words, index + 1);
    const widest = Math.max(...lines.map((line) => font.getAdvanceWidth(line, MEASURE_SIZE)));
    const size = Math.min((box.w / widest) * MEASURE_SIZE, box.h / (lines.length * LINE_HEIGHT));
    return { lines, size };
  });
  return layouts.reduce((best, layout) => (layout.size > best.size ? layout : best));
}

/** Splits words into so many lines, each about equally long. */
function evenLines(words: readonly string[], count: number): string[] {
  const wanted = words.join(' ').length / count;
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    const room = lines.length < count - 1;
    if (line !== '' && room && longer.length - wanted > wanted - line.length) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Written here because opentype.js rounds numbers like 3e-8 to NaN, and a renderer stops at the first NaN. */
function pathData(commands: readonly PathCommand[]): string {
  return commands.map(commandData).join('');
}

function commandData(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${formatNumber(command.x)} ${formatNumber(command.y)}`;
    case 'Q':
      return `Q${formatNumber(command.x1)} ${formatNumber(command.y1)} ${formatNumber(command.x)} ${formatNumber(command.y)}`;
    case 'C':
      return `C${formatNumber(command.x1)} ${formatNumber(command.y1)} ${formatNumber(command.x2)} ${formatNumber(command.y2)} ${formatNumber(command.x)} ${formatNumber(command.y)}`;
    case 'Z':
      return 'Z';
  }
}

function figtree(weight: 600 | 800): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = readFileSync(resolve(`@fontsource/figtree/files/figtree-latin-${String(weight)}-normal.woff`));
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  fonts.set(weight, font);
  return font;
}
