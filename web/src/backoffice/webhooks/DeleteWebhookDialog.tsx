import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import { webhookTexts as texts } from './texts.ts';
import { useDeleteWebhook } from './useDeleteWebhook.ts';

interface DeleteWebhookProps {
  webhookId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes a webhook after a confirmation, and returns to the list. */
export function DeleteWebhookDialog({ webhookId, isOpen, onClose }: DeleteWebhookProps) {
  const navigate = useNavigate();
  const { deleteWebhook, isDeleting } = useDeleteWebhook();
  const remove = () =>
    deleteWebhook(webhookId, {
      onDeleted: () => {
        showSuccess(texts.deleted);
        void navigate('/dashboard/webhooks', { replace: true });
      },
      onRefused: (message) => {
        onClose();
        showError(message);
      },
    });
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      text={texts.deleteText}
      action={texts.delete}
      isDestructive
      isOpen={isOpen}
      isBusy={isDeleting}
      onClose={onClose}
      onConfirm={remove}
    />
  );
}
