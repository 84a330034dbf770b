import { FormDialog } from '../ui/FormDialog.tsx';
import { showSuccess } from '../ui/toaster.ts';
import { texts, webhookTexts } from './texts.ts';
import { useEditWebhook } from './useEditWebhook.ts';
import { WebhookForm, type WebhookValues } from './WebhookForm.tsx';

interface EditWebhookDialogProps {
  webhook: WebhookValues & { id: string; isEnabled: boolean };
  isOpen: boolean;
  onClose: () => void;
}

/** Changes where a webhook is, what it is for, and what it is told of. */
export function EditWebhookDialog({ webhook, isOpen, onClose }: EditWebhookDialogProps) {
  const { editWebhook, isEditing } = useEditWebhook();
  return (
    <FormDialog title={webhookTexts.editTitle} isOpen={isOpen} onClose={onClose}>
      <WebhookForm
        start={webhook}
        action={texts.save}
        isBusy={isEditing}
        onCancel={onClose}
        onSubmit={(values, onRefused) =>
          editWebhook(
            { ...values, endpointId: webhook.id, isEnabled: webhook.isEnabled },
            {
              onRefused,
              onEdited: () => {
                showSuccess(webhookTexts.edited);
                onClose();
              },
            },
          )
        }
      />
    </FormDialog>
  );
}
