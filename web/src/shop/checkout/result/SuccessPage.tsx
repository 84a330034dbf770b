/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- the cart is asked for on behalf of the header */
import { graphql } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { RedirectToLogin } from '../../identity/RedirectToLogin.tsx';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import type { SuccessPageQuery } from './__generated__/SuccessPageQuery.graphql.ts';
import { orderIdFromSearch } from './resultPath.ts';
import { CardSkeletons } from '../../../ui/CardSkeletons.tsx';
import { CheckoutResult, CheckoutResultSkeleton, OrderSummaryColumn, SeeOrder } from './CheckoutResult.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { resultTexts } from '../texts.ts';

const successPageQuery = graphql`
  query SuccessPageQuery($id: ID!) {
    # With the order, because one that is paid has emptied it.
    viewer {
      cart {
        ...cartTotals_cart
      }
    }
    order(id: $id) {
      ...PaymentOutcome_order
    }
  }
`;

/** The success page: shows the outcome of the order that the URL names, or the text of the history state. */
export function SuccessPage() {
  const { search, state } = useLocation();
  if (orderIdFromSearch(search) === null) return <SuccessFromState />;
  const isPlaced = readText(state, 'text') !== undefined;
  const fallback = isPlaced ? (
    <>
      <SuccessFromState kind="placed" />
      <OrderSummaryColumn>
        <CardSkeletons count={2} lines={6} isTitled />
      </OrderSummaryColumn>
    </>
  ) : (
    <CheckoutResultSkeleton />
  );
  return (
    <PageQuery<SuccessPageQuery> query={successPageQuery} fallback={fallback}>
      {({ viewer, order }) => {
        if (viewer == null) return <RedirectToLogin />;
        return order == null ? <SuccessFromState /> : <PaymentOutcome order={order} />;
      }}
    </PageQuery>
  );
}

/** Without a history state the text is 'Payment'. */
function SuccessFromState({ kind = 'done' }: { kind?: 'done' | 'placed' }) {
  const state: unknown = useLocation().state;
  const orderId = readText(state, 'orderId');
  return (
    <CheckoutResult
      kind={kind}
      title={resultTexts.successful(readText(state, 'text') ?? resultTexts.successfulDefault)}
      text={orderId === undefined ? undefined : placedText(state)}
    >
      {orderId !== undefined && <SeeOrder orderId={orderId} />}
    </CheckoutResult>
  );
}

function placedText(state: unknown): string {
  if (readField(state, 'isOnHold') === true) return resultTexts.placedOnHold;
  const minutes = readField(state, 'minutes');
  return typeof minutes === 'number' ? resultTexts.placedArriving(minutes) : resultTexts.placed;
}

function readText(state: unknown, name: string): string | undefined {
  const value = readField(state, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readField(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}
