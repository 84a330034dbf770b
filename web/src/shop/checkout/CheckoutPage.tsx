import { useRef, type RefObject } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { RedirectToLogin } from '../identity/RedirectToLogin.tsx';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { CheckoutPageQuery } from './__generated__/CheckoutPageQuery.graphql.ts';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutSkeleton } from './CheckoutLayout.tsx';
import { texts } from './texts.ts';
import { UnpaidOrderBanner } from './UnpaidOrderBanner.tsx';

const checkoutPageQuery = graphql`
  query CheckoutPageQuery {
    onlinePayment {
      ...CheckoutForm_onlinePayment
    }
    shop {
      ...CheckoutForm_shop
    }
    viewer {
      ...UnpaidOrderBanner_viewer
      ...CheckoutForm_viewer
    }
  }
`;

/** The checkout: address, bill and payment. */
export function CheckoutPage() {
  const queryRef = usePageQuery<CheckoutPageQuery>(checkoutPageQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageTitle title={texts.title} />
      <CheckoutHeader titleRef={heading} />
      <PageBoundary fallback={<CheckoutSkeleton />}>
        <CheckoutPageContent queryRef={queryRef} heading={heading} />
      </PageBoundary>
    </>
  );
}

interface CheckoutPageContentProps {
  queryRef: PreloadedQuery<CheckoutPageQuery>;
  heading: RefObject<HTMLElement | null>;
}

function CheckoutPageContent({ queryRef, heading }: CheckoutPageContentProps) {
  const { onlinePayment, shop, viewer } = usePreloadedQuery<CheckoutPageQuery>(checkoutPageQuery, queryRef);
  if (viewer == null) return <RedirectToLogin />;
  return (
    <>
      <UnpaidOrderBanner viewer={viewer} onAbandoned={() => heading.current?.focus()} />
      <CheckoutForm viewer={viewer} onlinePayment={onlinePayment} shop={shop} />
    </>
  );
}
