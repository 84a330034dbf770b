import { CloseButton, Dialog, Portal, type DialogContentProps } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { texts } from './texts.ts';
import { useInitialFocus } from './useInitialFocus.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** It covers another dialog. */
  isOnTop?: boolean;
  children: ReactNode;
}

interface FormDialogProps extends DialogProps {
  /** Called after the exit animation, when the focus is restored. */
  onExited?: (() => void) | undefined;
  /** Where the focus goes if the control that opened the dialog is no longer on the page. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** The content has more than one column. */
  isWide?: boolean;
}

/**
 * A modal dialog with a close button: it traps and restores the focus, and Escape closes it; full width on phones. Its library
 * is large, so load its callers lazily.
 */
export function FormDialog({ isWide = false, children, ...dialog }: FormDialogProps) {
  return (
    <ModalDialog {...dialog} {...(isWide && { maxW: { md: '2xl' } })}>
      {/* The focus trap moves the focus without scrolling. */}
      <Dialog.Body onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}>{children}</Dialog.Body>
    </ModalDialog>
  );
}

/** The same as large as the screen. The focus is restored also if a navigation unmounts it. */
export function FullScreenDialog(dialog: DialogProps) {
  useRestoreOpenerFocus(dialog.isOpen);
  return <ModalDialog {...dialog} w="100vw" h="100dvh" m="0" maxW="none" maxH="none" borderRadius="none" />;
}

function ModalDialog(props: Omit<FormDialogProps, 'isWide'> & Omit<DialogContentProps, keyof FormDialogProps>) {
  const { title, isOpen, onClose, onExited, finalFocus, isOnTop = false, children, ...size } = props;
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
          <Dialog.Content {...size} ref={content}>
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
