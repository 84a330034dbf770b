import { Button, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { explainRupees, parseRupees } from '../../ui/money/parseRupees.ts';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { storeCreditTexts as texts } from './texts.ts';
import { useAdjustStoreCredit } from './useAdjustStoreCredit.ts';

const MAX_REASON = 200;
const EMPTY = { isRemoved: false, amount: '', note: '' };

interface AdjustStoreCreditProps {
  customerId: string;
  /** In paise. */
  balance: number;
  connectionId: string;
}

/** The button and dialog that add to a customer's store credit, or remove from it. */
export function AdjustStoreCredit({ customerId, balance, connectionId }: AdjustStoreCreditProps) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { adjust, isAdjusting } = useAdjustStoreCredit(connectionId);
  const amount = parseRupees(draft.amount);
  const isAmount = amount !== null && amount > 0;
  const note = draft.note.trim();

  const close = () => {
    setOpen(false);
    setDraft(EMPTY);
    setChecked(false);
    setRefusal('');
  };
  const change = () => {
    setChecked(true);
    setRefusal('');
    if (!isAmount || note === '') return;
    const adjustment = { customerId, amount: draft.isRemoved ? -amount : amount, note };
    adjust(adjustment, {
      onAdjusted: (now) => {
        showSuccess(texts.changed(formatRupees(now)));
        close();
      },
      onRefused: setRefusal,
    });
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
      <ConfirmDialog
        title={texts.dialogTitle}
        action={draft.isRemoved ? texts.remove : texts.add}
        isDestructive={draft.isRemoved}
        errorMessage={refusal}
        isOpen={isOpen}
        isBusy={isAdjusting}
        onClose={close}
        onConfirm={change}
      >
        <Text color="fg.muted" mb="4">
          {texts.lead(formatRupees(balance))}
        </Text>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" mb="3">
          <SelectField
            label={texts.kind}
            value={draft.isRemoved ? 'remove' : 'add'}
            onChange={({ target }) => setDraft({ ...draft, isRemoved: target.value === 'remove' })}
          >
            <option value="add">{texts.add}</option>
            <option value="remove">{texts.remove}</option>
          </SelectField>
          <TextField
            label={texts.amount}
            start="₹"
            inputMode="decimal"
            value={draft.amount}
            error={isChecked && !isAmount ? explainRupees(draft.amount, texts.amountInvalid) : undefined}
            onChange={({ target }) => setDraft({ ...draft, amount: target.value })}
          />
        </Grid>
        <TextField
          label={texts.reason}
          value={draft.note}
          maxLength={MAX_REASON}
          error={isChecked && note === '' ? texts.reasonMissing : undefined}
          onChange={({ target }) => setDraft({ ...draft, note: target.value })}
        />
      </ConfirmDialog>
    </>
  );
}
