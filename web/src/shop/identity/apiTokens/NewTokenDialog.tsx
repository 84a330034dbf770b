import { useState } from 'react';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { apiTokenTexts as texts } from './apiTokenTexts.ts';
import { CreatedToken } from './CreatedToken.tsx';
import { NewTokenForm } from './NewTokenForm.tsx';
import { useCreateApiToken } from './useCreateApiToken.ts';

interface NewTokenDialogProps {
  /** The id of the connection that the new token is added to. */
  connectionId: string;
  /** Whether the person may download files with data of many people. */
  canExport: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Creates a token and shows it once; closing the dialog discards it. */
export function NewTokenDialog({ connectionId, canExport, isOpen, onClose }: NewTokenDialogProps) {
  const [token, setToken] = useState<string | null>(null);
  const { createApiToken, isCreating } = useCreateApiToken(connectionId);
  return (
    <FormDialog
      title={token === null ? texts.addTitle : texts.createdTitle}
      isOpen={isOpen}
      onClose={onClose}
      onExited={() => setToken(null)}
    >
      {token === null ? (
        <NewTokenForm
          canExport={canExport}
          isBusy={isCreating}
          onCancel={onClose}
          onSubmit={(input, onRefused) => createApiToken(input, { onCreated: setToken, onRefused })}
        />
      ) : (
        <CreatedToken token={token} onDone={onClose} />
      )}
    </FormDialog>
  );
}
