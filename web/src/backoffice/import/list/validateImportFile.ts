import { texts } from '../texts.ts';

const MAX_BYTES = 32 * 1024 * 1024;

/** The validation error of chosen files; null if there is none. The server validates the content. */
export function validateImportFile(files: readonly File[]): string | null {
  const [file, second] = files;
  if (file === undefined || second !== undefined) return texts.onlyOne;
  // By the file name, because the type of a CSV file depends on the installed spreadsheet program.
  if (!/\.(csv|xlsx)$/i.test(file.name)) return texts.wrongFile;
  if (file.size === 0) return texts.empty;
  return file.size > MAX_BYTES ? texts.tooLarge : null;
}
