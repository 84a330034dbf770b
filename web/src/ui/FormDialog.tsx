import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FormDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** It is out of sight, and the focus is back where it was. */
  onExited?: (() => void) | undefined;
  /** Where the focus goes when the control that opened it is gone by then. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** It asks about another dialog, which it stands in front of. */
  isOnTop?: boolean;
  /** It holds more than one column. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog with a close button: focus moves in and back again, Escape closes; as wide as the screen on phones. It weighs,
 * so import what uses it lazily.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, isOpen, onClose, onExited, finalFocus, isOnTop, isWide, children } = props;
  const layer = isOnTop ? { zIndex: 'popover' } : {};
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      {...(onExited !== undefined && { onExitComplete: onExited })}
      {...(finalFocus !== undefined && { finalFocusEl: finalFocus })}
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop {...layer} />
        <Dialog.Positioner {...layer}>
          <Dialog.Content {...(isWide && { maxW: { md: '2xl' } })}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
