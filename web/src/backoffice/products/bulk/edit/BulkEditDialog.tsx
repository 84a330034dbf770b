import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { BulkEditForm } from './BulkEditForm.tsx';
import type { BulkEditSelection } from './useStartBulkOperation.ts';
import { editTexts as texts } from './texts.ts';

interface BulkEditDialogProps {
  selection: BulkEditSelection;
  /** The number of selected products in the list. */
  count: number;
  isOpen: boolean;
  onClose: () => void;
  /** Called once the operation is queued. */
  onStarted: () => void;
}

/** Chooses one change of all selected products, shows what it does, and starts it. */
export function BulkEditDialog({ selection, count, isOpen, onClose, onStarted }: BulkEditDialogProps) {
  return (
    <FormDialog title={texts.title} isOpen={isOpen} onClose={onClose} isWide>
      <BulkEditForm selection={selection} count={count} onStarted={onStarted} />
    </FormDialog>
  );
}
