import { Button, Flex, type ButtonProps, type FlexProps } from '@chakra-ui/react';
import { texts } from './texts.ts';

interface DialogActionsProps extends Pick<FlexProps, 'mt'>, Pick<ButtonProps, 'size'> {
  /** The label of the button that confirms. */
  action: string;
  /** The label of the other button; `Cancel` by default. */
  cancelLabel?: string | undefined;
  /** Confirming deletes or ends something: the button is red. */
  isDestructive?: boolean;
  isDisabled?: boolean;
  isBusy: boolean;
  onCancel: () => void;
  /** Left out where the button submits the form around it. */
  onConfirm?: () => void;
}

/** The buttons at the end of a dialog: one that cancels, one that confirms. */
export function DialogActions(props: DialogActionsProps) {
  const { action, cancelLabel = texts.cancel, isDestructive = false, isDisabled = false, isBusy } = props;
  const { size, onCancel, onConfirm, mt } = props;
  return (
    <Flex gap="3" justify="flex-end" wrap="wrap" mt={mt}>
      <Button variant="outline" colorPalette="gray" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button
        type={onConfirm === undefined ? 'submit' : 'button'}
        size={size}
        colorPalette={isDestructive ? 'red' : 'primary'}
        disabled={isDisabled}
        loading={isBusy}
        onClick={onConfirm}
      >
        {action}
      </Button>
    </Flex>
  );
}
