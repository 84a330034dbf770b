import { WorkQuestion } from '../orders/work/WorkQuestion.tsx';
import { showError, showSuccess } from '../ui/toaster.ts';
import { webhookTexts as texts } from './texts.ts';
import { useEditWebhook } from './useEditWebhook.ts';
import type { WebhookValues } from './WebhookForm.tsx';

interface DisableWebhookProps {
  webhook: WebhookValues & { id: string };
  isOpen: boolean;
  onClose: () => void;
}

/** Sends nothing to a webhook any more, after a question. */
export function DisableWebhook({ webhook, isOpen, onClose }: DisableWebhookProps) {
  const { editWebhook, isEditing } = useEditWebhook();
  const { id, url, description, statuses } = webhook;
  const disable = () =>
    editWebhook(
      { endpointId: id, url, description, statuses, isEnabled: false },
      {
        onEdited: () => {
          onClose();
          showSuccess(texts.disabled);
        },
        onRefused: ({ message }) => {
          onClose();
          showError(message);
        },
      },
    );
  return (
    <WorkQuestion
      title={texts.disableTitle}
      text={texts.disableText}
      action={texts.disable}
      isGrave
      isOpen={isOpen}
      isBusy={isEditing}
      onClose={onClose}
      onConfirm={disable}
    />
  );
}
