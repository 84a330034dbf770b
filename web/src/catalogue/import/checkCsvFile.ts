import { texts } from './texts.ts';

const MOST_BYTES = 32 * 1024 * 1024;

/** What speaks against chosen files before anything is sent; null where nothing does. The server looks at the content. */
export function checkCsvFile(files: readonly File[]): string | null {
  const [file, second] = files;
  if (file === undefined || second !== undefined) return texts.onlyOne;
  // By its name alone: what type a CSV file has depends on which spreadsheet is installed.
  if (!/\.csv$/i.test(file.name)) return texts.notCsv;
  if (file.size === 0) return texts.empty;
  return file.size > MOST_BYTES ? texts.tooLarge : null;
}
