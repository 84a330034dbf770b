import { createHash } from 'node:crypto';
import type { Cells } from './catalogueColumns.ts';

const HASH_LENGTH = 10;
const SLUG_LENGTH = 60 - 1 - HASH_LENGTH; // slug, dash and hash have the length of a SKU

/** A longer SKU is rejected; its beginning identifies the cell. */
const MAX_KEPT = 100;

/** The SKU of a row: its own or, in a file without the column, one that is derived from brand, name and unit. */
export function rowSku({ sku, brand = '', name = '', unit = '' }: Cells): string {
  if (sku !== undefined) return [...sku.trim()].slice(0, MAX_KEPT).join('');
  if (name.trim() === '' || unit.trim() === '') return '';
  const parts = [brand, name, unit].map((text) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase());
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, HASH_LENGTH);
  return [slug(name, unit), hash.toUpperCase()].filter(Boolean).join('-');
}

/** The name of a product usually contains its brand already. */
function slug(name: string, unit: string): string {
  const letters = `${name} ${unit}`
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();
  return letters
    .replace(/[^A-Z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-|-$/g, '');
}
