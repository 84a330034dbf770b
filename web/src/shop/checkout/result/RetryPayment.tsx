import { Button } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { PayCashButton } from '../../orders/PayCashButton.tsx';
import { resultTexts } from '../texts.ts';
import type { RetryPayment_order$key } from './__generated__/RetryPayment_order.graphql.ts';

/** The ways to pay after a payment has failed: again at the checkout, or in cash. */
export function RetryPayment({ order: orderKey }: { order: RetryPayment_order$key }) {
  const order = useFragment(
    graphql`
      fragment RetryPayment_order on Order {
        ...PayCashButton_order
      }
    `,
    orderKey,
  );
  return (
    <>
      <Button asChild>
        <Link to="/checkout">{resultTexts.tryAgain}</Link>
      </Button>
      <PayCashButton order={order} />
    </>
  );
}

/** Says why an order was not paid, and that nothing was charged. */
export function failureText(reason: string | null | undefined): string {
  return reason === 'DECLINED'
    ? 'Your payment was declined. You haven’t been charged. Your items are still in your cart.'
    : resultTexts.cancelledText;
}
