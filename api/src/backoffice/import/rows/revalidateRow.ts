import type { FieldChange } from '../../../platform/audit/audit.schema.ts';
import type { ImportOutcome } from '../../../platform/db/generated/client.ts';
import { MAX_STOCK } from '../../../shop/stock/adjustStock.ts';
import { COLUMN_NAMES, type ColumnName } from '../csv/catalogueColumns.ts';
import { validateRow, rejectRow, type ImportedRow, type ValidationContext, type RowValidation } from './validateRow.ts';
import { productOf } from './catalogueSnapshot.ts';

/** The result of the dry run of a row. */
export interface DryRunRow {
  outcome: ImportOutcome | null;
  changes: readonly FieldChange[];
  /** Of a new product without GST in its row. */
  gst: { percent: number } | null;
}

/**
 * Validates a row again when it is applied, against the current catalogue, because the dry run may be a day old. It accepts exactly
 * the changes of the dry run, or rejects the row. The stock changes by the difference of the dry run, so that orders in between count.
 */
export function revalidateRow(row: ImportedRow, dryRun: DryRunRow, context: ValidationContext): RowValidation {
  const found = productOf(row, context.snapshot);
  if (dryRun.outcome === 'UNCHANGED')
    return { outcome: 'UNCHANGED', issues: [], notices: [], changes: [], gst: null, target: null };
  if (dryRun.outcome !== 'UPDATE') {
    return found
      ? rejectRow('sku', 'A product with this SKU was added since the dry run')
      : recreate(row, dryRun, context);
  }
  if (!found || found.isDeleted) return rejectRow('sku', 'The product was deleted since the dry run');
  const validation = validateRow(onlyDryRunChanges(row, dryRun), context);
  return validation.target ? matchDryRun(validation, validation.target, dryRun) : validation;
}

/** Validates the row of a new product, whose GST is that of the dry run. */
function recreate(row: ImportedRow, dryRun: DryRunRow, context: ValidationContext): RowValidation {
  const validation = validateRow(row, context);
  const isOther = validation.gst && validation.gst.percent !== (dryRun.gst?.percent ?? 0);
  return isOther ? rejectRow('gst_percent', 'The GST of its category was changed since the dry run') : validation;
}

/** The row without the cells that change nothing. */
function onlyDryRunChanges(row: ImportedRow, { changes }: DryRunRow): ImportedRow {
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

function matchDryRun(
  validation: RowValidation,
  target: NonNullable<RowValidation['target']>,
  dryRun: DryRunRow,
): RowValidation {
  const former = new Map(dryRun.changes.map((change) => [change.field, change]));
  const changedSince = validation.changes.filter(({ field, before }) => former.get(field)?.before !== before);
  const other = changedSince.find(({ field }) => field !== 'stock');
  if (other) return rejectRow(columnOf(other), 'It was changed in the shop since the dry run');
  const change = former.get('stock');
  if (!change || changedSince.length === 0 || !target.found) return validation;
  const stock = target.found.product.stock + Number(change.after) - Number(change.before);
  if (stock < 0 || stock > MAX_STOCK) return rejectRow('stock', 'The stock has changed too much since the dry run');
  const changes = validation.changes.map((each) => (each.field === 'stock' ? { ...each, after: String(stock) } : each));
  return { ...validation, changes, target: { ...target, product: { ...target.product, stock } } };
}
