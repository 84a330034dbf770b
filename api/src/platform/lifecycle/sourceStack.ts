import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { ROOT_DIRECTORY } from '../config/environment.ts';

/** The folder of the bundle. */
export const BUNDLE = path.join(ROOT_DIRECTORY, 'api/dist');

const FRAME = /[^\s()]+\.cjs:\d+:\d+/g;
const maps = new Map<string, SourceMap | null>();

/**
 * The stack with the sources' lines in place of the bundle's. Node's own support reads all source maps at the start, 100 ms, instead of
 * at the first unexpected error.
 */
export function sourceStack(stack: string): string {
  return stack.includes(BUNDLE) ? stack.replace(FRAME, sourceFrame) : stack;
}

function sourceFrame(frame: string): string {
  const [, file = '', line, column] = /^(.+):(\d+):(\d+)$/.exec(frame) ?? [];
  if (path.dirname(file) !== BUNDLE) return frame;
  if (!maps.has(file)) maps.set(file, readMap(file));
  const found = maps.get(file)?.findOrigin(Number(line), Number(column));
  if (!found || !('fileName' in found)) return frame;
  return `${path.resolve(BUNDLE, found.fileName)}:${found.lineNumber}:${found.columnNumber}`;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as ConstructorParameters<typeof SourceMap>[0]);
  } catch {
    return null; // the bundle has been replaced meanwhile
  }
}
