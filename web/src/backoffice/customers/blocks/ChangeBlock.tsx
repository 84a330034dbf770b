import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { blockTexts, kindTexts } from './texts.ts';
import { useChangeBlock } from './useChangeBlock.ts';

const MAX_REASON = 500;

interface ChangeBlockProps {
  customerId: string;
  kind: keyof typeof kindTexts;
  isBlocked: boolean;
}

/** The button that blocks a customer for a reason, or lifts the block, with its confirmation. */
export function ChangeBlock({ customerId, kind, isBlocked }: ChangeBlockProps) {
  const texts = kindTexts[kind];
  // While closing, the dialog keeps the confirmed question.
  const [question, setQuestion] = useState<'block' | 'unblock'>('block');
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState('');
  const isBlocking = question === 'block';
  const close = () => {
    setOpen(false);
    setRefusal('');
  };
  const { block, unblock, isChanging } = useChangeBlock({
    onDone: () => {
      showSuccess(isBlocking ? texts.blocked : texts.unblocked);
      setReason('');
      close();
    },
    onRefused: setRefusal,
  });
  return (
    <>
      <Button
        variant="outline"
        colorPalette={isBlocked ? 'gray' : 'red'}
        onClick={() => {
          setQuestion(isBlocked ? 'unblock' : 'block');
          setOpen(true);
        }}
      >
        {isBlocked ? texts.unblock : texts.block}
      </Button>
      <ConfirmDialog
        title={isBlocking ? texts.blockTitle : texts.unblockTitle}
        action={isBlocking ? texts.block : texts.unblock}
        isDestructive={isBlocking}
        errorMessage={refusal}
        isOpen={isOpen}
        isBusy={isChanging}
        onClose={close}
        onConfirm={() => (isBlocking ? block({ customerId, kind, reason }) : unblock({ customerId, kind }))}
      >
        <Text color="fg.muted" mb={isBlocking ? '4' : undefined}>
          {isBlocking ? texts.blockText : texts.unblockText}
        </Text>
        {isBlocking && (
          <TextAreaField
            label={blockTexts.reason}
            help={blockTexts.reasonHelp}
            value={reason}
            maxLength={MAX_REASON}
            rows={2}
            required
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
