import { Button, Flex, Text } from '@chakra-ui/react';
import { FormDialog } from '../ui/FormDialog.tsx';
import { profileTexts } from './profileTexts.ts';

interface AccountConfirmDialogProps {
  /** The question. */
  title: string;
  /** What a yes brings with it. */
  text: string;
  /** The yes, in words of the deed. */
  action: string;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Where the focus goes when the control that asked is gone by then. */
  finalFocus?: () => HTMLElement | null;
}

/** Asks once more before something ends. */
export function AccountConfirmDialog(props: AccountConfirmDialogProps) {
  const { title, text, action, isOpen, isBusy, onClose, onConfirm, finalFocus } = props;
  return (
    <FormDialog title={title} isOpen={isOpen} onClose={onClose} finalFocus={finalFocus}>
      <Text color="fg.muted" mb="5">
        {text}
      </Text>
      <Flex gap="3" justify="flex-end">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {profileTexts.cancel}
        </Button>
        <Button colorPalette="red" loading={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </Flex>
    </FormDialog>
  );
}
