import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { texts } from './texts.ts';

interface PermanentDeleteDialogProps {
  /** What is to be deleted. */
  name: string;
  /** The question and the answer yes, in other words than the usual ones. */
  question?: string;
  action?: string;
  isOpen: boolean;
  isBusy: boolean;
  /** Why it can not be deleted, with ways to what stands against it; null as long as nobody knows. */
  refusal: { message: string; ways: ReactNode } | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once more before something is deleted for good, and says what stands against it. */
export function PermanentDeleteDialog(props: PermanentDeleteDialogProps) {
  const { name, question = texts.deleteText, action = texts.confirm } = props;
  const { isOpen, isBusy, refusal, onClose, onConfirm } = props;
  return (
    <FormDialog title={texts.deleteTitle} isOpen={isOpen} onClose={onClose}>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
      {refusal === null && <Text color="fg.muted">{question}</Text>}
      <Box role="alert">
        {refusal !== null && (
          <Box mt="3" px="3" py="2.5" borderRadius="control" bg="bg.error" color="fg.error" textStyle="sm">
            {refusal.message}
          </Box>
        )}
      </Box>
      {refusal?.ways}
      <Flex gap="3" justify="flex-end" mt="5">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {refusal === null ? texts.cancel : texts.close}
        </Button>
        {refusal === null && (
          <Button colorPalette="red" loading={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        )}
      </Flex>
    </FormDialog>
  );
}
