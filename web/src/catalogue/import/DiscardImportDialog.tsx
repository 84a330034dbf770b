import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { showSuccess } from '../../ui/toaster.ts';
import { ImportQuestion } from './ImportQuestion.tsx';
import { texts } from './texts.ts';
import { useDiscardImport } from './useDiscardImport.ts';

interface DiscardImportDialogProps {
  importId: string;
  /** How many rows are in the shop already. */
  doneCount: number;
  isOpen: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Throws an import away after a second yes. */
export function DiscardImportDialog({ importId, doneCount, isOpen, onClose, finalFocus }: DiscardImportDialogProps) {
  const [refusal, setRefusal] = useState('');
  const { discardImport, isDiscarding } = useDiscardImport();
  const onDiscarded = () => {
    onClose();
    showSuccess(texts.wasDiscarded);
  };
  return (
    <ImportQuestion
      title={texts.discardTitle}
      action={texts.discard}
      refusal={refusal}
      isOpen={isOpen}
      isBusy={isDiscarding}
      onClose={onClose}
      onConfirm={() => discardImport(importId, { onDiscarded, onRefused: setRefusal })}
      finalFocus={finalFocus}
    >
      <Text color="fg.muted">{texts.discardText(doneCount)}</Text>
    </ImportQuestion>
  );
}
