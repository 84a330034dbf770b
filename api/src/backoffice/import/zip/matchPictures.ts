import type { Transaction } from '../../../platform/db/client.ts';
import { cleanSku } from '../interpret/readCodes.ts';
import { MAX_IMAGES } from '../csv/readCells.ts';
import type { ZippedFile } from './openZip.ts';

/** A product that pictures are named for, with them in order. */
export interface MatchedProduct {
  sku: string;
  name: string;
  files: ZippedFile[];
}

/** A file that no product gets, with the reason. */
export interface RefusedFile {
  name: string;
  reason: string;
}

/**
 * Finds the product of each file by the SKU or the barcode in its name or the name of one of its folders. Where a name has two
 * meanings, or means a deleted product, the file is refused.
 */
export async function matchPictures(tx: Transaction, files: readonly ZippedFile[]) {
  const read = files.map((file) => {
    const problem = kindProblem(file.segments) ?? file.problem;
    return { file, problem, names: problem === null ? readNames(file.segments) : [] };
  });
  const products = await readProducts(
    tx,
    read.flatMap(({ names }) => names.flat().flatMap(({ skus }) => skus)),
  );
  const refused: RefusedFile[] = [];
  const matched = new Map<string, { product: NamedProduct; files: { file: ZippedFile; number: number }[] }>();
  for (const { file, problem, names } of read) {
    const found = problem ?? findProduct(file.segments, names, products);
    if (typeof found === 'string') {
      refused.push({ name: file.name, reason: found });
      continue;
    }
    const { product, number } = found;
    const group = matched.get(product.sku) ?? { product, files: [] };
    matched.set(product.sku, group);
    group.files.push({ file, number });
  }
  const groups = [...matched.values()].map(({ product, files: all }): MatchedProduct => {
    const ordered = all.toSorted((one, other) => one.number - other.number || natural(one.file.name, other.file.name));
    const reason = `Too many for ${product.sku}: a product has at most ${MAX_IMAGES} pictures`;
    refused.push(...ordered.slice(MAX_IMAGES).map(({ file }) => ({ name: file.name, reason })));
    const { sku, name } = product;
    return { sku, name, files: ordered.slice(0, MAX_IMAGES).map(({ file }) => file) };
  });
  return { matched: groups.toSorted((one, other) => natural(one.sku, other.sku)), refused };
}

const { compare: natural } = new Intl.Collator('en', { numeric: true });

interface NamedProduct {
  sku: string;
  name: string;
  isDeleted: boolean;
}

/** What a name may stand for. */
interface Reading {
  /** In lower case. */
  skus: string[];
  /** Whether it is the text as it is. */
  isExact: boolean;
  /** The number behind the SKU; 0 without one. */
  number: number;
}

const EXTENSION = /\.[a-z0-9]{1,5}$/i;
/** `SKU (3)`, `SKU-1`, `SKU_02`, `SKU-front`, `SKU copy`. The signs before them are limited, so that no name takes long. */
const SUFFIXES = [
  /[\s._-]{0,5}\((\d{1,3})\)$/,
  /[\s._-]{1,5}(0{0,3}\d{1,2})$/,
  /[\s._-]{1,5}(?:front|back|side|left|right|top|bottom|main|label|pack|open|detail|nutrition|ingredients|image|img|photo|pic|copy)$/i,
];
const MAX_SUFFIXES = 3;

/** The readings of the names of a file and of each of its folders. */
function readNames(segments: readonly string[]): Reading[][] {
  const readings: Reading[] = [];
  let [rest, number] = [(segments.at(-1) ?? '').replace(EXTENSION, '').trim(), 0];
  for (let suffixes = 0; suffixes <= MAX_SUFFIXES; suffixes += 1) {
    readings.push(...readingsOf(rest, number));
    const suffix = SUFFIXES.map((form) => form.exec(rest)).find(Boolean);
    if (!suffix?.index) break;
    number ||= Number(suffix[1] ?? 0);
    rest = rest.slice(0, suffix.index);
  }
  return [readings, ...segments.slice(0, -1).map((folder) => readingsOf(folder, 0))];
}

const MAX_SKU_LENGTH = 60;
const MAX_TEXT_LENGTH = 2 * MAX_SKU_LENGTH; // with signs that a SKU can't have

/** The readings of one text: as it is, as the import writes such a SKU, and as a barcode with or without its leading zeros. */
function readingsOf(text: string, number: number): Reading[] {
  const plain = text.normalize('NFKC').trim();
  if (plain.length > MAX_TEXT_LENGTH) return [];
  const digits = plain.replace(/[\s-]/g, '');
  const bare = digits.replace(/^0+/, '');
  const isBarcode = /^\d{7,14}$/.test(digits) && bare.length >= 7;
  const barcodes = isBarcode ? [digits, bare, ...[8, 12, 13, 14].map((length) => bare.padStart(length, '0'))] : [];
  return [[plain], [cleanSku(plain)], [...new Set(barcodes)]]
    .map((codes, at) => ({
      ...{ number, isExact: at === 0 },
      skus: codes.filter((code) => code !== '' && code.length <= MAX_SKU_LENGTH).map((code) => code.toLowerCase()),
    }))
    .filter(({ skus }) => skus.length > 0);
}

/** The products by their SKUs and their barcodes, in lower case; several may have the same barcode. */
async function readProducts(tx: Transaction, named: readonly string[]): Promise<Map<string, NamedProduct[]>> {
  const codes = [...new Set(named)];
  const found = await tx.$queryRaw<(NamedProduct & { code: string })[]>`
    SELECT lower(sku) AS code, sku, name, deleted_at IS NOT NULL AS "isDeleted" FROM products
    WHERE lower(sku) = ANY (${codes}::text[])
    UNION SELECT lower(barcode), sku, name, false FROM products
    WHERE barcode = ANY (${codes.map((code) => code.toUpperCase())}::text[]) AND deleted_at IS NULL`;
  return Map.groupBy(found, ({ code }) => code);
}

const PICTURE = /\.(?:jpe?g|jfif|png|apng|webp|avif|gif|hei[cf]|bmp|tiff?|svg)$/i;
const ARCHIVE = /\.(?:zip|rar|7z|tar|t?gz)$/i;

/** Why a file is no picture by its name; null for one. */
function kindProblem(segments: readonly string[]): string | null {
  const base = segments.at(-1) ?? '';
  if (ARCHIVE.test(base)) return 'It’s an archive within the zip. Upload it by itself.';
  return EXTENSION.test(base) && !PICTURE.test(base) ? 'Not a picture' : null;
}

interface Found {
  product: NamedProduct;
  number: number;
}

/** The product of a file, or why it has none. */
function findProduct(
  segments: readonly string[],
  names: readonly Reading[][],
  products: ReadonlyMap<string, NamedProduct[]>,
): Found | string {
  const base = segments.at(-1) ?? '';
  const decided = names.flatMap((readings) => decide(readings, products));
  const [first] = decided;
  if (!first)
    return `No product has the SKU or barcode “${base.replace(EXTENSION, '').slice(0, MAX_SKU_LENGTH).toWellFormed()}”`;
  const skus = [...new Set(decided.map(({ product }) => product.sku))];
  if (skus.length > 1) return `It could be for ${skus.join(' or ')}. Rename it or its folder.`;
  return first.product.isDeleted ? `The product with the SKU “${skus[0]}” was deleted` : first;
}

/** The products of the readings, up to the longest text that is a SKU as it stands. */
function decide(readings: readonly Reading[], products: ReadonlyMap<string, NamedProduct[]>): Found[] {
  const all = readings.map(({ skus, number, isExact }) => {
    const found = skus.flatMap((sku) => products.get(sku) ?? []).map((product) => ({ product, number }));
    return { found, isLast: isExact && found.length > 0 };
  });
  const last = all.findIndex(({ isLast }) => isLast);
  return all.slice(0, last === -1 ? all.length : last + 1).flatMap(({ found }) => found);
}
