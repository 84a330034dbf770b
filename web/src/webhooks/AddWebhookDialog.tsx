import { useState } from 'react';
import { FormDialog } from '../ui/FormDialog.tsx';
import { texts } from './texts.ts';
import { useAddWebhook } from './useAddWebhook.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

interface AddWebhookDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Adds a webhook and shows its secret, once: closing forgets it. */
export function AddWebhookDialog({ isOpen, onClose }: AddWebhookDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const { addWebhook, isAdding } = useAddWebhook();
  return (
    <FormDialog
      title={secret === null ? texts.add : texts.secretTitle}
      isOpen={isOpen}
      onClose={onClose}
      onExited={() => setSecret(null)}
    >
      {secret === null ? (
        <WebhookForm
          start={{ url: '', description: '', statuses: [] }}
          action={texts.add}
          isBusy={isAdding}
          onCancel={onClose}
          onSubmit={(input, onRefused) => addWebhook(input, { onAdded: setSecret, onRefused })}
        />
      ) : (
        <WebhookSecret secret={secret} onDone={onClose} />
      )}
    </FormDialog>
  );
}
