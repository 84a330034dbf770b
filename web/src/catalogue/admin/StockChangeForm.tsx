import { Button, chakra, Flex } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { refusalOf } from '../../identity/formRefusal.ts';
import { useFormValues } from '../../identity/useFormValues.ts';
import { TextField } from '../../ui/TextField.tsx';
import { stockTexts as texts } from './adminProductTexts.ts';
import { parseCount } from './parseCount.ts';
import { MOST_STOCK } from './stockBounds.ts';

const LONGEST_NOTE = 200;

/** How a stock changes: by so many pieces, or to so many. */
export type StockWay = 'add' | 'take' | 'set';

/** What was entered. */
export interface StockChange {
  way: StockWay;
  pieces: number;
  /** For the ledger; null for none. */
  note: string | null;
}

interface StockChangeFormProps {
  ways: readonly StockWay[];
  /** What the button does. */
  action: string;
  isBusy: boolean;
  /** Says what would come of it. */
  helpFor?: (change: StockChange) => string;
  /** `refuse` says what is wrong with the number of pieces, `reset` makes the form empty again. */
  onSubmit: (change: StockChange, form: { refuse: (message: string) => void; reset: () => void }) => void;
}

/** How many pieces come or go, and why. */
export function StockChangeForm({ ways, action, isBusy, helpFor, onSubmit }: StockChangeFormProps) {
  const { form, values, set, fieldProps, refuse, reset } = useFormValues({ way: 'add', pieces: '', note: '' });
  const way = ways.find((one) => one === values.way) ?? 'add';
  const pieces = parseCount(values.pieces);
  const change = { way, note: values.note.trim() === '' ? null : values.note.trim() };
  const refusePieces = (message: string) => refuse(refusalOf(message, [{ path: 'pieces', message }]));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const least = way === 'set' ? 0 : 1;
    if (pieces === null || pieces < least || pieces > MOST_STOCK) return refusePieces(texts.bounds(way));
    onSubmit({ ...change, pieces }, { refuse: refusePieces, reset });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Flex as="fieldset" wrap="wrap" gap="2" mb="3" border="0">
        <chakra.legend mb="1" textStyle="sm" fontWeight="semibold">
          {texts.way}
        </chakra.legend>
        {ways.map((one) => (
          <Way key={one}>
            <chakra.input
              type="radio"
              name="way"
              value={one}
              accentColor="green.solid"
              boxSize="5"
              checked={one === way}
              onChange={() => set('way', one)}
            />
            {texts.ways[one]}
          </Way>
        ))}
      </Flex>
      <Flex direction={{ base: 'column', md: 'row' }} columnGap="3">
        <TextField
          {...fieldProps('pieces')}
          label={texts.pieces}
          help={pieces === null ? '' : (helpFor?.({ ...change, pieces }) ?? '')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          required
        />
        <TextField
          {...fieldProps('note')}
          label={texts.note}
          help={texts.noteHelp}
          autoComplete="off"
          maxLength={LONGEST_NOTE}
        />
      </Flex>
      <Button type="submit" w={{ base: 'full', md: 'auto' }} mt="2" loading={isBusy}>
        {action}
      </Button>
    </form>
  );
}

const Way = chakra('label', {
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
    '&:has(:checked)': { borderColor: 'green.border', bg: 'green.subtle' },
  },
});
