import { Box, Heading } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import type { CartPageQuery } from './__generated__/CartPageQuery.graphql.ts';
import { CartPanel, CartPanelSkeleton } from './CartPanel.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { texts } from '../texts.ts';

const cartPageQuery = graphql`
  query CartPageQuery {
    viewer {
      ...CartPanel_viewer
      cart {
        ...CartPanel_cart
      }
    }
  }
`;

/** The cart as a page: the content of the drawer, with a URL of its own. */
export function CartPage() {
  return (
    <Box maxWidth="40rem" marginInline="auto">
      <PageTitle title={texts.title} />
      <Heading as="h1" textStyle="2xl" marginBottom="4">
        {texts.title}
      </Heading>
      {/* On phones the lines need the whole width: the card reaches the edges of the screen. */}
      <Box
        layerStyle="card"
        marginInline={{ base: '-4', md: '0' }}
        borderInlineWidth={{ base: '0', md: '1px' }}
        borderRadius={{ base: '0', md: 'card' }}
      >
        <PageQuery<CartPageQuery> query={cartPageQuery} fallback={<CartPanelSkeleton />}>
          {({ viewer }) =>
            viewer == null ? <EmptyCart isSignedIn={false} /> : <CartPanel viewer={viewer} cart={viewer.cart} />
          }
        </PageQuery>
      </Box>
    </Box>
  );
}
