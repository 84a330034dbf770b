/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- the cart is asked for on behalf of the header */
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { SignInFirst } from '../identity/SignInFirst.tsx';
import { PageBoundary } from '../relay/PageBoundary.tsx';
import { usePageQuery } from '../relay/preload.ts';
import type { SuccessPageQuery } from './__generated__/SuccessPageQuery.graphql.ts';
import { endedOrderId } from './endedOrderId.ts';
import { EndPage } from './EndPage.tsx';
import { EndPageSkeleton } from './EndPageSkeleton.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { SeeOrder } from './SeeOrder.tsx';
import { endTexts } from './texts.ts';

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

/** What went well: as the order says that the address names, or as told by the page that led here. */
export function SuccessPage() {
  const { search } = useLocation();
  return endedOrderId(search) === null ? <ToldSuccess /> : <OrderSuccess />;
}

function OrderSuccess() {
  const queryRef = usePageQuery<SuccessPageQuery>(successPageQuery);
  return (
    <PageBoundary fallback={<EndPageSkeleton />}>
      <OrderSuccessContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function OrderSuccessContent({ queryRef }: { queryRef: PreloadedQuery<SuccessPageQuery> }) {
  const { viewer, order } = usePreloadedQuery<SuccessPageQuery>(successPageQuery, queryRef);
  if (viewer == null) return <SignInFirst />;
  return order == null ? <ToldSuccess /> : <PaymentOutcome order={order} />;
}

/** The address alone says 'Payment'. */
function ToldSuccess() {
  const state: unknown = useLocation().state;
  const orderId = readText(state, 'orderId');
  return (
    <EndPage
      kind="done"
      title={endTexts.successful(readText(state, 'text') ?? endTexts.successfulDefault)}
      text={orderId === undefined ? undefined : endTexts.successText}
    >
      {orderId !== undefined && <SeeOrder orderId={orderId} />}
    </EndPage>
  );
}

function readText(state: unknown, name: string): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
