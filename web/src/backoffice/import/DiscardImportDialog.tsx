import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { texts } from './texts.ts';
import { useDiscardImport } from './useDiscardImport.ts';

interface DiscardImportDialogProps {
  importId: string;
  /** How many rows are imported already. */
  doneCount: number;
  isOpen: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Discards an import once that is confirmed. */
export function DiscardImportDialog({ importId, doneCount, isOpen, onClose, finalFocus }: DiscardImportDialogProps) {
  const [errorMessage, setErrorMessage] = useState('');
  const [discardImport, isDiscarding] = useDiscardImport();
  const onDiscarded = () => {
    onClose();
    showSuccess(texts.wasDiscarded);
  };
  return (
    <ConfirmDialog
      title={texts.discardTitle}
      text={texts.discardText(doneCount)}
      action={texts.discard}
      errorMessage={errorMessage}
      isOpen={isOpen}
      isBusy={isDiscarding}
      onClose={onClose}
      onConfirm={() => discardImport({ importId }, { onDone: onDiscarded, onRefused: setErrorMessage })}
      finalFocus={finalFocus}
    />
  );
}
