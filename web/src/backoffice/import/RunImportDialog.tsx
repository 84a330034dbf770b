import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { texts } from './texts.ts';
import { useRunImport } from './useRunImport.ts';

interface RunImportDialogProps {
  importId: string;
  createCount: number;
  updateCount: number;
  rejectedCount: number;
  isOpen: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Lists what an import changes and leaves out, and runs it once that is confirmed. */
export function RunImportDialog(props: RunImportDialogProps) {
  const { importId, createCount, updateCount, rejectedCount, isOpen, onClose, finalFocus } = props;
  const [errorMessage, setErrorMessage] = useState('');
  const [runImport, isStarting] = useRunImport();
  return (
    <ConfirmDialog
      title={texts.runTitle}
      action={texts.run(createCount + updateCount)}
      errorMessage={errorMessage}
      isOpen={isOpen}
      isBusy={isStarting}
      onClose={onClose}
      onConfirm={() => runImport({ importId }, { onDone: onClose, onRefused: setErrorMessage })}
      finalFocus={finalFocus}
    >
      <Box as="ul" ps="5" color="fg.muted" listStyleType="disc">
        {createCount > 0 && <li>{texts.runCreates(createCount)}</li>}
        {updateCount > 0 && <li>{texts.runChanges(updateCount)}</li>}
        {rejectedCount > 0 && <li>{texts.runLeavesOut(rejectedCount)}</li>}
      </Box>
    </ConfirmDialog>
  );
}
