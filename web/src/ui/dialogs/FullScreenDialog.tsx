import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { texts } from './texts.ts';
import { useInitialFocus } from './useInitialFocus.ts';

interface FullScreenDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** It covers another dialog. */
  isOnTop?: boolean;
  children: ReactNode;
}

/**
 * A full-screen dialog; Escape and its button close it, and the focus is restored, also if a navigation unmounts the dialog.
 * Its library is large, so load its callers lazily.
 */
export function FullScreenDialog({ title, isOpen, onClose, isOnTop = false, children }: FullScreenDialogProps) {
  useRestoreOpenerFocus(isOpen);
  const { content, title: titleRef, initialFocusEl } = useInitialFocus();
  const layer = isOnTop ? { zIndex: 'popover' } : {};
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      initialFocusEl={initialFocusEl}
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop {...layer} />
        <Dialog.Positioner {...layer}>
          <Dialog.Content
            ref={content}
            w="100vw"
            h="100dvh"
            maxW="none"
            maxH="none"
            borderRadius="none"
            overflow="hidden"
          >
            <Dialog.Header>
              <Dialog.Title ref={titleRef} tabIndex={-1} outline="none">
                {title}
              </Dialog.Title>
            </Dialog.Header>
            {children}
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={texts.close} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function useRestoreOpenerFocus(isOpen: boolean): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  // Runs after the dialog's own effects, which trap the focus.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
