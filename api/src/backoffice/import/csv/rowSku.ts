import { createHash } from 'node:crypto';
import type { ImportFormat } from '../../../platform/db/generated/client.ts';
import { cleanSku } from '../interpret/readCodes.ts';
import { interpretRow } from '../interpret/interpretRow.ts';
import type { ImportCells } from './catalogueColumns.ts';

const HASH_LENGTH = 10;
const SLUG_LENGTH = 60 - 1 - HASH_LENGTH; // slug, dash and hash have the length of a SKU

/** A longer SKU is rejected; its beginning identifies the cell. */
const MAX_KEPT = 100;

/** The SKU of a row: its own or, for a row without one, one that is derived from brand, name and unit, the same each time. */
export function rowSku(row: ImportCells, format: ImportFormat): string {
  const own = cleanSku(row.sku ?? '');
  if (own !== '') return [...own].slice(0, MAX_KEPT).join('');
  const { cells, defaults } = interpretRow(row, { format, percentScales: {} });
  const ownUnit = cells.unit?.trim() || defaults.find(({ column }) => column === 'unit')?.value;
  const [brand = '', name = '', unit = ''] = [cells.brand, cells.name, ownUnit];
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
