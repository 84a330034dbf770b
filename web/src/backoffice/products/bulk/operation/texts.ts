import { formatCount } from '../../../../ui/numbers/formatCount.ts';
import { productCount } from '../../productCount.ts';

/** Fixed texts of the progress and the result of a bulk operation. */
export const operationTexts = {
  label: 'Bulk operation',
  ofCount: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)}`,
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
  more: (count: number) => `and ${formatCount(count)} more`,
  unknownProduct: 'A deleted product',
  stopAndUndo: 'Stop and undo',
  undo: 'Undo',
  resume: 'Resume',
  dismiss: 'Dismiss',
} as const;
