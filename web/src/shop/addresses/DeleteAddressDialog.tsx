import { Button, Flex, Text } from '@chakra-ui/react';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { texts } from './texts.ts';

interface RemoveAddressDialogProps {
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for a confirmation before an address is deleted. */
export function DeleteAddressDialog({ isOpen, isBusy, onClose, onConfirm }: RemoveAddressDialogProps) {
  return (
    <FormDialog title={texts.removeTitle} isOpen={isOpen} onClose={onClose}>
      <Text color="fg.muted" marginBottom="5">
        {texts.removeText}
      </Text>
      <Flex gap="3" justifyContent="flex-end">
        <Button variant="outline" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button colorPalette="red" loading={isBusy} onClick={onConfirm}>
          {texts.remove}
        </Button>
      </Flex>
    </FormDialog>
  );
}
