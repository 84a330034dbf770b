import { Button, Flex, Text } from '@chakra-ui/react';
import { useState, type SyntheticEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../money/formatRupees.ts';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import type { RefundItemsForm_order$key } from './__generated__/RefundItemsForm_order.graphql.ts';
import { RefundLineField } from './RefundLineField.tsx';
import { refundTexts as texts } from './texts.ts';

const MAX_NOTE = 200;

/** The lines to refund; `amount` is the sum that the form shows. */
export interface Refund {
  lines: Array<{ orderLineId: string; quantity: number }>;
  note: string | null;
  amount: number;
}

interface RefundItemsFormProps {
  order: RefundItemsForm_order$key;
  /** Why the last attempt failed; empty before the first one. */
  refusal: string;
  isBusy: boolean;
  onKeep: () => void;
  onSubmit: (refund: Refund) => void;
}

/** The form for the refunded pieces of each line and a note. */
export function RefundItemsForm({ order: orderKey, refusal, isBusy, onKeep, onSubmit }: RefundItemsFormProps) {
  const order = useFragment(
    graphql`
      fragment RefundItemsForm_order on Order {
        refundable: lines(first: 100) {
          edges {
            node {
              id
              price
              ...RefundLineField_line
            }
          }
        }
      }
    `,
    orderKey,
  );
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [note, setNote] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const nodes = order.refundable.edges.map(({ node }) => node);
  const amount = nodes.reduce((sum, { id, price }) => sum + price * (counts[id] ?? 0), 0);
  const problem = isEmpty && amount === 0 ? texts.nothing : refusal;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setEmpty(amount === 0);
    const lines = nodes
      .map(({ id }) => ({ orderLineId: id, quantity: counts[id] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length > 0) onSubmit({ lines, note: note.trim() === '' ? null : note.trim(), amount });
  };
  return (
    <form onSubmit={submit}>
      <Text color="fg.muted" mb="4">
        {texts.lead}
      </Text>
      <Flex direction="column" gap="3" mb="4">
        {nodes.map((line) => (
          <RefundLineField
            key={line.id}
            line={line}
            quantity={counts[line.id] ?? 0}
            onQuantity={(quantity) => setCounts({ ...counts, [line.id]: quantity })}
          />
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
        {amount > 0 && texts.total(formatRupees(amount))}
      </Text>
      <Text role="alert" color="fg.error">
        {problem}
      </Text>
      <Flex gap="3" justify="flex-end" wrap="wrap" mt="4">
        <Button variant="outline" colorPalette="gray" onClick={onKeep}>
          {texts.keep}
        </Button>
        <Button type="submit" loading={isBusy}>
          {texts.confirm}
        </Button>
      </Flex>
    </form>
  );
}
