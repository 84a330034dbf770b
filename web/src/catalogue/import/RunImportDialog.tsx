import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { ImportQuestion } from './ImportQuestion.tsx';
import { texts } from './texts.ts';
import { useRunImport } from './useRunImport.ts';

interface RunImportDialogProps {
  importId: string;
  createCount: number;
  updateCount: number;
  refusedCount: number;
  isOpen: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Says what an import does, and what it leaves out, before it is carried out. */
export function RunImportDialog(props: RunImportDialogProps) {
  const { importId, createCount, updateCount, refusedCount, isOpen, onClose, finalFocus } = props;
  const [refusal, setRefusal] = useState('');
  const { runImport, isStarting } = useRunImport();
  return (
    <ImportQuestion
      title={texts.runTitle}
      action={texts.run(createCount + updateCount)}
      refusal={refusal}
      isOpen={isOpen}
      isBusy={isStarting}
      onClose={onClose}
      onConfirm={() => runImport(importId, { onStarted: onClose, onRefused: setRefusal })}
      finalFocus={finalFocus}
    >
      <Box as="ul" ps="5" color="fg.muted" listStyleType="disc">
        {createCount > 0 && <li>{texts.runCreates(createCount)}</li>}
        {updateCount > 0 && <li>{texts.runChanges(updateCount)}</li>}
        {refusedCount > 0 && <li>{texts.runLeavesOut(refusedCount)}</li>}
      </Box>
    </ImportQuestion>
  );
}
