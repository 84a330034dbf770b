import { useNavigate } from 'react-router-dom';
import { WorkQuestion } from '../orders/work/WorkQuestion.tsx';
import { showError, showSuccess } from '../ui/toaster.ts';
import { webhookTexts as texts } from './texts.ts';
import { useDeleteWebhook } from './useDeleteWebhook.ts';

interface DeleteWebhookProps {
  webhookId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes a webhook after a question, and leads back to the others. */
export function DeleteWebhook({ webhookId, isOpen, onClose }: DeleteWebhookProps) {
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
    <WorkQuestion
      title={texts.deleteTitle}
      text={texts.deleteText}
      action={texts.delete}
      isGrave
      isOpen={isOpen}
      isBusy={isDeleting}
      onClose={onClose}
      onConfirm={remove}
    />
  );
}
