import { useState } from 'react';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { apiTokenTexts as texts } from './apiTokenTexts.ts';
import { MadeToken } from './MadeToken.tsx';
import { NewTokenForm } from './NewTokenForm.tsx';
import { useAddApiToken } from './useAddApiToken.ts';

interface NewTokenDialogProps {
  /** The list that the new token joins. */
  connectionId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Makes a token and shows it, once: closing forgets it. */
export function NewTokenDialog({ connectionId, isOpen, onClose }: NewTokenDialogProps) {
  const [token, setToken] = useState<string | null>(null);
  const { addApiToken, isAdding } = useAddApiToken(connectionId);
  return (
    <FormDialog
      title={token === null ? texts.addTitle : texts.madeTitle}
      isOpen={isOpen}
      onClose={onClose}
      onExited={() => setToken(null)}
    >
      {token === null ? (
        <NewTokenForm
          isBusy={isAdding}
          onCancel={onClose}
          onSubmit={(input, onRefused) => addApiToken(input, { onAdded: setToken, onRefused })}
        />
      ) : (
        <MadeToken token={token} onDone={onClose} />
      )}
    </FormDialog>
  );
}
