import { Button, Flex, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { FormDialog } from './FormDialog.tsx';

interface DiscardQuestionProps {
  /** Whether somebody tries to close the form by other means than leaving the page. */
  isAsking?: boolean;
  onKeep?: () => void;
  /** Hears that what was entered may go, before the page is left. */
  onDiscard?: () => void;
}

/**
 * Stands beside a form with something entered that is not saved: leaving the page, and whatever `isAsking` tells of, ask before
 * that is lost. A router heeds one guard at a time, so render it for the form in hand alone.
 */
export function DiscardQuestion({ isAsking = false, onKeep, onDiscard }: DiscardQuestionProps) {
  const blocker = useBlocker(true);
  useBeforeUnload((event) => event.preventDefault());

  // The question takes its time to go; a second answer to the same attempt would be an error of the router's.
  const answered = useRef<unknown>(null);
  const answer = (act: (() => void) | undefined) => {
    if (answered.current !== blocker) act?.();
    answered.current = blocker;
  };
  const keep = () => {
    answer(blocker.reset);
    onKeep?.();
  };
  const discard = () => {
    onDiscard?.();
    answer(blocker.proceed);
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
