import { useState } from 'react';
import { showSuccess } from '../../ui/toasts/toastStore.ts';

/**
 * The state of a dialog that confirms an action; `shown` is its part of the dialog's props. `outcome` is what follows the action: a toast and the closed dialog, or the reason of
 * a refusal in the dialog, after which `onRefused` is called.
 */
export function useActionDialog(onRefused?: () => void) {
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState('');
  const close = () => {
    setOpen(false);
    setRefusal('');
  };
  const outcome = (done: string) => ({
    onDone: () => {
      showSuccess(done);
      close();
    },
    onRefused: (message: string) => {
      setRefusal(message);
      onRefused?.();
    },
  });
  const shown = { isOpen, onClose: close };
  return { isOpen, open: () => setOpen(true), close, shown, refusal, setRefusal, outcome };
}
