import { useRef, type MouseEvent, type Ref } from 'react';
import { graphql } from 'react-relay';
import { Heading } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { RedirectToLogin } from '../identity/RedirectToLogin.tsx';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { CheckoutPageQuery } from './__generated__/CheckoutPageQuery.graphql.ts';
import styles from './CheckoutPage.module.css';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutSkeleton } from './CheckoutLayout.tsx';
import { UnpaidOrderBanner } from './UnpaidOrderBanner.tsx';

const checkoutPageQuery = graphql`
  query CheckoutPageQuery {
    viewer {
      ...UnpaidOrderBanner_viewer
    }
    ...CheckoutForm_query
  }
`;

/** The checkout: address, bill and payment. */
export function CheckoutPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageTitle title="Checkout" />
      <CheckoutHeader titleRef={heading} />
      <PageQuery<CheckoutPageQuery> query={checkoutPageQuery} fallback={<CheckoutSkeleton />}>
        {(query) =>
          query.viewer == null ? (
            <RedirectToLogin />
          ) : (
            <>
              <UnpaidOrderBanner viewer={query.viewer} onAbandoned={() => heading.current?.focus()} />
              <CheckoutForm query={query} />
            </>
          )
        }
      </PageQuery>
    </>
  );
}

/**
 * The checkout's title with a way back. It takes the place of the shop's header on phones, which Layout.module.css hides beside
 * an element with this attribute.
 */
function CheckoutHeader({ titleRef }: { titleRef: Ref<HTMLHeadingElement> }) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!hasPreviousPage()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <div data-page-header="" className={styles.header}>
      <Link className={styles.back} to="/" aria-label="Back" onClick={goBack}>
        <ArrowLeft aria-hidden />
      </Link>
      <Heading as="h1" ref={titleRef} tabIndex={-1} textStyle={{ base: 'lg', md: '2xl' }} outline="none">
        Checkout
      </Heading>
    </div>
  );
}

/** Whether the history has an earlier page of the shop; the router counts its entries in the history's state. */
function hasPreviousPage(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && Number(Reflect.get(state, 'idx')) > 0;
}
