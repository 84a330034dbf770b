import { Box, Button, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { CashShiftActions_closeCashShift$key } from './__generated__/CashShiftActions_closeCashShift.graphql.ts';
import { useRef, useState } from 'react';
import { useAction } from '../../relay/useAction.ts';
import { useActionDialog, type ActionDialog } from '../ui/useActionDialog.ts';
import type { CashShiftActionsOpenCashShiftMutation } from './__generated__/CashShiftActionsOpenCashShiftMutation.graphql.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import type { CashShiftActionsCloseCashShiftMutation } from './__generated__/CashShiftActionsCloseCashShiftMutation.graphql.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { explainRupees, parseRupees } from '../../ui/money/parseRupees.ts';
import { Form } from '../../ui/forms/Form.tsx';

/** The button that starts a shift with cash for change, with its dialog. */
export function OpenCashShift({ onOpened }: { onOpened?: (shiftId: string) => void }) {
  const dialog = useActionDialog();
  const [openCashShift, isOpening] = useAction<CashShiftActionsOpenCashShiftMutation>(
    graphql`
      mutation CashShiftActionsOpenCashShiftMutation($input: CashShiftOpenInput!) {
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
        dialog.succeed('Your shift has started');
        onOpened?.(cashShift.id);
      },
      onRefused: dialog.refuse,
    },
  );
  return (
    <>
      <Button variant="outline" onClick={dialog.open}>
        Start shift
      </Button>
      <CashAmountDialog
        dialog={dialog}
        title="Start shift"
        label="Change you’re starting with, in ₹"
        confirm="Start"
        isBusy={isOpening}
        onSubmit={(openingAmount) => openCashShift({ openingAmount })}
      />
    </>
  );
}

interface CloseCashShiftProps {
  shift: CashShiftActions_closeCashShift$key;
  /** Whether a closed shift can be counted again. */
  canRecount?: boolean;
}

/** The button that hands in the cash of a shift, with the dialog that asks for the counted amount. */
export function CloseCashShift({ shift: shiftKey, canRecount = false }: CloseCashShiftProps) {
  const { id, status, expected } = useFragment(
    graphql`
      fragment CashShiftActions_closeCashShift on CashShift {
        id
        status
        expected
      }
    `,
    shiftKey,
  );
  const dialog = useActionDialog();
  const [closeCashShift, isClosing] = useAction<CashShiftActionsCloseCashShiftMutation>(graphql`
    mutation CashShiftActionsCloseCashShiftMutation($input: CashShiftCloseInput!) {
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
        {status === 'OPEN' ? 'Hand in cash' : 'Count again'}
      </Button>
      <CashAmountDialog
        dialog={dialog}
        title="How much cash was handed in?"
        label="Cash counted, in ₹"
        lead={
          expected < 0
            ? `This shift refunded ${formatRupees(-expected)} more than it had. Enter what’s left, or 0.`
            : `It should be ${formatRupees(expected)}. Enter what you counted.`
        }
        confirm="Hand in"
        isBusy={isClosing}
        onSubmit={(counted) =>
          closeCashShift({ shiftId: id, counted }, dialog.outcome(`${formatRupees(counted)} handed in`))
        }
      />
    </>
  );
}

interface CashAmountDialogProps {
  dialog: ActionDialog;
  title: string;
  label: string;
  /** Above the field. */
  lead?: string;
  confirm: string;
  isBusy: boolean;
  /** Receives the amount in paise. */
  onSubmit: (amount: number) => void;
}

/** Asks for an amount of cash. */
function CashAmountDialog({ dialog, title, ...form }: CashAmountDialogProps) {
  return (
    <FormDialog title={title} {...dialog.shown}>
      <CashAmountForm dialog={dialog} {...form} />
    </FormDialog>
  );
}

function CashAmountForm({ dialog, label, lead, confirm, isBusy, onSubmit }: Omit<CashAmountDialogProps, 'title'>) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const submit = () => {
    const amount = parseRupees(text);
    if (amount !== null) return onSubmit(amount);
    setError(explainRupees(text, 'Enter an amount in rupees'));
    form.current?.querySelector('input')?.focus();
  };
  return (
    <Form
      form={form}
      isFilled
      action={confirm}
      isBusy={isBusy}
      cancelLabel="Not yet"
      onCancel={dialog.close}
      onSubmit={submit}
    >
      <Box mb="1">
        {lead !== undefined && (
          <Text color="fg.muted" mb="4">
            {lead}
          </Text>
        )}
        <TextField
          label={label}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError('');
          }}
        />
        <Text role="alert" color="fg.error">
          {dialog.refusal}
        </Text>
      </Box>
    </Form>
  );
}
