import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { DialogActions } from '../dialogs/DialogActions.tsx';

interface FormProps {
  /** The element, for useFormValues. */
  form?: RefObject<HTMLFormElement | null>;
  /** Whether it can be submitted; the button is disabled until then. */
  isFilled: boolean;
  /** The label of the button that submits. */
  action: string;
  isBusy: boolean;
  isDestructive?: boolean;
  size?: 'lg' | 'md';
  /** Adds a button that cancels, with this label; `Cancel` by default. */
  cancelLabel?: string;
  onCancel?: () => void;
  /** Not called while a submission is under way. */
  onSubmit: () => void;
  children: ReactNode;
  /** The content below the button. */
  foot?: ReactNode;
}

/** A column of fields above the button that submits them. */
export function Form(props: FormProps) {
  const { form, isFilled, action, isBusy, isDestructive = false, size = 'md' } = props;
  const { cancelLabel, onCancel, onSubmit, children, foot } = props;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isFilled && !isBusy) onSubmit();
  };
  return (
    <Flex asChild direction="column" gap="3">
      <form ref={form} onSubmit={submit} noValidate>
        {children}
        {onCancel === undefined ? (
          <Button
            type="submit"
            size={size}
            colorPalette={isDestructive ? 'red' : 'primary'}
            disabled={!isFilled}
            loading={isBusy}
          >
            {action}
          </Button>
        ) : (
          <DialogActions
            action={action}
            cancelLabel={cancelLabel}
            size={size}
            isDestructive={isDestructive}
            isDisabled={!isFilled}
            isBusy={isBusy}
            onCancel={onCancel}
          />
        )}
        {foot}
      </form>
    </Flex>
  );
}
