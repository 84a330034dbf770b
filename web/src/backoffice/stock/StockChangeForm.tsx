import { Button, chakra, Flex } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { toFormErrors } from '../../ui/forms/formErrors.ts';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { parseCount } from '../../ui/numbers/parseCount.ts';
import { MAX_STOCK } from '@kirana/shared/limits.ts';

const modeTexts = { add: 'Add', take: 'Remove', set: 'Set to' } as const;

const MAX_NOTE_LENGTH = 200;

/** How a stock changes: by a number of pieces, or to a number. */
export type StockChangeMode = keyof typeof modeTexts;

/** The entered values. */
export interface StockChange {
  mode: StockChangeMode;
  quantity: number;
  /** The note for the ledger; null for none. */
  note: string | null;
}

interface StockChangeFormProps {
  modes: readonly StockChangeMode[];
  /** The label of the button. */
  action: string;
  isBusy: boolean;
  /** Describes the resulting stock. */
  helpFor?: (change: StockChange) => string;
  /** `showErrors` shows an error at the number of pieces, `reset` empties the form. */
  onSubmit: (change: StockChange, form: { showErrors: (message: string) => void; reset: () => void }) => void;
}

/** The form for a stock change: how many pieces, and why. */
export function StockChangeForm({ modes, action, isBusy, helpFor, onSubmit }: StockChangeFormProps) {
  const { form, values, set, fieldProps, showErrors, reset } = useFormValues({ mode: 'add', quantity: '', note: '' });
  const mode = modes.find((one) => one === values.mode) ?? 'add';
  const quantity = parseCount(values.quantity);
  const change = { mode, note: values.note.trim() === '' ? null : values.note.trim() };
  const refuseQuantity = (message: string) => showErrors(toFormErrors(message, [{ path: 'quantity', message }]));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const least = mode === 'set' ? 0 : 1;
    if (quantity === null || quantity < least || quantity > MAX_STOCK)
      return refuseQuantity(`Enter a whole number from ${mode === 'set' ? 0 : 1} to 1,00,000`);
    onSubmit({ ...change, quantity }, { showErrors: refuseQuantity, reset });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Flex as="fieldset" wrap="wrap" gap="2" mb="3" border="0">
        <chakra.legend mb="1" textStyle="sm" fontWeight="semibold">
          How
        </chakra.legend>
        {modes.map((one) => (
          <ModeLabel key={one}>
            <chakra.input
              type="radio"
              name="mode"
              value={one}
              accentColor="primary.solid"
              boxSize="5"
              checked={one === mode}
              onChange={() => set('mode', one)}
            />
            {modeTexts[one]}
          </ModeLabel>
        ))}
      </Flex>
      <Flex direction={{ base: 'column', md: 'row' }} columnGap="3">
        <TextField
          {...fieldProps('quantity')}
          label="Pieces"
          help={quantity === null ? '' : (helpFor?.({ ...change, quantity }) ?? '')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          required
        />
        <TextField
          {...fieldProps('note')}
          label="Note"
          help="Reason for the stock ledger (optional)"
          autoComplete="off"
          maxLength={MAX_NOTE_LENGTH}
        />
      </Flex>
      <Button type="submit" w={{ base: 'full', md: 'auto' }} mt="2" loading={isBusy}>
        {action}
      </Button>
    </form>
  );
}

const ModeLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '3',
    borderWidth: '1px',
    borderRadius: 'control',
    textStyle: 'sm',
    cursor: 'button',
    '&:has(:checked)': { borderColor: 'primary.border', bg: 'primary.subtle' },
  },
});
