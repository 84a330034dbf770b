import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DialogActions } from './DialogActions.tsx';
import { DialogAlert } from './DialogAlert.tsx';
import { FormDialog } from './FormDialog.tsx';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What confirming changes, in one sentence; `children` instead of it where one sentence is too little. */
  text?: string;
  children?: ReactNode;
  /** The label of the button that confirms. */
  action: string;
  /** The label of the button that closes the dialog; `Cancel` by default. */
  cancelLabel?: string;
  /** Confirming deletes or ends something: the button is red. */
  isDestructive?: boolean;
  /** Why the last attempt failed; empty before the first one. Left out where the caller shows failures elsewhere. */
  errorMessage?: string;
  isOpen: boolean;
  /** It covers another dialog. */
  isOnTop?: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Called after the exit animation, when the focus is restored. */
  onExited?: (() => void) | undefined;
  /** Where the focus goes if the control that opened the dialog is no longer on the page. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/** Asks for a confirmation before an action runs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, children, action, cancelLabel, isDestructive = false } = props;
  const { isOpen, isOnTop = false, isBusy, onClose, onConfirm, errorMessage, onExited, finalFocus } = props;
  return (
    <FormDialog
      title={title}
      isOpen={isOpen}
      isOnTop={isOnTop}
      onClose={onClose}
      onExited={onExited}
      finalFocus={finalFocus}
    >
      {text !== undefined && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {text}
        </Text>
      )}
      {children}
      {errorMessage !== undefined && <DialogAlert message={errorMessage} />}
      <DialogActions
        mt="5"
        action={action}
        cancelLabel={cancelLabel}
        isDestructive={isDestructive}
        isBusy={isBusy}
        onCancel={onClose}
        onConfirm={onConfirm}
      />
    </FormDialog>
  );
}
