import { useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface DiscardChangesDialogProps {
  /** Whether the reader tries to close the form without leaving the page. */
  isClosing?: boolean;
  /** Whether the changes stay when only the query of the page's URL changes. */
  isFiltering?: boolean;
  onKeep?: () => void;
  /** Called when the changes are discarded, before the page is left. */
  onDiscard?: () => void;
}

/**
 * Guards a form with unsaved changes: leaving the page, or closing the form (`isClosing`), asks for a confirmation. A router
 * supports one blocker at a time, so render it for one form only.
 */
export function DiscardChangesDialog(props: DiscardChangesDialogProps) {
  const { isClosing = false, isFiltering = false, onKeep, onDiscard } = props;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isFiltering || currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => event.preventDefault());

  // The exit animation takes a moment; a second answer to the same navigation would make the router throw.
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
    <ConfirmDialog
      title="Discard changes?"
      text="What you entered has not been saved."
      action="Discard"
      cancelLabel="Keep editing"
      isDestructive
      isOpen={isClosing || blocker.state === 'blocked'}
      isOnTop
      isBusy={false}
      onClose={keep}
      onConfirm={discard}
    />
  );
}
