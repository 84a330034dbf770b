import { Box, CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { toErrorMessage } from '../relay/RequestError.ts';
import { ChakraRoot } from '../ui/theme/ChakraRoot.tsx';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';
import type { CartDrawerQuery } from './__generated__/CartDrawerQuery.graphql.ts';
import { CartPanel } from './CartPanel.tsx';
import { CartPanelSkeleton } from './CartPanelSkeleton.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { texts } from './texts.ts';

export interface CartDrawerProps {
  /** Null for a signed-out visitor, who has no cart to load. */
  queryRef: PreloadedQuery<CartDrawerQuery> | null;
  isOpen: boolean;
  onClose: () => void;
  /** Loads the query again. */
  onRetry: () => void;
}

/** The cart over the page: a dialog that slides in from the side and fills a phone. */
export function CartDrawer({ queryRef, isOpen, onClose, onRetry }: CartDrawerProps) {
  return (
    <ChakraRoot>
      <Drawer.Root open={isOpen} onOpenChange={({ open }) => !open && onClose()} placement="end" unmountOnExit>
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content width={{ base: '100%', md: '26.25rem' }} maxWidth="100%" height="100dvh" borderRadius="0">
              <Drawer.Header borderBottomWidth="1px" paddingInline="4" paddingBlock="3">
                <Drawer.Title as="h2" fontSize="lg" fontWeight="bold">
                  {texts.title}
                </Drawer.Title>
                <Drawer.CloseTrigger asChild position="static">
                  <CloseButton colorPalette="gray" aria-label={texts.close} />
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <Drawer.Body padding="0" overflowY="auto">
                <SectionBoundary
                  fallback={<CartPanelSkeleton />}
                  resetKey={queryRef}
                  onRetry={onRetry}
                  messageOf={toErrorMessage}
                >
                  {queryRef === null ? (
                    <EmptyCart isSignedIn={false} onLeave={onClose} />
                  ) : (
                    <DrawerContent queryRef={queryRef} onLeave={onClose} />
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

interface DrawerContentProps {
  queryRef: PreloadedQuery<CartDrawerQuery>;
  onLeave: () => void;
}

function DrawerContent({ queryRef, onLeave }: DrawerContentProps) {
  const { viewer } = usePreloadedQuery<CartDrawerQuery>(
    graphql`
      query CartDrawerQuery {
        viewer {
          cart {
            ...CartPanel_cart
          }
        }
      }
    `,
    queryRef,
  );
  return (
    <Box height="100%">
      {viewer === null || viewer === undefined ? (
        <EmptyCart isSignedIn={false} onLeave={onLeave} />
      ) : (
        <CartPanel cart={viewer.cart} onLeave={onLeave} />
      )}
    </Box>
  );
}
