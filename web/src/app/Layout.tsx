import { Box, Button, chakra, Flex, Skeleton } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Outlet, ScrollRestoration, useRevalidator, type Location } from 'react-router-dom';
import { CartButton } from '../cart/CartButton.tsx';
import { PendingAdd } from '../cart/PendingAdd.tsx';
import { ViewCartBar } from '../cart/ViewCartBar.tsx';
import { AccountMenu } from '../identity/AccountMenu.tsx';
import { LoginLink } from '../identity/LoginLink.tsx';
import { usePageQuery } from '../relay/preload.ts';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';
import type { LayoutQuery } from './__generated__/LayoutQuery.graphql.ts';
import { Footer } from './Footer.tsx';
import { FooterCategories } from './FooterCategories.tsx';
import { Header } from './Header.tsx';
import { texts } from './texts.ts';
import { useFocusOnNavigation } from '../ui/useFocusOnNavigation.ts';

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

/** The frame of every page; each part that loads data suspends and fails on its own. */
export function Layout() {
  const queryRef = usePageQuery<LayoutQuery>(layoutQuery);
  const main = useFocusOnNavigation();

  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink href="#content">{texts.skip}</SkipLink>
      <Header
        account={
          <Slot
            queryRef={queryRef}
            fallback={<Skeleton h="11" w={{ base: '11', md: '24' }} />}
            renderError={(retry) => <RetryButton onClick={retry} />}
          >
            {({ viewer }) => (viewer == null ? <LoginLink /> : <AccountMenu viewer={viewer} />)}
          </Slot>
        }
        cart={
          <Slot queryRef={queryRef} fallback={<Skeleton h="12" w="7.25rem" />}>
            {({ viewer }) => <CartButton cart={viewer?.cart} />}
          </Slot>
        }
      />
      <Main id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer
        categories={
          <Slot queryRef={queryRef} fallback={<Box minH="40" />}>
            {({ categories }) => <FooterCategories categories={categories} />}
          </Slot>
        }
      />
      <Slot queryRef={queryRef}>
        {({ viewer }) => (
          <>
            <ViewCartBar cart={viewer?.cart} />
            <PendingAdd isSignedIn={viewer != null} />
          </>
        )}
      </Slot>
      <ScrollRestoration getKey={scrollKeyOf} />
    </Flex>
  );
}

/** Names a history entry; the first of each document has no key of its own, and would begin where another had been left. */
function scrollKeyOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

interface SlotProps {
  queryRef: PreloadedQuery<LayoutQuery>;
  /** Shown while the data loads. */
  fallback?: ReactNode;
  /** Shown when the data could not be loaded; null for parts that a page can do without. */
  renderError?: (retry: () => void) => ReactNode;
  children: (data: LayoutQuery['response']) => ReactNode;
}

function Slot({ queryRef, fallback = null, renderError = () => null, children }: SlotProps) {
  const { revalidate } = useRevalidator();
  return (
    <SectionBoundary
      fallback={fallback}
      resetKey={queryRef}
      onRetry={() => void revalidate()}
      renderError={renderError}
    >
      <SlotContent queryRef={queryRef}>{children}</SlotContent>
    </SectionBoundary>
  );
}

function SlotContent({ queryRef, children }: Pick<SlotProps, 'queryRef' | 'children'>) {
  return children(usePreloadedQuery<LayoutQuery>(layoutQuery, queryRef));
}

function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ghost" size="sm" onClick={onClick}>
      <RotateCw aria-hidden />
      {texts.retry}
    </Button>
  );
}

const Main = chakra('main', {
  base: {
    flex: '1',
    w: 'full',
    maxW: 'page',
    minH: '100dvh',
    mx: 'auto',
    px: { base: '4', md: '6', xl: '8' },
    pt: { base: '4', md: '6' },
    pb: '12',
    outline: 'none',
  },
});

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
