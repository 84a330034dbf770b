import { formatRupees } from '../money/formatRupees.ts';

/** A kept value in words; null for nothing. */
export type Say = (value: unknown) => string | null;

const count = new Intl.NumberFormat('en-IN');

const text: Say = (value) => (typeof value === 'string' && value !== '' ? value : null);
const number: Say = (value) => (typeof value === 'number' ? count.format(value) : null);
const price: Say = (paise) => (typeof paise === 'number' ? formatRupees(paise) : null);
const percent: Say = (value) => (typeof value === 'number' ? `${count.format(value)}%` : null);
const yesOrNo: Say = (value) => (typeof value === 'boolean' ? { true: 'yes', false: 'no' }[`${value}`] : null);
const names: Say = (things) => joined(things, ', ', ({ name }) => name);
const facts: Say = (things) => joined(things, '\n', ({ name, value }) => `${String(name)}: ${String(value)}`);
const picture: Say = (id) => (typeof id === 'string' ? 'a picture' : null);
/** `OUT_FOR_DELIVERY` as `Out for delivery`. */
const word: Say = (value) =>
  text(value)
    ?.replaceAll('_', ' ')
    .replace(/(?<=.)[A-Z]+/g, (rest) => rest.toLowerCase()) ?? null;

const words: Say = (values) => (Array.isArray(values) ? values.map(word).join(', ') : null);

const pictures: Say = (ids) => {
  if (!Array.isArray(ids) || ids.length === 0) return null;
  return ids.length === 1 ? '1 picture' : `${ids.length} pictures`;
};

function joined(things: unknown, separator: string, say: (thing: Record<string, unknown>) => unknown): string | null {
  if (!Array.isArray(things) || things.length === 0) return null;
  return things.map((thing: unknown) => String(say(Object(thing) as Record<string, unknown>))).join(separator);
}

/** The fields that rules keep in the audit log, in the order told: what the graph calls them, and how their values are said. */
export const KEPT_FIELDS: ReadonlyMap<string, { field: string; say: Say }> = new Map([
  ['name', { field: 'name', say: text }],
  ['sku', { field: 'sku', say: text }],
  ['brand', { field: 'brand', say: text }],
  ['unit', { field: 'unit', say: text }],
  ['mrpPaise', { field: 'price', say: price }],
  ['discountPercent', { field: 'discountPercent', say: percent }],
  ['gstPercent', { field: 'gstPercent', say: percent }],
  ['hsnCode', { field: 'hsnCode', say: text }],
  ['stock', { field: 'stock', say: number }],
  ['lowStockThreshold', { field: 'lowStockThreshold', say: number }],
  ['isPublished', { field: 'isPublished', say: yesOrNo }],
  ['description', { field: 'description', say: text }],
  ['categories', { field: 'categories', say: names }],
  ['subCategories', { field: 'subCategories', say: names }],
  ['pictureId', { field: 'picture', say: picture }],
  ['pictureIds', { field: 'pictures', say: pictures }],
  ['details', { field: 'details', say: facts }],
  ['status', { field: 'status', say: word }],
  ['role', { field: 'role', say: word }],
  ['marks', { field: 'marks', say: text }],
  ['isTakenOver', { field: 'isTakenOver', say: yesOrNo }],
  ['refundedPaise', { field: 'refunded', say: price }],
  ['note', { field: 'note', say: text }],
  ['url', { field: 'url', say: text }],
  ['statuses', { field: 'statuses', say: words }],
  ['isEnabled', { field: 'isEnabled', say: yesOrNo }],
  ['secret', { field: 'secret', say: text }],
]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** For a field that nobody has words for: a fact as it is, and of anything else only that it is there. */
export const sayAnything: Say = (value) => {
  if (typeof value === 'string' && UUID.test(value)) return 'a reference'; // ids of rows stay inside
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : `${value.length} entries`;
  return text(value) ?? number(value) ?? yesOrNo(value) ?? 'a value';
};
