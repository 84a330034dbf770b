import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { texts } from './texts.ts';
import { StockChangeForm, type StockChange } from '../../stock/StockChangeForm.tsx';
import type { BulkChange } from './useBulkUpdateProducts.ts';

interface BulkStockDialogProps {
  /** The number of selected products. */
  count: number;
  isOpen: boolean;
  isBusy: boolean;
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
  onSubmit: (change: BulkChange, showErrors: (message: string) => void) => void;
}

/** Changes the stock of several products: by a number of pieces each, or to a number. */
export function BulkStockDialog({ count, isBusy, onSubmit, ...dialog }: BulkStockDialogProps) {
  return (
    <FormDialog title={texts.changeStock} {...dialog}>
      <StockChangeForm
        modes={['add', 'take', 'set']}
        action={texts.apply(count)}
        isBusy={isBusy}
        onSubmit={(change, { showErrors }) => onSubmit(bulkChangeOf(change), showErrors)}
      />
    </FormDialog>
  );
}

function bulkChangeOf({ mode, pieces, note }: StockChange): BulkChange {
  switch (mode) {
    case 'set':
      return { stock: pieces, stockNote: note };
    case 'add':
      return { stockChange: pieces, stockNote: note };
    case 'take':
      return { stockChange: -pieces, stockNote: note };
  }
}
