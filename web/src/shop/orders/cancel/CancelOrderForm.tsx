import { Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import { ReasonForm } from '../../../ui/forms/ReasonForm.tsx';
import type {
  CancelOrderForm_order$data,
  CancelOrderForm_order$key,
} from './__generated__/CancelOrderForm_order.graphql.ts';
import { cancelTexts } from './texts.ts';

interface CancelOrderFormProps {
  order: CancelOrderForm_order$key;
  /** Why the reason was rejected; empty if it was not. */
  reasonError: string;
  isBusy: boolean;
  onKeep: () => void;
  onSubmit: (reason: string) => void;
}

/** Says what is refunded when the order is cancelled, and asks for a reason. */
export function CancelOrderForm({ order: orderKey, reasonError, isBusy, onKeep, onSubmit }: CancelOrderFormProps) {
  const order = useFragment(
    graphql`
      fragment CancelOrderForm_order on Order {
        paymentMethod
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
      label={cancelTexts.reason}
      help={cancelTexts.reasonHelp}
      rejection={reasonError}
      keep={cancelTexts.keep}
      confirm={cancelTexts.confirm}
      isDestructive
      isBusy={isBusy}
      onKeep={onKeep}
      onSubmit={onSubmit}
    >
      <Text color="fg.muted" mb="4">
        {refundText(order)}
      </Text>
    </ReasonForm>
  );
}

function refundText({ paymentMethod, payment }: CancelOrderForm_order$data): string {
  const credit = payment.storeCredit > 0 ? ` ${cancelTexts.creditText(formatRupees(payment.storeCredit))}` : '';
  if (paymentMethod !== 'ONLINE') return `${cancelTexts.cashText}${credit}`;
  if (payment.paidAt == null) return `${cancelTexts.unpaidText}${credit}`;
  const left = payment.amount + payment.storeCredit - payment.refunded;
  // What was paid online is refunded first, and store credit after it.
  const paid = Math.max(0, left - payment.storeCredit);
  const rest = left > paid ? ` ${cancelTexts.creditText(formatRupees(left - paid))}` : '';
  return `${cancelTexts.paidText(formatRupees(paid))}${rest}`;
}
