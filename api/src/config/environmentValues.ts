import { statSync } from 'node:fs';

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
