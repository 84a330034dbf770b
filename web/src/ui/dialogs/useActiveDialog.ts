import { useState } from 'react';

/** Which of several dialogs is open. The last one stays rendered when it closes, so that its exit animation can run. */
export function useActiveDialog<Kind extends string>() {
  const [kind, setKind] = useState<Kind | null>(null);
  const [isOpen, setOpen] = useState(false);
  const start = (next: Kind) => {
    setKind(next);
    setOpen(true);
  };
  return { kind, isOpen, start, close: () => setOpen(false) };
}
