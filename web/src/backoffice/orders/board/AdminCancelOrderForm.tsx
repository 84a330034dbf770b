import { Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import { ReasonForm } from '../../../ui/forms/ReasonForm.tsx';
import type {
  AdminCancelOrderForm_order$data,
  AdminCancelOrderForm_order$key,
} from './__generated__/AdminCancelOrderForm_order.graphql.ts';
import { cancelTexts as texts } from './texts.ts';

interface AdminCancelOrderFormProps {
  order: AdminCancelOrderForm_order$key;
  /** Why the last attempt failed; empty before the first one. */
  refusal: string;
  isBusy: boolean;
  onKeep: () => void;
  onSubmit: (note: string) => void;
}

/** Says what is refunded when the shop cancels an order, and asks for a reason, which the shopper can read. */
export function AdminCancelOrderForm({ order: orderKey, ...form }: AdminCancelOrderFormProps) {
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
  return (
    <ReasonForm
      label={texts.note}
      help={texts.noteHelp}
      missing={texts.noteMissing}
      keep={texts.keep}
      confirm={texts.confirm}
      isDestructive
      {...form}
    >
      <Text color="fg.muted" mb="4">
        {consequence(payment)}
      </Text>
    </ReasonForm>
  );
}

function consequence({ amount, storeCredit, refunded, paidAt }: AdminCancelOrderForm_order$data['payment']): string {
  if (paidAt != null) return texts.paid(formatRupees(amount + storeCredit - refunded));
  return storeCredit > 0 ? texts.unpaidWithCredit(formatRupees(storeCredit)) : texts.unpaid;
}
