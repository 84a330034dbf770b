import { Box, Grid, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { BillDetails } from '../cart/BillDetails.tsx';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { loginPath } from '../identity/loginPath.ts';
import { showError, showSuccess } from '../ui/toaster.ts';
import type { CheckoutForm_viewer$key } from './__generated__/CheckoutForm_viewer.graphql.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { CheckoutTrouble } from './CheckoutTrouble.tsx';
import { PayBar } from './PayBar.tsx';
import { texts } from './texts.ts';
import { TotalChangedDialog } from './TotalChangedDialog.tsx';
import { usePlaceOrder } from './usePlaceOrder.ts';

/** Address, bill and the way to pay; a total that changed meanwhile is shown and asked about before anything is ordered. */
export function CheckoutForm({ viewer: viewerKey }: { viewer: CheckoutForm_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment CheckoutForm_viewer on User {
        addresses(first: 50) @connection(key: "AddressBook_addresses") {
          __id
          edges {
            node {
              id
            }
          }
        }
        cart {
          id
          isOrderable
          lines(first: 50) @connection(key: "CartPanel_lines") {
            edges {
              __typename
            }
          }
          bill {
            grandTotal
            ...BillDetails_bill
          }
          ...CheckoutTrouble_cart
          ...TotalChangedDialog_cart
        }
        ...AddressChoice_viewer
      }
    `,
    viewerKey,
  );
  const { cart } = viewer;
  const navigate = useNavigate();
  const [placeOrder, isBusy] = usePlaceOrder({ cartId: cart.id, addressListId: viewer.addresses.__id });
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [isPlaced, setIsPlaced] = useState(false);
  // The total that the shopper had agreed to when the server answered that it is another one now.
  const [outdatedTotal, setOutdatedTotal] = useState<number | null>(null);
  const addressIds = viewer.addresses.edges.map((edge) => edge.node.id);
  const chosenId = addressIds.find((id) => id === pickedId) ?? addressIds[0] ?? null;

  if (isPlaced) return <CheckoutSkeleton />;
  if (cart.lines.edges.length === 0) return <EmptyCart isSignedIn />;

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
        onSignedOut: () => {
          showError(texts.pleaseLogIn);
          void navigate(loginPath('/checkout'));
        },
      },
    );
  };

  return (
    <>
      <CheckoutTrouble cart={cart} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }} gap="8" alignItems="start">
        <AddressChoice viewer={viewer} chosenId={chosenId} onChoose={setPickedId} />
        <Box as="section" layerStyle="card" padding="5" position={{ lg: 'sticky' }} top="24" aria-label={texts.summary}>
          <Heading as="h2" textStyle="lg" marginBottom="4">
            {texts.summary}
          </Heading>
          <BillDetails bill={cart.bill} />
          <PayBar
            total={cart.bill.grandTotal}
            isBusy={isBusy}
            hindrance={hindranceOf(cart.isOrderable, chosenId)}
            onOrder={order}
          />
        </Box>
      </Grid>
      <TotalChangedDialog
        cart={cart}
        outdatedTotal={outdatedTotal}
        isBusy={isBusy}
        onClose={() => setOutdatedTotal(null)}
        onConfirm={order}
      />
    </>
  );
}

function hindranceOf(isOrderable: boolean, addressId: string | null): string | null {
  if (!isOrderable) return texts.notOrderableElsewhere;
  return addressId === null ? texts.noAddress : null;
}
