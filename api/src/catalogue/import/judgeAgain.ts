import type { FieldChange } from '../../audit/fieldChange.schema.ts';
import type { ImportOutcome } from '../../db/generated/client.ts';
import { MAX_STOCK } from '../moveStock.ts';
import { COLUMN_NAMES, type ColumnName } from './catalogueColumns.ts';
import { judgeRow, refusedFor, type ImportedRow, type Judging, type Verdict } from './judgeRow.ts';
import { productOf } from './shopPart.ts';

/** What the dry run has shown of a row. */
export interface Shown {
  outcome: ImportOutcome | null;
  changes: readonly FieldChange[];
}

/**
 * Decides about a row once more when it is carried out, by the shop as it is then. What the dry run has shown is done or refused,
 * and nothing else: an import may have waited overnight. Stock is changed by the difference that was shown, so that what was sold
 * meanwhile stays sold.
 */
export function judgeAgain(row: ImportedRow, shown: Shown, judging: Judging): Verdict {
  const found = productOf(row, judging.shop);
  if (shown.outcome === 'SAME') return { outcome: 'SAME', issues: [], changes: [], wanted: null };
  if (shown.outcome !== 'UPDATE') {
    return found
      ? refusedFor('sku', 'A product with this SKU was added since the file was tried out')
      : judgeRow(row, judging);
  }
  if (!found || found.isDeleted) return refusedFor('sku', 'The product was deleted since the file was tried out');
  const verdict = judgeRow(onlyShown(row, shown), judging);
  return verdict.wanted ? asShown(verdict, verdict.wanted, shown) : verdict;
}

/** The row as if it had no cells but those that change something. */
function onlyShown(row: ImportedRow, { changes }: Shown): ImportedRow {
  const fields = new Set<string>(['sku', ...changes.map(({ field }) => field)]);
  const within = <Value>(by: Record<string, Value>) =>
    Object.fromEntries(Object.entries(by).filter(([column]) => fields.has(column)));
  return {
    ...row,
    cells: within(row.cells),
    values: within(row.values),
    issues: row.issues.filter(({ column }) => column === null || fields.has(column)),
  };
}

function columnOf({ field }: FieldChange): ColumnName | null {
  return COLUMN_NAMES.find((name) => name === field) ?? null;
}

function asShown(verdict: Verdict, wanted: NonNullable<Verdict['wanted']>, shown: Shown): Verdict {
  const former = new Map(shown.changes.map((change) => [change.field, change]));
  const moved = verdict.changes.filter(({ field, before }) => former.get(field)?.before !== before);
  const other = moved.find(({ field }) => field !== 'stock');
  if (other) return refusedFor(columnOf(other), 'It was changed in the shop since the file was tried out');
  const change = former.get('stock');
  if (!change || moved.length === 0 || !wanted.found) return verdict;
  const stock = wanted.found.product.stock + Number(change.after) - Number(change.before);
  if (stock < 0 || stock > MAX_STOCK)
    return refusedFor('stock', 'The stock has changed too much since the file was tried out');
  const changes = verdict.changes.map((each) => (each.field === 'stock' ? { ...each, after: String(stock) } : each));
  return { ...verdict, changes, wanted: { ...wanted, product: { ...wanted.product, stock } } };
}
