import { Box, CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { useCallback, useEffect } from 'react';
import { graphql, useQueryLoader } from 'react-relay';
import { PageQueryContent } from '../../../relay/PageQuery.tsx';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { ChakraRoot } from '../../../ui/theme/ChakraRoot.tsx';
import { useInitialFocus } from '../../../ui/dialogs/useInitialFocus.ts';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import type { CartDrawerQuery } from './__generated__/CartDrawerQuery.graphql.ts';
import { CartPanel, CartPanelSkeleton } from './CartPanel.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { texts } from '../texts.ts';

export interface CartDrawerProps {
  /** A signed-out visitor has no cart to load. */
  isSignedIn: boolean;
  isOpen: boolean;
  onClose: () => void;
}

const cartDrawerQuery = graphql`
  query CartDrawerQuery {
    viewer {
      ...CartPanel_viewer
      cart {
        ...CartPanel_cart
      }
    }
  }
`;

/** The cart over the page: a dialog that slides in from the side and fills a phone. */
export function CartDrawer({ isSignedIn, isOpen, onClose }: CartDrawerProps) {
  const { content, title, initialFocusEl } = useInitialFocus();
  const [queryRef, loadQuery] = useQueryLoader<CartDrawerQuery>(cartDrawerQuery);
  const load = useCallback(() => loadQuery({}, { fetchPolicy: 'store-and-network' }), [loadQuery]);

  // No layout effect: useQueryLoader's own effect would release what was loaded before it ran.
  useEffect(() => {
    if (isOpen && isSignedIn) load();
  }, [isOpen, isSignedIn, load]);

  return (
    <ChakraRoot>
      <Drawer.Root
        open={isOpen}
        onOpenChange={({ open }) => !open && onClose()}
        placement="end"
        initialFocusEl={initialFocusEl}
        unmountOnExit
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content
              ref={content}
              width={{ base: '100%', md: '26.25rem' }}
              maxWidth="100%"
              height="100dvh"
              borderRadius="0"
            >
              <Drawer.Header borderBottomWidth="1px" paddingInline="4" paddingBlock="3">
                <Drawer.Title ref={title} tabIndex={-1} outline="none" as="h2" fontSize="lg" fontWeight="bold">
                  {texts.title}
                </Drawer.Title>
                <Drawer.CloseTrigger asChild position="static">
                  <CloseButton colorPalette="gray" aria-label="Close cart" />
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <Drawer.Body padding="0" overflowY="auto">
                <SectionBoundary
                  fallback={<CartPanelSkeleton />}
                  resetKey={queryRef}
                  onRetry={load}
                  messageOf={toErrorMessage}
                >
                  {!isSignedIn && <EmptyCart isSignedIn={false} onLeave={onClose} />}
                  {isSignedIn && queryRef == null && <CartPanelSkeleton />}
                  {isSignedIn && queryRef != null && (
                    <PageQueryContent<CartDrawerQuery> query={cartDrawerQuery} queryRef={queryRef}>
                      {({ viewer }) => (
                        <Box height="100%">
                          {viewer == null ? (
                            <EmptyCart isSignedIn={false} onLeave={onClose} />
                          ) : (
                            <CartPanel viewer={viewer} cart={viewer.cart} onLeave={onClose} />
                          )}
                        </Box>
                      )}
                    </PageQueryContent>
                  )}
                </SectionBoundary>
              </Drawer.Body>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </ChakraRoot>
  );
}
