import { Box, Button, Grid, Heading, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { showError, showSuccess } from '../ui/toaster.ts';
import type { CheckoutForm_viewer$key } from './__generated__/CheckoutForm_viewer.graphql.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { CheckoutCart } from './CheckoutCart.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { texts } from './texts.ts';
import { TotalChangedDialog } from './TotalChangedDialog.tsx';
import { usePlaceOrder } from './usePlaceOrder.ts';

/** Address, bill and the way to pay; a total that changed meanwhile is shown and asked about before anything is ordered. */
export function CheckoutForm({ viewer: viewerKey }: { viewer: CheckoutForm_viewer$key }) {
  const { addresses, cart, ...viewer } = useFragment(
    graphql`
      fragment CheckoutForm_viewer on User {
        addresses(first: 50) @connection(key: "AddressBook_addresses") {
          edges {
            node {
              id
            }
          }
        }
        cart {
          id
          isOrderable
          bill {
            quantity
            grandTotal
          }
          ...CheckoutCart_cart
          ...TotalChangedDialog_cart
        }
        ...AddressChoice_viewer
      }
    `,
    viewerKey,
  );
  const navigate = useNavigate();
  const reasonId = useId();
  const [placeOrder, isBusy] = usePlaceOrder(cart.id);
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [isPlaced, setIsPlaced] = useState(false);
  // The total that the shopper had agreed to when the server answered that it is another one now.
  const [outdatedTotal, setOutdatedTotal] = useState<number | null>(null);
  const addressIds = addresses.edges.map((edge) => edge.node.id);
  const chosenId = addressIds.find((id) => id === pickedId) ?? addressIds[0] ?? null;

  if (isPlaced) return <CheckoutSkeleton />;
  if (cart.bill.quantity === 0) return <EmptyCart isSignedIn />;

  const order = () => {
    if (chosenId === null) return;
    const expectedTotal = cart.bill.grandTotal;
    placeOrder(
      { addressId: chosenId, expectedTotal },
      {
        onPlaced: (orderId) => {
          setIsPlaced(true);
          showSuccess(texts.placed);
          void navigate('/success', { replace: true, state: { text: 'Order', orderId } });
        },
        onTotalChanged: () => setOutdatedTotal(expectedTotal),
        onRefused: (message) => {
          setOutdatedTotal(null);
          showError(message);
        },
      },
    );
  };

  return (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 24rem' }} gap="8" alignItems="start">
      <AddressChoice viewer={viewer} chosenId={chosenId} onChoose={setPickedId} />
      <Box as="section" layerStyle="card" padding="5" position={{ lg: 'sticky' }} top="24">
        <Heading as="h2" textStyle="lg" marginBottom="4">
          {texts.summary}
        </Heading>
        <CheckoutCart cart={cart} />
        {chosenId === null && (
          <Text id={reasonId} fontSize="sm" color="fg.muted" marginTop="4">
            {texts.noAddress}
          </Text>
        )}
        <Button
          width="100%"
          height="12"
          marginTop="5"
          loading={isBusy}
          disabled={chosenId === null || !cart.isOrderable}
          aria-describedby={chosenId === null ? reasonId : undefined}
          onClick={order}
        >
          {texts.cashOnDelivery}
        </Button>
      </Box>
      <TotalChangedDialog
        cart={cart}
        outdatedTotal={outdatedTotal}
        isBusy={isBusy}
        onClose={() => setOutdatedTotal(null)}
        onConfirm={order}
      />
    </Grid>
  );
}
