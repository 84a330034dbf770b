import { Button } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { useActionDialog } from '../ui/useActionDialog.ts';
import type { CloseCashShift_shift$key } from './__generated__/CloseCashShift_shift.graphql.ts';
import type { CloseCashShiftMutation } from './__generated__/CloseCashShiftMutation.graphql.ts';
import { CashAmountDialog } from './CashAmountDialog.tsx';
import { closeTexts as texts } from './texts.ts';

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
  const dialog = useActionDialog();
  const [closeCashShift, isClosing] = useAction<CloseCashShiftMutation>(graphql`
    mutation CloseCashShiftMutation($input: CashShiftCloseInput!) {
      cashShiftClose(input: $input) {
        ... on CashShiftClosePayload {
          cashShift {
            ...cashShiftChanges_shift
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  if (status === 'SIGNED_OFF' || (status === 'CLOSED' && !canRecount)) return null;
  return (
    <>
      <Button variant={status === 'OPEN' ? 'solid' : 'outline'} onClick={dialog.open}>
        {status === 'OPEN' ? texts.open : texts.recount}
      </Button>
      <CashAmountDialog
        dialog={dialog}
        title={texts.title}
        label={texts.amount}
        lead={expected < 0 ? texts.leadOverdrawn(formatRupees(-expected)) : texts.lead(formatRupees(expected))}
        confirm={texts.confirm}
        isBusy={isClosing}
        onSubmit={(counted) =>
          closeCashShift({ shiftId: id, counted }, dialog.outcome(texts.done(formatRupees(counted))))
        }
      />
    </>
  );
}
