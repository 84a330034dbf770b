import { Button, Flex, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
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
      {/* A router heeds one guard at a time, so only the form in hand has one. */}
      {isOpen && isTouched && (
        <DiscardQuestion isAsking={isAsking} onKeep={() => setAsking(false)} onDiscard={onDone} />
      )}
    </>
  );
}

interface DiscardQuestionProps {
  /** Whether somebody tries to close the form. */
  isAsking: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

function DiscardQuestion({ isAsking, onKeep, onDiscard }: DiscardQuestionProps) {
  const blocker = useBlocker(true);
  useBeforeUnload((event) => event.preventDefault());

  const keep = () => {
    blocker.reset?.();
    onKeep();
  };
  const discard = () => {
    onDiscard();
    blocker.proceed?.();
  };

  return (
    <FormDialog title="Discard changes?" isOpen={isAsking || blocker.state === 'blocked'} isOnTop onClose={keep}>
      <Text color="fg.muted" mb="5">
        What you entered has not been saved.
      </Text>
      <Flex gap="3" justify="flex-end" wrap="wrap">
        <Button variant="outline" colorPalette="gray" onClick={keep}>
          Keep editing
        </Button>
        <Button colorPalette="red" onClick={discard}>
          Discard
        </Button>
      </Flex>
    </FormDialog>
  );
}
