import { useRef, type MouseEvent, type Ref } from 'react';
import { graphql } from 'react-relay';
import { chakra, Flex, Heading } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { RedirectToLogin } from '../identity/RedirectToLogin.tsx';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { CheckoutPageQuery } from './__generated__/CheckoutPageQuery.graphql.ts';
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
    <Flex
      data-page-header=""
      alignItems="center"
      gap="1"
      position={{ base: 'sticky', md: 'static' }}
      top="0"
      zIndex="sticky"
      height="12"
      marginInline={{ base: '-4', md: '-3' }}
      marginTop={{ base: '-4', md: '0' }}
      marginBottom={{ base: '3', md: '4' }}
      paddingInline={{ base: '1', md: '0' }}
      background="bg"
      borderBottomWidth={{ base: '1px', md: '0' }}
    >
      <chakra.span
        asChild
        boxSize="11"
        display="flex"
        alignItems="center"
        justifyContent="center"
        borderRadius="control"
      >
        <Link to="/" aria-label="Back" onClick={goBack}>
          <ArrowLeft aria-hidden />
        </Link>
      </chakra.span>
      <Heading as="h1" ref={titleRef} tabIndex={-1} textStyle={{ base: 'lg', md: '2xl' }} outline="none">
        Checkout
      </Heading>
    </Flex>
  );
}

/** Whether the history has an earlier page of the shop; the router counts its entries in the history's state. */
function hasPreviousPage(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && Number(Reflect.get(state, 'idx')) > 0;
}
