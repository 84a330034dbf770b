import { Box, Flex, Grid, Heading } from '@chakra-ui/react';
import { Timer } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { BillDetails } from '../cart/BillDetails.tsx';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import type { CheckoutForm_onlinePayment$key } from './__generated__/CheckoutForm_onlinePayment.graphql.ts';
import type { CheckoutForm_viewer$key } from './__generated__/CheckoutForm_viewer.graphql.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { CheckoutTrouble } from './CheckoutTrouble.tsx';
import { PayBar } from './PayBar.tsx';
import { texts } from './texts.ts';
import { TotalChangedDialog } from './TotalChangedDialog.tsx';
import { useOrdering } from './useOrdering.ts';

interface CheckoutFormProps {
  viewer: CheckoutForm_viewer$key;
  /** Null where the shop takes cash alone. */
  onlinePayment: CheckoutForm_onlinePayment$key | null | undefined;
}

/** Address, bill and the ways to pay; a total that changed meanwhile is shown and asked about before anything is ordered. */
export function CheckoutForm({ viewer: viewerKey, onlinePayment: onlinePaymentKey }: CheckoutFormProps) {
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
          minutesToDoor
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
  const onlinePayment = useFragment(
    graphql`
      fragment CheckoutForm_onlinePayment on OnlinePayment {
        ...PayBar_onlinePayment
      }
    `,
    onlinePaymentKey,
  );
  const { cart } = viewer;
  const [pickedId, setPickedId] = useState<string | null>(null);
  const addressIds = viewer.addresses.edges.map((edge) => edge.node.id);
  const chosenId = addressIds.find((id) => id === pickedId) ?? addressIds[0] ?? null;
  const { order, busyWith, isPlaced, outdated, forgetOutdated } = useOrdering({
    cartId: cart.id,
    addressListId: viewer.addresses.__id,
    addressId: chosenId,
    total: cart.bill.grandTotal,
  });

  if (isPlaced) return <CheckoutSkeleton />;
  if (cart.lines.edges.length === 0) return <EmptyCart isSignedIn />;

  return (
    <>
      <CheckoutTrouble cart={cart} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }} gap="8" alignItems="start">
        <AddressChoice viewer={viewer} chosenId={chosenId} onChoose={setPickedId} />
        <Box as="section" layerStyle="card" padding="5" position={{ lg: 'sticky' }} top="24" aria-label={texts.summary}>
          <Heading as="h2" textStyle="lg" marginBottom="4">
            {texts.summary}
          </Heading>
          {cart.minutesToDoor != null && (
            <Flex alignItems="center" gap="2" marginBottom="4" color="fg.success" fontWeight="semibold">
              <Timer size={18} aria-hidden />
              {texts.atTheDoorIn(cart.minutesToDoor)}
            </Flex>
          )}
          <BillDetails bill={cart.bill} />
          <PayBar
            onlinePayment={onlinePayment}
            total={cart.bill.grandTotal}
            busyWith={busyWith}
            hindrance={hindranceOf(cart.isOrderable, chosenId)}
            onOrder={order}
          />
        </Box>
      </Grid>
      <TotalChangedDialog
        cart={cart}
        outdatedTotal={outdated?.expectedTotal ?? null}
        isBusy={busyWith !== null}
        onClose={forgetOutdated}
        onConfirm={() => outdated !== null && order(outdated.paymentMethod)}
      />
    </>
  );
}

function hindranceOf(isOrderable: boolean, addressId: string | null): string | null {
  if (!isOrderable) return texts.notOrderableElsewhere;
  return addressId === null ? texts.noAddress : null;
}
