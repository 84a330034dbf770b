import { Button, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DialogAlert } from './DialogAlert.tsx';
import { FormDialog } from './FormDialog.tsx';
import { texts } from './texts.ts';

interface PermanentDeleteDialogProps {
  /** What is deleted. */
  name: string;
  /** The question, if not the usual one. */
  question?: string;
  /** The label of the button that deletes; `Confirm` by default. */
  action?: string;
  isOpen: boolean;
  isBusy: boolean;
  /** Why it cannot be deleted, with links to what still uses it; null until the server has refused. */
  blocker: { message: string; links: ReactNode } | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for a confirmation before something is deleted permanently, and shows what prevents it. */
export function PermanentDeleteDialog(props: PermanentDeleteDialogProps) {
  const { name, question = 'Are you sure permanent delete ?', action = 'Confirm' } = props;
  const { isOpen, isBusy, blocker, onClose, onConfirm } = props;
  return (
    <FormDialog title="Permanent Delete" isOpen={isOpen} onClose={onClose}>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
      {blocker === null && <Text color="fg.muted">{question}</Text>}
      <DialogAlert message={blocker?.message ?? ''} />
      {blocker?.links}
      <Flex gap="3" justify="flex-end" mt="5">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {blocker === null ? texts.cancel : texts.close}
        </Button>
        {blocker === null && (
          <Button colorPalette="red" loading={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        )}
      </Flex>
    </FormDialog>
  );
}
