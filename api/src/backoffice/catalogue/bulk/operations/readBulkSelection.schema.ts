import { adminProductFilterOf } from '../../products/adminProductFilter.schema.ts';
import { MAX_BULK } from '../../products/productShapes.ts';
import type { ProductBulkSelectionRef } from './bulkInputs.schema.ts';
import type { BulkSelection } from './bulkSelection.ts';
import { invalidInput } from './invalidInput.ts';

/** The selected products. @throws InvalidInputError */
export function readBulkSelection(input: typeof ProductBulkSelectionRef.$inferInput): BulkSelection {
  const { productIds, search, filter } = input;
  if (productIds == null) return { search: search ?? '', filter: adminProductFilterOf(filter) };
  if (search != null || filter != null) throw invalidInput('selection', 'Choose products or a filter, not both');
  const ids = [...new Set(productIds.map(({ id }) => id))];
  if (ids.length === 0) throw invalidInput('selection.productIds', 'Choose at least one product');
  if (ids.length > MAX_BULK) throw invalidInput('selection.productIds', `Choose at most ${MAX_BULK} products`);
  return { productIds: ids };
}
