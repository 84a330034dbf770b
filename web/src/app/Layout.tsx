import { Box, chakra, Flex } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PendingAdd } from '../cart/PendingAdd.tsx';
import { ViewCartBar } from '../cart/ViewCartBar.tsx';
import { usePageQuery } from '../relay/preload.ts';
import type { LayoutQuery } from './__generated__/LayoutQuery.graphql.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LayoutSlot } from './LayoutSlot.tsx';
import { texts } from './texts.ts';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

const layoutQuery = graphql`
  query LayoutQuery {
    viewer {
      ...AccountMenu_viewer
      cart {
        ...CartButton_cart
        ...ViewCartBar_cart
      }
    }
    categories(first: 30) {
      ...FooterCategories_categories
    }
  }
`;

/** What surrounds every page; each part of it that shows data waits and fails by itself. */
export function Layout() {
  const queryRef = usePageQuery<LayoutQuery>(layoutQuery);
  const main = useFocusOnArrival();
  const slot = { query: layoutQuery, queryRef };

  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink href="#content">{texts.skip}</SkipLink>
      <Header slot={slot} />
      <Box
        as="main"
        id="content"
        ref={main}
        tabIndex={-1}
        flex="1"
        w="full"
        maxW="100rem"
        minH="100dvh"
        mx="auto"
        px={{ base: '4', md: '6', xl: '8' }}
        pt={{ base: '4', md: '6' }}
        pb="12"
        outline="none"
      >
        <Outlet />
      </Box>
      <Footer slot={slot} />
      <LayoutSlot slot={slot}>
        {({ viewer }) => (
          <>
            <ViewCartBar cart={viewer?.cart} />
            <PendingAdd isSignedIn={viewer != null} />
          </>
        )}
      </LayoutSlot>
      <ScrollRestoration />
    </Flex>
  );
}

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skipNav',
    px: '4',
    py: '3',
    layerStyle: 'float',
    fontWeight: 'semibold',
    color: 'green.fg',
    translate: '0 -200%',
    _focus: { translate: '0 0' },
  },
});
