import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import { webhookTexts as texts } from './texts.ts';
import { useUpdateWebhook } from './useUpdateWebhook.ts';
import type { WebhookValues } from './WebhookForm.tsx';

interface DisableWebhookProps {
  webhook: WebhookValues & { id: string };
  isOpen: boolean;
  onClose: () => void;
}

/** Disables a webhook after a confirmation. */
export function DisableWebhookDialog({ webhook, isOpen, onClose }: DisableWebhookProps) {
  const [updateWebhook, isUpdating] = useUpdateWebhook();
  const { id, url, description, statuses } = webhook;
  const disable = () =>
    updateWebhook(
      { endpointId: id, url, description, statuses, isEnabled: false },
      {
        onDone: () => {
          onClose();
          showSuccess(texts.disabled);
        },
        onRefused: (message) => {
          onClose();
          showError(message);
        },
      },
    );
  return (
    <ConfirmDialog
      title={texts.disableTitle}
      text={texts.disableText}
      action={texts.disable}
      isDestructive
      isOpen={isOpen}
      isBusy={isUpdating}
      onClose={onClose}
      onConfirm={disable}
    />
  );
}
