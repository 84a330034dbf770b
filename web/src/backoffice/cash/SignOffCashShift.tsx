import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { SignOffCashShift_shift$key } from './__generated__/SignOffCashShift_shift.graphql.ts';
import { CashDifference } from './CashDifference.tsx';
import { cashTexts, closeTexts as texts } from './texts.ts';
import { useSignOffCashShift } from './useSignOffCashShift.ts';

const MAX_NOTE = 200;

/** The button that signs off a counted shift, with its confirmation; renders nothing for any other shift. */
export function SignOffCashShift({ shift: shiftKey }: { shift: SignOffCashShift_shift$key }) {
  const { id, status, difference } = useFragment(
    graphql`
      fragment SignOffCashShift_shift on CashShift {
        id
        status
        difference
      }
    `,
    shiftKey,
  );
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState('');
  const [signOffCashShift, isSigningOff] = useSignOffCashShift();
  const close = () => {
    setOpen(false);
    setRefusal('');
  };
  if (status !== 'CLOSED') return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.signOff}</Button>
      <ConfirmDialog
        title={texts.signOffTitle}
        action={texts.signOff}
        errorMessage={refusal}
        isOpen={isOpen}
        isBusy={isSigningOff}
        onClose={close}
        onConfirm={() =>
          signOffCashShift(
            { shiftId: id, note: note.trim() === '' ? null : note.trim() },
            {
              onDone: () => {
                showSuccess(texts.signedOff);
                close();
              },
              onRefused: setRefusal,
            },
          )
        }
      >
        <Text color="fg.muted">{texts.signOffLead}</Text>
        <Text my="3">
          {cashTexts.difference}: <CashDifference difference={difference} />
        </Text>
        <TextAreaField
          label={difference === 0 ? texts.noteOptional : texts.note}
          help={texts.noteHelp}
          value={note}
          maxLength={MAX_NOTE}
          rows={2}
          onChange={(event) => setNote(event.target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
