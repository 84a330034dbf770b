import { Button } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { useActionDialog } from '../ui/useActionDialog.ts';
import type { OpenCashShiftMutation } from './__generated__/OpenCashShiftMutation.graphql.ts';
import { CashAmountDialog } from './CashAmountDialog.tsx';
import { myCashTexts as texts } from './texts.ts';

interface OpenCashShiftProps {
  onOpened?: (shiftId: string) => void;
}

/** The button that starts a shift with cash for change, with its dialog. */
export function OpenCashShift({ onOpened }: OpenCashShiftProps) {
  const dialog = useActionDialog();
  const { onDone, onRefused } = dialog.outcome(texts.started);
  const [openCashShift, isOpening] = useAction<OpenCashShiftMutation>(
    graphql`
      mutation OpenCashShiftMutation($input: CashShiftOpenInput!) {
        cashShiftOpen(input: $input) {
          ... on CashShiftOpenPayload {
            cashShift {
              id
              ...cashShiftChanges_shift
              ...CashMovements_shift
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      // Shows the new shift on the pages that have the viewer's open one.
      updater: (store) => {
        const shift = store.getRootField('cashShiftOpen').getLinkedRecord('cashShift');
        if (shift) store.getRoot().setLinkedRecord(shift, 'openCashShift');
      },
      onDone: ({ cashShift }) => {
        onDone();
        onOpened?.(cashShift.id);
      },
      onRefused,
    },
  );
  return (
    <>
      <Button variant="outline" onClick={dialog.open}>
        {texts.start}
      </Button>
      <CashAmountDialog
        dialog={dialog}
        title={texts.startTitle}
        label={texts.startAmount}
        confirm={texts.startConfirm}
        isBusy={isOpening}
        onSubmit={(openingAmount) => openCashShift({ openingAmount })}
      />
    </>
  );
}
