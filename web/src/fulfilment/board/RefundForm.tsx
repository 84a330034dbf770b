import { Button, Flex, Text } from '@chakra-ui/react';
import { Fragment, useState, type ReactNode, type SyntheticEvent } from 'react';
import { formatRupees } from '../../money/formatRupees.ts';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import { refundTexts as texts } from './texts.ts';

const MAX_NOTE = 200;

/** The lines to refund; `amount` is the sum that the form shows. */
export interface Refund {
  lines: Array<{ orderLineId: string; quantity: number }>;
  note: string | null;
  amount: number;
}

/** A line that can be refunded. */
export interface RefundableLine {
  id: string;
  price: number;
  /** How many pieces are chosen at first. */
  quantity: number;
  /** Renders the field that chooses the number of pieces. */
  field: (quantity: number, onQuantity: (quantity: number) => void) => ReactNode;
}

interface RefundFormProps {
  lines: readonly RefundableLine[];
  /** Whether the shop hands the money back in cash. */
  isCash: boolean;
  /** Above the lines. */
  lead: ReactNode;
  confirm: string;
  /** Why the last attempt failed; empty before the first one. */
  refusal: string;
  isBusy: boolean;
  onKeep: () => void;
  onSubmit: (refund: Refund) => void;
}

/** The form for the refunded pieces of each line and a note. */
export function RefundForm({ lines, isCash, lead, confirm, refusal, isBusy, onKeep, onSubmit }: RefundFormProps) {
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({});
  const [note, setNote] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const quantityOf = ({ id, quantity }: RefundableLine) => changed[id] ?? quantity;
  const amount = lines.reduce((sum, line) => sum + line.price * quantityOf(line), 0);
  const problem = isEmpty && amount === 0 ? texts.nothing : refusal;
  const total = isCash ? texts.cashTotal : texts.total;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setEmpty(amount === 0);
    const chosen = lines
      .map((line) => ({ orderLineId: line.id, quantity: quantityOf(line) }))
      .filter(({ quantity }) => quantity > 0);
    if (chosen.length > 0) onSubmit({ lines: chosen, note: note.trim() === '' ? null : note.trim(), amount });
  };
  return (
    <form onSubmit={submit}>
      <Text as="div" color="fg.muted" mb="4">
        {lead}
      </Text>
      <Flex direction="column" gap="3" mb="4">
        {lines.map((line) => (
          <Fragment key={line.id}>
            {line.field(quantityOf(line), (quantity) => setChanged({ ...changed, [line.id]: quantity }))}
          </Fragment>
        ))}
      </Flex>
      <TextAreaField
        label={texts.note}
        help={texts.noteHelp}
        value={note}
        maxLength={MAX_NOTE}
        rows={2}
        onChange={(event) => setNote(event.target.value)}
      />
      <Text role="status" mt="2" minH="6" fontWeight="semibold">
        {amount > 0 && total(formatRupees(amount))}
      </Text>
      <Text role="alert" color="fg.error">
        {problem}
      </Text>
      <Flex gap="3" justify="flex-end" wrap="wrap" mt="4">
        <Button variant="outline" colorPalette="gray" onClick={onKeep}>
          {texts.keep}
        </Button>
        <Button type="submit" loading={isBusy}>
          {confirm}
        </Button>
      </Flex>
    </form>
  );
}
