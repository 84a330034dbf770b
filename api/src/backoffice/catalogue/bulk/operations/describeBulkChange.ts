import { formatRupees } from '../../../../platform/money/rupees.ts';
import type { BulkCategoryChange, BulkChange, BulkPriceChange } from './bulkChange.ts';

/** A bulk change in words, such as `Price raised by 5%, in whole rupees`. */
export function describeBulkChange(change: BulkChange): string {
  switch (change.kind) {
    case 'PRICE':
      return describePrice(change);
    case 'DISCOUNT':
      return `Discount set to ${change.discountPercent}%`;
    case 'GST':
      return `GST set to ${change.gstPercent}%`;
    case 'HSN':
      return change.hsnCode === null ? 'HSN code removed' : `HSN code set to ${change.hsnCode}`;
    case 'LOW_STOCK':
      return `Low stock threshold set to ${change.lowStockThreshold.toLocaleString('en-IN')}`;
    case 'PUBLISHED':
      return change.isPublished ? 'Published' : 'Hidden';
    case 'CATEGORIES':
      return describeCategories(change);
    case 'DELETE':
      return 'Deleted';
  }
}

function describePrice({ mode, value, isRounded }: BulkPriceChange): string {
  const percent = `${(value / 100).toLocaleString('en-IN')}%`;
  const changes = {
    SET: `set to ${formatRupees(value)}`,
    RAISE_BY_PERCENT: `raised by ${percent}`,
    LOWER_BY_PERCENT: `lowered by ${percent}`,
    RAISE_BY_AMOUNT: `raised by ${formatRupees(value)}`,
    LOWER_BY_AMOUNT: `lowered by ${formatRupees(value)}`,
  };
  return `Price ${changes[mode]}${isRounded ? ', in whole rupees' : ''}`;
}

function describeCategories({ mode, names }: BulkCategoryChange): string {
  const verbs = { ADD: 'Added to', REMOVE: 'Removed from', REPLACE: 'Moved to' };
  return `${verbs[mode]} ${names.join(', ')}`;
}
