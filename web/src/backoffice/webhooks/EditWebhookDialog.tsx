import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { texts, webhookTexts } from './texts.ts';
import { useUpdateWebhook } from './useUpdateWebhook.ts';
import { WebhookForm, type WebhookValues } from './WebhookForm.tsx';

interface EditWebhookDialogProps {
  webhook: WebhookValues & { id: string; isEnabled: boolean };
  isOpen: boolean;
  onClose: () => void;
}

/** Changes a webhook's URL, description and order states. */
export function EditWebhookDialog({ webhook, isOpen, onClose }: EditWebhookDialogProps) {
  const [updateWebhook, isUpdating] = useUpdateWebhook();
  return (
    <FormDialog title={webhookTexts.editTitle} isOpen={isOpen} onClose={onClose}>
      <WebhookForm
        initialValues={webhook}
        action={texts.save}
        isBusy={isUpdating}
        onCancel={onClose}
        onSubmit={(values, onRefused) =>
          updateWebhook(
            { ...values, endpointId: webhook.id, isEnabled: webhook.isEnabled },
            {
              onFormErrors: onRefused,
              onDone: () => {
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
