import { Button } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { toFormErrors } from '../../../ui/forms/formErrors.ts';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { texts } from './texts.ts';
import { parseCount } from '../../../ui/numbers/parseCount.ts';
import type { BulkChange } from './useBulkUpdateProducts.ts';

const MAX_PERCENT = 100;

interface BulkDiscountDialogProps {
  /** The number of selected products. */
  count: number;
  isOpen: boolean;
  isBusy: boolean;
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
  onSubmit: (change: BulkChange, showErrors: (message: string) => void) => void;
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
  const { form, values, fieldProps, showErrors } = useFormValues({ discountPercent: '' });
  const refusePercent = (message: string) => showErrors(toFormErrors(message, [{ path: 'discountPercent', message }]));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const discountPercent = parseCount(values.discountPercent);
    if (discountPercent === null || discountPercent > MAX_PERCENT) return refusePercent(texts.discountBounds);
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
