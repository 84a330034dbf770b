import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

interface ScreenDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** It opens from within another dialog. */
  isOnTop?: boolean;
  children: ReactNode;
}

/**
 * A dialog as large as the screen; Escape and its button close it, and the focus goes back to where it came from, also when the
 * dialog goes with its address. It weighs, so import what uses it lazily.
 */
export function ScreenDialog({ title, isOpen, onClose, isOnTop = false, children }: ScreenDialogProps) {
  useFocusBack(isOpen);
  const layer = isOnTop ? { zIndex: 'popover' } : {};
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop {...layer} />
        <Dialog.Positioner {...layer}>
          <Dialog.Content w="100vw" h="100dvh" maxW="none" maxH="none" borderRadius="none" overflow="hidden">
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {children}
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function useFocusBack(isOpen: boolean): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  // Later than the dialog's own effects, which hold the focus within it.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
