const MEGABYTE = 1_048_576;

/** What an owner uploads: a file of products, or a zip of pictures. */
export type UploadKind = 'products' | 'pictures';

// By the file name, because the type of a CSV file depends on the installed spreadsheet program.
const KINDS = {
  products: { names: /\.(csv|xlsx)$/i, advice: 'Choose a .csv or .xlsx file', megabytes: 32 },
  pictures: { names: /\.zip$/i, advice: 'Choose a .zip file', megabytes: 50 },
} as const satisfies Record<UploadKind, object>;

/** The validation error of chosen files; null if there is none. The server validates the content. */
export function validateImportFile(files: readonly File[], kind: UploadKind): string | null {
  const [file, second] = files;
  const { names, advice, megabytes } = KINDS[kind];
  if (file === undefined || second !== undefined) return 'Choose one file';
  if (!names.test(file.name)) return advice;
  if (file.size === 0) return 'This file is empty';
  return file.size > megabytes * MEGABYTE ? `This file is larger than ${megabytes} MB` : null;
}
