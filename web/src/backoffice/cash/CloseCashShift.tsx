import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { CloseCashShift_shift$key } from './__generated__/CloseCashShift_shift.graphql.ts';
import { CashAmountForm } from './CashAmountForm.tsx';
import { closeTexts as texts } from './texts.ts';
import { useCloseCashShift } from './useCloseCashShift.ts';

interface CloseCashShiftProps {
  shift: CloseCashShift_shift$key;
  /** Whether a closed shift can be counted again. */
  canRecount?: boolean;
}

/** The button that hands in the cash of a shift, with the dialog that asks for the counted amount. */
export function CloseCashShift({ shift: shiftKey, canRecount = false }: CloseCashShiftProps) {
  const { id, status, expected } = useFragment(
    graphql`
      fragment CloseCashShift_shift on CashShift {
        id
        status
        expected
      }
    `,
    shiftKey,
  );
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [closeCashShift, isClosing] = useCloseCashShift();
  const close = () => {
    setOpen(false);
    setRefusal('');
  };
  if (status === 'SIGNED_OFF' || (status === 'CLOSED' && !canRecount)) return null;
  return (
    <>
      <Button variant={status === 'OPEN' ? 'solid' : 'outline'} onClick={() => setOpen(true)}>
        {status === 'OPEN' ? texts.open : texts.recount}
      </Button>
      <FormDialog title={texts.title} isOpen={isOpen} onClose={close}>
        <CashAmountForm
          label={texts.amount}
          lead={expected < 0 ? texts.leadOverdrawn(formatRupees(-expected)) : texts.lead(formatRupees(expected))}
          confirm={texts.confirm}
          refusal={refusal}
          isBusy={isClosing}
          onKeep={close}
          onSubmit={(counted) =>
            closeCashShift(
              { shiftId: id, counted },
              {
                onDone: () => {
                  showSuccess(texts.done(formatRupees(counted)));
                  close();
                },
                onRefused: setRefusal,
              },
            )
          }
        />
      </FormDialog>
    </>
  );
}
