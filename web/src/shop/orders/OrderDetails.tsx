import { Button, Flex, Grid } from '@chakra-ui/react';
import { useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import type { OrderDetails_order$key } from './__generated__/OrderDetails_order.graphql.ts';
import type { OrderDetails_contact$key } from './__generated__/OrderDetails_contact.graphql.ts';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import { DeliveryPreferences } from './DeliveryPreferences.tsx';
import { OrderBill } from './OrderBill.tsx';
import { OrderAddressLines } from './OrderAddressLines.tsx';
import { OrderHelp } from './OrderHelp.tsx';
import { OrderInvoice } from './OrderInvoice.tsx';
import { OrderNotices } from './OrderNotices.tsx';
import { OrderNow } from './OrderNow.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderSection } from './OrderSection.tsx';
import { OrderTimeline } from './timeline/OrderTimeline.tsx';
import { OrderPages } from './OrderPages.tsx';
import { RefundRequests } from './refunds/RefundRequests.tsx';
import { ReportProblem } from './refunds/ReportProblem.tsx';
import { ReorderButton } from './reorder/ReorderButton.tsx';
import { texts } from './texts.ts';
import { useOrderUpdates } from './useOrderUpdates.ts';

interface OrderDetailsProps {
  order: OrderDetails_order$key;
  contact: OrderDetails_contact$key;
}

/** An order's page: what happens now, and below it timeline, products, address, payment and bill. */
export function OrderDetails({ order: orderKey, contact: contactKey }: OrderDetailsProps) {
  const order = useFragment(
    graphql`
      fragment OrderDetails_order on Order {
        number
        status
        canCancel
        address {
          ...OrderAddressLines_address
        }
        deliveryPreferences {
          ...DeliveryPreferences_preferences
        }
        ...OrderNotices_order
        ...useOrderUpdates_order
        ...OrderNow_order
        ...OrderLines_order
        ...OrderTimeline_order
        ...OrderBill_order
        ...OrderPayment_order
        ...OrderInvoice_order
        ...OrderPages_order
        ...CancelOrderDialog_order
        ...ReorderButton_order
        ...RefundRequests_order
        ...ReportProblem_order
      }
    `,
    orderKey,
  );
  const contact = useFragment(
    graphql`
      fragment OrderDetails_contact on HelpContact {
        ...OrderHelp_contact
      }
    `,
    contactKey,
  );
  useOrderUpdates(order);
  const [isCancelling, setCancelling] = useState(false);
  const timeline = useRef<HTMLDivElement>(null);
  // Paying is the first thing to do while the payment is outstanding.
  const isWaiting = order.status === 'PENDING_PAYMENT';
  const [minHeight] = useState({ base: isWaiting ? '9.25rem' : '3.5rem', md: '0' });
  const cancel = order.canCancel && (
    <Button variant={isWaiting ? 'ghost' : 'outline'} colorPalette="gray" onClick={() => setCancelling(true)}>
      Cancel order
    </Button>
  );

  return (
    <>
      <PageTitle title={texts.number(order.number)} />
      <Flex justifyContent="space-between" alignItems="flex-start" gap="3" wrap="wrap" marginBottom="5">
        <OrderNow order={order} />
        {/* On a phone as high as the tallest of what follows one another here while the order is on the page. */}
        <Flex gap="2" flex={{ base: '1 0 100%', md: '0 1 auto' }} alignItems="start" minHeight={minHeight}>
          <ReorderButton order={order} />
          {!isWaiting && cancel}
          <OrderNotices order={order} cancel={cancel} />
        </Flex>
      </Flex>
      <CancelOrderDialog
        order={order}
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        // While the button is on the page, the dialog returns the focus to it.
        finalFocus={order.canCancel ? undefined : () => timeline.current}
      />
      <OrderColumns
        main={
          <>
            <OrderSection title="Order status" ref={timeline}>
              <OrderTimeline order={order} />
            </OrderSection>
            <OrderSection title="Items">
              <OrderLines order={order} />
              <ReportProblem order={order} />
              <RefundRequests order={order} />
            </OrderSection>
          </>
        }
        side={
          <>
            <OrderBill order={order} cashLabel={texts.toPay} />
            <OrderSection title="Delivery address">
              <OrderAddressLines address={order.address} />
              <DeliveryPreferences preferences={order.deliveryPreferences} />
            </OrderSection>
            <OrderSection title="Payment">
              <OrderPayment order={order} />
            </OrderSection>
            <OrderInvoice order={order} />
            <OrderPages order={order} />
            <OrderSection title="Help">
              <OrderHelp order={order} contact={contact} />
            </OrderSection>
          </>
        }
      />
    </>
  );
}

/** An order while it loads. */
export function OrderSkeleton() {
  return (
    <div aria-busy aria-hidden>
      <Flex direction="column" gap="2" marginBottom="5" minHeight={{ base: '9.25rem', md: '4.875rem' }}>
        <TextSkeleton width="12rem" />
        <TextSkeleton width="15rem" />
        <TextSkeleton width="18rem" />
      </Flex>
      <OrderColumns
        main={<CardSkeletons count={2} lines={8} isTitled />}
        side={<CardSkeletons count={3} lines={5} isTitled />}
      />
    </div>
  );
}

function OrderColumns({ main, side }: Record<'main' | 'side', ReactNode>) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="5" alignItems="start">
      <Flex direction="column" gap="5">
        {main}
      </Flex>
      <Flex direction="column" gap="5">
        {side}
      </Flex>
    </Grid>
  );
}
