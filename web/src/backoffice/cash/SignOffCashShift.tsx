import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import { useActionDialog } from '../ui/useActionDialog.ts';
import type { SignOffCashShift_shift$key } from './__generated__/SignOffCashShift_shift.graphql.ts';
import type { SignOffCashShiftMutation } from './__generated__/SignOffCashShiftMutation.graphql.ts';
import { CashDifference } from './CashDifference.tsx';
import { cashTexts, closeTexts as texts } from './texts.ts';

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
  const dialog = useActionDialog();
  const [note, setNote] = useState('');
  const [signOffCashShift, isSigningOff] = useAction<SignOffCashShiftMutation>(graphql`
    mutation SignOffCashShiftMutation($input: CashShiftSignOffInput!) {
      cashShiftSignOff(input: $input) {
        ... on CashShiftSignOffPayload {
          cashShift {
            ...cashShiftChanges_shift
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  if (status !== 'CLOSED') return null;
  return (
    <>
      <Button onClick={dialog.open}>{texts.signOff}</Button>
      <ConfirmDialog
        title={texts.signOffTitle}
        action={texts.signOff}
        errorMessage={dialog.refusal}
        isOpen={dialog.isOpen}
        isBusy={isSigningOff}
        onClose={dialog.close}
        onConfirm={() =>
          signOffCashShift(
            { shiftId: id, note: note.trim() === '' ? null : note.trim() },
            dialog.outcome(texts.signedOff),
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
