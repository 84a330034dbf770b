import { FormDialog } from '../../ui/FormDialog.tsx';
import { bulkTexts as texts } from './adminProductTexts.ts';
import { StockChangeForm, type StockChange } from './StockChangeForm.tsx';
import type { BulkChange } from './useBulkEdit.ts';

interface BulkStockDialogProps {
  /** How many products it is for. */
  count: number;
  isOpen: boolean;
  isBusy: boolean;
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
  onSubmit: (change: BulkChange, refuse: (message: string) => void) => void;
}

/** Changes the stock of several products: by so many pieces each, or to so many. */
export function BulkStockDialog({ count, isBusy, onSubmit, ...dialog }: BulkStockDialogProps) {
  return (
    <FormDialog title={texts.changeStock} {...dialog}>
      <StockChangeForm
        ways={['add', 'take', 'set']}
        action={texts.apply(count)}
        isBusy={isBusy}
        onSubmit={(change, { refuse }) => onSubmit(bulkChangeOf(change), refuse)}
      />
    </FormDialog>
  );
}

function bulkChangeOf({ way, pieces, note }: StockChange): BulkChange {
  switch (way) {
    case 'set':
      return { stock: pieces, stockNote: note };
    case 'add':
      return { stockChange: pieces, stockNote: note };
    case 'take':
      return { stockChange: -pieces, stockNote: note };
  }
}
