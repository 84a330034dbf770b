import { Button, Flex, Text } from '@chakra-ui/react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import type {
  AdminCancelOrderForm_order$data,
  AdminCancelOrderForm_order$key,
} from './__generated__/AdminCancelOrderForm_order.graphql.ts';
import { cancelTexts as texts } from './texts.ts';

const MAX_NOTE = 200;

interface AdminCancelOrderFormProps {
  order: AdminCancelOrderForm_order$key;
  /** Why the last attempt failed; empty before the first one. */
  refusal: string;
  isBusy: boolean;
  onKeep: () => void;
  onSubmit: (note: string) => void;
}

/** Says what is refunded when the shop cancels an order, and asks for a reason, which the shopper can read. */
export function AdminCancelOrderForm({
  order: orderKey,
  refusal,
  isBusy,
  onKeep,
  onSubmit,
}: AdminCancelOrderFormProps) {
  const { payment } = useFragment(
    graphql`
      fragment AdminCancelOrderForm_order on Order {
        payment {
          amount
          storeCredit
          refunded
          paidAt
        }
      }
    `,
    orderKey,
  );
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (note.trim() !== '') return onSubmit(note.trim());
    setError(texts.noteMissing);
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <form ref={form} onSubmit={submit}>
      <Text color="fg.muted" mb="4">
        {consequence(payment)}
      </Text>
      <Text role="alert" color="fg.error" mb={refusal === '' ? '0' : '3'}>
        {refusal}
      </Text>
      <TextAreaField
        label={texts.note}
        help={texts.noteHelp}
        error={error}
        value={note}
        maxLength={MAX_NOTE}
        rows={3}
        onChange={(event) => {
          setNote(event.target.value);
          setError('');
        }}
      />
      <Flex gap="3" justify="flex-end" wrap="wrap" mt="4">
        <Button variant="outline" colorPalette="gray" onClick={onKeep}>
          {texts.keep}
        </Button>
        <Button type="submit" colorPalette="red" loading={isBusy}>
          {texts.confirm}
        </Button>
      </Flex>
    </form>
  );
}

function consequence({ amount, storeCredit, refunded, paidAt }: AdminCancelOrderForm_order$data['payment']): string {
  if (paidAt != null) return texts.paid(formatRupees(amount + storeCredit - refunded));
  return storeCredit > 0 ? texts.unpaidWithCredit(formatRupees(storeCredit)) : texts.unpaid;
}
