import { Button, Flex } from '@chakra-ui/react';

interface FormActionsProps {
  cancel: string;
  onCancel: () => void;
  submit: string;
  isDisabled?: boolean;
  isBusy: boolean;
}

/** The buttons at the end of a dialog's form. */
export function FormActions({ cancel, onCancel, submit, isDisabled = false, isBusy }: FormActionsProps) {
  return (
    <Flex gap="3" justify="flex-end" wrap="wrap" mt="4">
      <Button variant="outline" colorPalette="gray" onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" disabled={isDisabled} loading={isBusy}>
        {submit}
      </Button>
    </Flex>
  );
}
