import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { useInitialFocus } from './useInitialFocus.ts';

interface FormDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Called after the exit animation, when the focus is restored. */
  onExited?: (() => void) | undefined;
  /** Where the focus goes if the control that opened the dialog is no longer on the page. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** It covers another dialog. */
  isOnTop?: boolean;
  /** The content has more than one column. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog with a close button: it traps and restores the focus, and Escape closes it; full width on phones. Its library
 * is large, so load its callers lazily.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, isOpen, onClose, onExited, finalFocus, isOnTop, isWide, children } = props;
  const { content, title: titleRef, initialFocusEl } = useInitialFocus();
  const layer = isOnTop ? { zIndex: 'popover' } : {};
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      {...(onExited !== undefined && { onExitComplete: onExited })}
      {...(finalFocus !== undefined && { finalFocusEl: finalFocus })}
      initialFocusEl={initialFocusEl}
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop {...layer} />
        <Dialog.Positioner {...layer}>
          <Dialog.Content ref={content} {...(isWide && { maxW: { md: '2xl' } })}>
            <Dialog.Header>
              <Dialog.Title ref={titleRef} tabIndex={-1} outline="none">
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={texts.close} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
