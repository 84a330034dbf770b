import { Button } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { PayCashButton } from '../../orders/unpaid/PayCashButton.tsx';
import type { RetryPayment_order$key } from './__generated__/RetryPayment_order.graphql.ts';
import { resultTexts } from '../texts.ts';

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
