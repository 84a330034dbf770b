import { Button, Flex, Text } from '@chakra-ui/react';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { texts } from './texts.ts';

interface WorkQuestionProps {
  /** The question. */
  title: string;
  /** What a yes brings with it. */
  text: string;
  /** The yes, in words of the deed. */
  action: string;
  /** The no, in other words than the usual one. */
  refusal?: string;
  /** A yes ends something. */
  isGrave?: boolean;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Where the focus goes when the control that asked is gone by then. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/** Asks once more before something is done that others will notice. */
export function WorkQuestion(props: WorkQuestionProps) {
  const { title, text, action, refusal = texts.cancel, isGrave = false } = props;
  const { isOpen, isBusy, onClose, onConfirm, finalFocus } = props;
  return (
    <FormDialog title={title} isOpen={isOpen} onClose={onClose} finalFocus={finalFocus}>
      <Text color="fg.muted" mb="5" overflowWrap="anywhere">
        {text}
      </Text>
      <Flex gap="3" justify="flex-end" wrap="wrap">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {refusal}
        </Button>
        <Button colorPalette={isGrave ? 'red' : 'green'} loading={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </Flex>
    </FormDialog>
  );
}
