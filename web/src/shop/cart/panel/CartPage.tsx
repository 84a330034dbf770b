import { Box, Heading } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { Navigate } from 'react-router-dom';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import type { CartPageQuery } from './__generated__/CartPageQuery.graphql.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { texts } from '../texts.ts';

const cartPageQuery = graphql`
  query CartPageQuery {
    viewer {
      __typename
    }
  }
`;

/** The cart of a visitor, which is empty; the cart of a shopper is the checkout. */
export function CartPage() {
  return (
    <PageQuery<CartPageQuery> query={cartPageQuery} fallback={null}>
      {({ viewer }) =>
        viewer != null ? (
          <Navigate to="/checkout" replace />
        ) : (
          <Box maxWidth="40rem" marginInline="auto">
            <PageTitle title={texts.title} />
            <Heading as="h1" textStyle="2xl" marginBottom="4">
              {texts.title}
            </Heading>
            <Box layerStyle="card">
              <EmptyCart isSignedIn={false} />
            </Box>
          </Box>
        )
      }
    </PageQuery>
  );
}
