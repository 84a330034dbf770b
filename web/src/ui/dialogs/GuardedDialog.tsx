import { useState, type ReactNode } from 'react';
import { DiscardChangesDialog } from './DiscardChangesDialog.tsx';
import { FormDialog } from './FormDialog.tsx';

interface GuardedDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Renders the form, which calls `onTouched` after each change and `onDone` at its end. */
  children: (form: { onTouched: () => void; onDone: () => void }) => ReactNode;
}

/** A dialog with a form: once something was entered, closing it or leaving the page asks for a confirmation. */
export function GuardedDialog({ title, isOpen, onClose, children }: GuardedDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const [isClosing, setClosing] = useState(false);

  const onDone = () => {
    setDirty(false);
    setClosing(false);
    onClose();
  };

  return (
    <>
      <FormDialog title={title} isOpen={isOpen} onClose={isDirty ? () => setClosing(true) : onDone}>
        {children({ onTouched: () => setDirty(true), onDone })}
      </FormDialog>
      {isOpen && isDirty && (
        <DiscardChangesDialog isClosing={isClosing} onKeep={() => setClosing(false)} onDiscard={onDone} />
      )}
    </>
  );
}
