import { createHash } from 'node:crypto';
import type { Cells } from './catalogueColumns.ts';

const HASH_LENGTH = 10;
const SLUG_LENGTH = 60 - 1 - HASH_LENGTH; // with a dash between them as long as a SKU may be

/** A cell that is longer is refused; its beginning tells which one it is. */
const MAX_KEPT = 100;

/** The SKU of a row: its own or, where the file has no such column, one that the same product has in every file. */
export function rowSku({ sku, brand = '', name = '', unit = '' }: Cells): string {
  if (sku !== undefined) return [...sku.trim()].slice(0, MAX_KEPT).join('');
  if (name.trim() === '' || unit.trim() === '') return '';
  const parts = [brand, name, unit].map((text) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase());
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, HASH_LENGTH);
  return [slug(name, unit), hash.toUpperCase()].filter(Boolean).join('-');
}

/** A brand stands in the name already, as a rule. */
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
