import { Button } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { refusalOf } from '../../identity/formRefusal.ts';
import { useFormValues } from '../../identity/useFormValues.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bulkTexts as texts } from './adminProductTexts.ts';
import { parseCount } from './parseCount.ts';
import type { BulkChange } from './useBulkEdit.ts';

const HIGHEST_PERCENT = 100;

interface BulkDiscountDialogProps {
  /** How many products it is for. */
  count: number;
  isOpen: boolean;
  isBusy: boolean;
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
  onSubmit: (change: BulkChange, refuse: (message: string) => void) => void;
}

/** Gives several products the same discount. */
export function BulkDiscountDialog({ isOpen, finalFocus, onClose, ...form }: BulkDiscountDialogProps) {
  return (
    <FormDialog title={texts.changeDiscount} isOpen={isOpen} finalFocus={finalFocus} onClose={onClose}>
      <DiscountForm {...form} />
    </FormDialog>
  );
}

function DiscountForm({ count, isBusy, onSubmit }: Pick<BulkDiscountDialogProps, 'count' | 'isBusy' | 'onSubmit'>) {
  const { form, values, fieldProps, refuse } = useFormValues({ discountPercent: '' });
  const refusePercent = (message: string) => refuse(refusalOf(message, [{ path: 'discountPercent', message }]));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const discountPercent = parseCount(values.discountPercent);
    if (discountPercent === null || discountPercent > HIGHEST_PERCENT) return refusePercent(texts.discountBounds);
    onSubmit({ discountPercent }, refusePercent);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextField
        {...fieldProps('discountPercent')}
        label={texts.discount}
        help={texts.discountHelp}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        required
      />
      <Button type="submit" w={{ base: 'full', md: 'auto' }} mt="2" loading={isBusy}>
        {texts.apply(count)}
      </Button>
    </form>
  );
}
