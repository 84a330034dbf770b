import { formatCount } from '@kirana/shared/numbers.ts';
import { productCount } from '../productTexts.ts';

function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** Fixed texts of changes to several products at once. */
export const texts = {
  selectPage: 'Select page',
  selectAll: (count: number) => `Select all ${formatCount(count)}`,
  selecting: 'Selecting …',
  tooMany: (most: number) => `At most ${formatCount(most)} products can be selected`,
  selected: (count: number) => `${formatCount(count)} selected`,
  allSelected: (count: number) => `All ${formatCount(count)} selected`,
  label: 'What to do with the selected products',
  clear: 'Clear selection',
  hide: 'Hide',
  publish: 'Publish',
  changeStock: 'Change stock',
  changeDiscount: 'Change discount',
  bulkEdit: 'Bulk edit',

  discount: 'Discount',
  discountHelp: 'In percent, 0 to 100',
  discountBounds: 'A whole number, 0 to 100',
  apply: (count: number) => `Change ${productCount(count)}`,

  noticeLabel: 'What was done',
  nothingDone: 'Nothing was changed',
  done: {
    hide: (count: number) => `${productCount(count)} hidden`,
    publish: (count: number) => `${productCount(count)} published`,
    stock: (count: number) => `Stock of ${productCount(count)} changed`,
    discount: (count: number) => `Discount of ${productCount(count)} changed`,
  },
  unchanged: (count: number) => `${productCount(count)} needed no change`,
  failed: (count: number) => `${productCount(count)} couldn’t be changed`,
  undone: (count: number) => `Undone: ${productCount(count)} ${plural(count, 'is', 'are')} as before`,
  nothingUndone: 'Nothing was undone',
  stays: (count: number) => `${productCount(count)} ${plural(count, 'stays as it is', 'stay as they are')}`,
  undo: 'Undo',
} as const;

/** Fixed texts of the progress and the result of a bulk operation. */
export const operationTexts = {
  label: 'Bulk operation',
  undoing: (title: string) => `Undoing: ${title}`,
  done: (title: string) => `Done: ${title}`,
  stopped: (title: string) => `Stopped: ${title}`,
  undone: (title: string) => `Undone: ${title}`,
  changed: (count: number) => `${productCount(count)} changed`,
  unchanged: (count: number) => `${formatCount(count)} needed no change`,
  restored: (count: number) => `${productCount(count)} as before`,
  refused: (count: number) => `${productCount(count)} couldn’t be changed`,
  kept: (count: number) =>
    count === 1 ? '1 product stays as it is' : `${formatCount(count)} products stay as they are`,
  stopAndUndo: 'Stop and undo',
  undo: 'Undo',
  resume: 'Resume',
} as const;
