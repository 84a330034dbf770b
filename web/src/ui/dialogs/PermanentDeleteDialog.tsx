import { Button, Flex, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { DialogAlert } from './DialogAlert.tsx';
import { FormDialog } from './FormDialog.tsx';
import { texts } from './texts.ts';

/** Why something cannot be deleted, with links to what still uses it. */
interface Blocker {
  message: string;
  links: ReactNode;
}

interface PermanentDeleteDialogProps {
  /** What is deleted. */
  name: string;
  /** The question, if not the usual one. */
  question?: string;
  /** The label of the button that deletes; `Confirm` by default. */
  action?: string;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  /** Calls `block` if the server refuses because something still uses it. */
  onConfirm: (block: (blocker: Blocker) => void) => void;
}

/** Asks for a confirmation before something is deleted permanently, and shows what prevents it. */
export function PermanentDeleteDialog(props: PermanentDeleteDialogProps) {
  const { name, question = 'Are you sure permanent delete ?', action = 'Confirm' } = props;
  const { isOpen, isBusy, onClose, onConfirm } = props;
  const [blocker, setBlocker] = useState<Blocker | null>(null);
  const close = () => {
    setBlocker(null);
    onClose();
  };
  return (
    <FormDialog title="Permanent Delete" isOpen={isOpen} onClose={close}>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
      {blocker === null && <Text color="fg.muted">{question}</Text>}
      <DialogAlert message={blocker?.message ?? ''} />
      {blocker?.links}
      <Flex gap="3" justify="flex-end" mt="5">
        <Button variant="outline" colorPalette="gray" onClick={close}>
          {blocker === null ? texts.cancel : texts.close}
        </Button>
        {blocker === null && (
          <Button colorPalette="red" loading={isBusy} onClick={() => onConfirm(setBlocker)}>
            {action}
          </Button>
        )}
      </Flex>
    </FormDialog>
  );
}
