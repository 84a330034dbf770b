import { statSync } from 'node:fs';
import { z } from 'zod';

/** Whether a folder is at the absolute path, or can be created there. */
export function canBeFolder(folder: string): boolean {
  try {
    return statSync(folder).isDirectory();
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOTDIR'; // its parent is a file
  }
}

export function commaSeparated(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.parse(value)?.origin === value;
}

/** A whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.string().regex(/^\d+$/, message).transform(Number).pipe(z.number().min(min, message).max(max, message));
};

/** `on` or `off`. */
export const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
