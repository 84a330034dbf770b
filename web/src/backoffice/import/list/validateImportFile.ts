const MAX_BYTES = 32 * 1024 * 1024;

/** The validation error of chosen files; null if there is none. The server validates the content. */
export function validateImportFile(files: readonly File[]): string | null {
  const [file, second] = files;
  if (file === undefined || second !== undefined) return 'Choose one file';
  // By the file name, because the type of a CSV file depends on the installed spreadsheet program.
  if (!/\.(csv|xlsx)$/i.test(file.name)) return 'Choose a .csv or .xlsx file';
  if (file.size === 0) return 'This file is empty';
  return file.size > MAX_BYTES ? 'This file is larger than 32 MB' : null;
}
