import { Box, Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { texts } from './texts.ts';

interface ImportQuestionProps {
  title: string;
  /** What a yes brings with it. */
  children: ReactNode;
  /** The yes, in words of the deed. */
  action: string;
  /** Why it could not be done; empty as long as nobody knows. */
  refusal: string;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Asks once more before something is done with an import. */
export function ImportQuestion(props: ImportQuestionProps) {
  const { title, children, action, refusal, isOpen, isBusy, onClose, onConfirm, finalFocus } = props;
  return (
    <FormDialog title={title} isOpen={isOpen} onClose={onClose} finalFocus={finalFocus}>
      {children}
      <Box role="alert">
        {refusal !== '' && (
          <Box mt="3" px="3" py="2.5" borderRadius="control" bg="bg.error" color="fg.error" textStyle="sm">
            {refusal}
          </Box>
        )}
      </Box>
      <Flex gap="3" justify="flex-end" wrap="wrap" mt="5">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button loading={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </Flex>
    </FormDialog>
  );
}
