import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from './audit.schema.ts';
import { countryName } from '@kirana/shared/countries.ts';
import { formatRupees } from '@kirana/shared/money.ts';

/** Formats a recorded value for people; null for an empty value. */
type FormatValue = (value: unknown) => string | null;

const count = new Intl.NumberFormat('en-IN');

const text: FormatValue = (value) => (typeof value === 'string' && value !== '' ? value : null);
const number: FormatValue = (value) => (typeof value === 'number' ? count.format(value) : null);
const price: FormatValue = (paise) => (typeof paise === 'number' ? formatRupees(paise) : null);
const percent: FormatValue = (value) => (typeof value === 'number' ? `${count.format(value)}%` : null);
const yesOrNo: FormatValue = (value) => (typeof value === 'boolean' ? { true: 'yes', false: 'no' }[`${value}`] : null);
const names: FormatValue = (items) => joined(items, ', ', ({ name }) => name);
const terms: FormatValue = (items) => joined(items, ', ', ({ term }) => term);
const details: FormatValue = (items) => joined(items, '\n', ({ name, value }) => `${String(name)}: ${String(value)}`);
const party: FormatValue = (id) => (typeof id === 'string' ? 'a business' : null);
const country: FormatValue = (code) => (typeof code === 'string' ? countryName(code) : null);
const picture: FormatValue = (id) => (typeof id === 'string' ? 'a picture' : null);
/** Formats an enum value: `OUT_FOR_DELIVERY` as `Out for delivery`. */
const enumValue: FormatValue = (value) =>
  text(value)
    ?.replaceAll('_', ' ')
    .replace(/(?<=.)[A-Z]+/g, (rest) => rest.toLowerCase()) ?? null;

const enumValues: FormatValue = (values) => (Array.isArray(values) ? values.map(enumValue).join(', ') : null);

const pictures: FormatValue = (ids) => {
  if (!Array.isArray(ids) || ids.length === 0) return null;
  return ids.length === 1 ? '1 picture' : `${ids.length} pictures`;
};

function joined(things: unknown, separator: string, format: (thing: Record<string, unknown>) => unknown) {
  if (!Array.isArray(things) || things.length === 0) return null;
  return things.map((thing: unknown) => String(format(Object(thing) as Record<string, unknown>))).join(separator);
}

/** The fields that rules record, in the order of `changes`: the name in the GraphQL schema, and the format of the value. */
const AUDITED_FIELDS: ReadonlyMap<string, { field: string; format: FormatValue }> = new Map([
  ['name', { field: 'name', format: text }],
  ['title', { field: 'title', format: text }],
  ['handle', { field: 'handle', format: text }],
  ['sku', { field: 'sku', format: text }],
  ['barcode', { field: 'barcode', format: text }],
  ['brand', { field: 'brand', format: text }],
  ['unit', { field: 'unit', format: text }],
  ['mrpPaise', { field: 'price', format: price }],
  ['discountPercent', { field: 'discountPercent', format: percent }],
  ['gstPercent', { field: 'gstPercent', format: percent }],
  ['isOnHomePage', { field: 'isOnHomePage', format: yesOrNo }],
  ['isInFooter', { field: 'isInFooter', format: yesOrNo }],
  ['hsnCode', { field: 'hsnCode', format: text }],
  ['stock', { field: 'stock', format: number }],
  ['lowStockThreshold', { field: 'lowStockThreshold', format: number }],
  ['maxPerOrder', { field: 'maxPerOrder', format: number }],
  ['isPublished', { field: 'isPublished', format: yesOrNo }],
  ['description', { field: 'description', format: text }],
  ['categories', { field: 'categories', format: names }],
  ['subCategories', { field: 'subCategories', format: names }],
  ['pictureId', { field: 'picture', format: picture }],
  ['pictureIds', { field: 'pictures', format: pictures }],
  ['details', { field: 'details', format: details }],
  ['manufacturer', { field: 'manufacturer', format: text }],
  ['packer', { field: 'packer', format: text }],
  ['importer', { field: 'importer', format: text }],
  ['manufacturerId', { field: 'manufacturer', format: party }],
  ['packerId', { field: 'packer', format: party }],
  ['importerId', { field: 'importer', format: party }],
  ['countryOfOrigin', { field: 'countryOfOrigin', format: country }],
  ['status', { field: 'status', format: enumValue }],
  ['cashOnDelivery', { field: 'cashOnDelivery', format: yesOrNo }],
  ['countedPaise', { field: 'counted', format: price }],
  ['differencePaise', { field: 'difference', format: price }],
  ['isSignedOff', { field: 'isSignedOff', format: yesOrNo }],
  ['rider', { field: 'rider', format: text }],
  ['deliveryFailureReason', { field: 'deliveryFailureReason', format: enumValue }],
  ['role', { field: 'role', format: enumValue }],
  ['picks', { field: 'picks', format: text }],
  // Entries of earlier releases have the picks under this key; the log is append-only.
  ['marks', { field: 'picks', format: text }],
  ['isOnHold', { field: 'isOnHold', format: yesOrNo }],
  ['isTakenOver', { field: 'isTakenOver', format: yesOrNo }],
  ['storeCreditPaise', { field: 'storeCredit', format: price }],
  ['refundedPaise', { field: 'refunded', format: price }],
  ['note', { field: 'note', format: text }],
  ['url', { field: 'url', format: text }],
  ['statuses', { field: 'statuses', format: enumValues }],
  ['isEnabled', { field: 'isEnabled', format: yesOrNo }],
  ['secret', { field: 'secret', format: text }],
  ['product', { field: 'product', format: text }],
  ['action', { field: 'action', format: enumValue }],
  ['position', { field: 'position', format: number }],
  ['startsOn', { field: 'startsOn', format: text }],
  ['endsOn', { field: 'endsOn', format: text }],
  ['department', { field: 'department', format: text }],
  ['terms', { field: 'terms', format: terms }],
  ['value', { field: 'value', format: text }],
]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Formats a field without an entry above: a scalar as it is, and any other value without its content. */
const formatUnknown: FormatValue = (value) => {
  if (typeof value === 'string' && UUID.test(value)) return 'a reference'; // the id of a row is not public
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : `${value.length} entries`;
  return text(value) ?? number(value) ?? yesOrNo(value) ?? 'a value';
};

const MAX_LENGTH = 300;

/** The number of equal characters before the first difference. */
const LEAD_IN = 40;

/**
 * The differences between two recorded states, field by field, formatted for people. A field that AUDITED_FIELDS does not have
 * has a generic format.
 */
export function diffFields(before: unknown, after: unknown): FieldChange[] {
  const [former, latter] = [stateOf(before), stateOf(after)];
  const keys = [...AUDITED_FIELDS.keys(), ...former.keys(), ...latter.keys()];
  return [...new Set(keys)].flatMap((key) => {
    const [was, is] = [former.get(key) ?? null, latter.get(key) ?? null];
    if (isDeepStrictEqual(was, is)) return [];
    const { field, format } = AUDITED_FIELDS.get(key) ?? { field: key, format: formatUnknown };
    const change = { field, ...formatChange(format, was, is) };
    return change.before === null && change.after === null ? [] : [change];
  });
}

function formatChange(format: FormatValue, was: unknown, is: unknown): Pick<FieldChange, 'before' | 'after'> {
  const [before, after] = [format(was), format(is)];
  if (before === null || before !== after) return excerpts(before, after);
  return { before, after: `${after}, changed` }; // three other pictures
}

function stateOf(recorded: unknown): Map<string, unknown> {
  return new Map(typeof recorded === 'object' && recorded !== null ? Object.entries(recorded) : []);
}

/** Two texts cut to the displayed length; long texts begin shortly before the first difference. */
function excerpts(before: string | null, after: string | null): { before: string | null; after: string | null } {
  const start = startOf(before ?? '', after ?? '');
  return { before: before && cut(before, start), after: after && cut(after, start) };
}

function startOf(before: string, after: string): number {
  if (Math.max(before.length, after.length) <= MAX_LENGTH) return 0;
  let equal = 0;
  while (equal < before.length && before[equal] === after[equal]) equal += 1;
  return equal < MAX_LENGTH - LEAD_IN ? 0 : equal - LEAD_IN;
}

function cut(text: string, start: number): string {
  const shown = text.slice(start, start + MAX_LENGTH).toWellFormed(); // not through the middle of a character
  return `${start > 0 ? '…' : ''}${shown}${start + MAX_LENGTH < text.length ? '…' : ''}`;
}
