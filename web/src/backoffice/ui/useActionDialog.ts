import { useState } from 'react';
import { showSuccess } from '../../ui/toasts/toastStore.ts';

interface ActionDialogOptions {
  /** Called after a refusal. */
  onRefused?: () => void;
  /** Forgets what was entered. */
  onClose?: () => void;
}

export type ActionDialog = ReturnType<typeof useActionDialog>;

/**
 * The state of a dialog that confirms an action; `shown` is its part of the dialog's props. `outcome` is what follows the action: a toast
 * and the closed dialog, as of `succeed`, or the reason of a refusal in the dialog, as of `refuse`.
 */
export function useActionDialog({ onRefused, onClose }: ActionDialogOptions = {}) {
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState('');
  const close = () => {
    setOpen(false);
    setRefusal('');
    onClose?.();
  };
  const succeed = (done: string) => {
    showSuccess(done);
    close();
  };
  const refuse = (message: string) => {
    setRefusal(message);
    onRefused?.();
  };
  const outcome = (done: string) => ({ onDone: () => succeed(done), onRefused: refuse });
  const shown = { isOpen, onClose: close };
  return { open: () => setOpen(true), close, shown, refusal, setRefusal, succeed, refuse, outcome };
}
