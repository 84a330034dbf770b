import { Button, Spinner, type ButtonProps } from '@chakra-ui/react';

interface PendingButtonProps extends Omit<ButtonProps, 'onClick'> {
  isPending: boolean;
  onClick: () => void;
}

/** A button that is not `disabled` while its action runs, because a disabled button loses the focus. */
export function PendingButton({ isPending, onClick, children, ...button }: PendingButtonProps) {
  return (
    <Button {...button} aria-disabled={isPending} onClick={() => !isPending && onClick()}>
      {isPending && <Spinner size="sm" />}
      {children}
    </Button>
  );
}
