import { recordAudit, type AuditRecord } from '../../platform/audit/recordAudit.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import type { Transaction } from '../../platform/db/client.ts';
import type { CategoryState, SubCategoryState } from './categories/lockCategories.ts';
import type { ProductState } from './products/productState.ts';

type State = ProductState | CategoryState | SubCategoryState;

/** A product or a category before and after a change: null before its creation, and after its deletion. */
interface CatalogueChange {
  action: AuditRecord['action'];
  id: string;
  before: State | null;
  after: State | null;
}

/** The record of a change, under the name that the subject has after it, or had before its deletion. */
export function catalogueRecord({ action, id, before, after }: CatalogueChange): AuditRecord {
  return {
    action,
    subjectId: id,
    subjectName: (after ?? before)?.name ?? null,
    before: before && { ...before },
    after: after && { ...after },
  };
}

/** Records a change by the viewer in the transaction that makes it. */
export function auditCatalogue(tx: Transaction, viewer: Viewer, change: CatalogueChange): Promise<void> {
  return recordAudit(tx, viewer, catalogueRecord(change));
}
