import { useState } from 'react';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { texts } from './texts.ts';
import { useCreateWebhook } from './useCreateWebhook.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

interface AddWebhookDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Creates a webhook and shows its secret once; closing the dialog discards the secret. */
export function AddWebhookDialog({ isOpen, onClose }: AddWebhookDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const [createWebhook, isCreating] = useCreateWebhook();
  return (
    <FormDialog
      title={secret === null ? texts.add : texts.secretTitle}
      isOpen={isOpen}
      onClose={onClose}
      onExited={() => setSecret(null)}
    >
      {secret === null ? (
        <WebhookForm
          initialValues={{ url: '', description: '', statuses: [] }}
          action={texts.add}
          isBusy={isCreating}
          onCancel={onClose}
          onSubmit={(input, onRefused) =>
            createWebhook(input, { onDone: (created) => setSecret(created.secret), onFormErrors: onRefused })
          }
        />
      ) : (
        <WebhookSecret secret={secret} onDone={onClose} />
      )}
    </FormDialog>
  );
}
