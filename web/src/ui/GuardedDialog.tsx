import { useState, type ReactNode } from 'react';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { FormDialog } from './FormDialog.tsx';

interface GuardedDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Makes the form, which reports each change to `onTouched` and its end to `onDone`. */
  children: (form: { onTouched: () => void; onDone: () => void }) => ReactNode;
}

/** A dialog with a form: once something was entered, closing it and leaving the page ask before that is lost. */
export function GuardedDialog({ title, isOpen, onClose, children }: GuardedDialogProps) {
  const [isTouched, setTouched] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const onDone = () => {
    setTouched(false);
    setAsking(false);
    onClose();
  };

  return (
    <>
      <FormDialog title={title} isOpen={isOpen} onClose={isTouched ? () => setAsking(true) : onDone}>
        {children({ onTouched: () => setTouched(true), onDone })}
      </FormDialog>
      {isOpen && isTouched && (
        <DiscardQuestion isAsking={isAsking} onKeep={() => setAsking(false)} onDiscard={onDone} />
      )}
    </>
  );
}
