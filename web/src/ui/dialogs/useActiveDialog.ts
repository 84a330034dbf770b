import { useState } from 'react';

/**
 * Which of several dialogs is open. The last one stays rendered when it closes, so that its exit animation can run. `closeWith` is for
 * the outcome of an action: it closes the dialog and shows the message.
 */
export function useActiveDialog<Kind extends string>() {
  const [kind, setKind] = useState<Kind | null>(null);
  const [isOpen, setOpen] = useState(false);
  const start = (next: Kind) => {
    setKind(next);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const closeWith = (show: (message: string) => void) => (message: string) => {
    close();
    show(message);
  };
  return { kind, isOpen, start, close, closeWith };
}
