import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FormDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Where the focus goes when the control that opened it is gone by then. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** It asks about another dialog, which it stands in front of. */
  isOnTop?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog with a close button: focus moves in and back again, Escape closes; as wide as the screen on phones. It weighs,
 * so import what uses it lazily.
 */
export function FormDialog({ title, isOpen, onClose, finalFocus, isOnTop = false, children }: FormDialogProps) {
  const layer = isOnTop ? { zIndex: 'popover' } : {};
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      {...(finalFocus !== undefined && { finalFocusEl: finalFocus })}
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop {...layer} />
        <Dialog.Positioner {...layer}>
          <Dialog.Content>
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
