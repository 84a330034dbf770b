import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
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
import { OrderLines } from './OrderLines.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderDeliveryEstimate } from './OrderDeliveryEstimate.tsx';
import { OrderSection } from './OrderSection.tsx';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import { OrderTimeline } from './timeline/OrderTimeline.tsx';
import { RefundRequests } from './refunds/RefundRequests.tsx';
import { ReportProblem } from './refunds/ReportProblem.tsx';
import { ReorderButton } from './reorder/ReorderButton.tsx';
import { texts } from './texts.ts';
import { useOrderUpdates } from './useOrderUpdates.ts';

interface OrderDetailsProps {
  order: OrderDetails_order$key;
  contact: OrderDetails_contact$key;
}

/** All details of an order: timeline, products, address, payment and bill. */
export function OrderDetails({ order: orderKey, contact: contactKey }: OrderDetailsProps) {
  const order = useFragment(
    graphql`
      fragment OrderDetails_order on Order {
        number
        status
        canCancel
        placedAt
        address {
          ...OrderAddressLines_address
        }
        deliveryPreferences {
          ...DeliveryPreferences_preferences
        }
        ...OrderNotices_order
        ...useOrderUpdates_order
        ...OrderDeliveryEstimate_order
        ...OrderLines_order
        ...OrderTimeline_order
        ...OrderBill_order
        ...OrderPayment_order
        ...OrderInvoice_order
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
  const title = texts.number(order.number);
  // Paying is the first thing to do while the payment is outstanding.
  const isWaiting = order.status === 'PENDING_PAYMENT';
  const cancel = order.canCancel && (
    <Button
      variant={isWaiting ? 'ghost' : 'outline'}
      colorPalette={isWaiting ? 'gray' : 'red'}
      onClick={() => setCancelling(true)}
    >
      Cancel order
    </Button>
  );

  return (
    <>
      <PageTitle title={title} />
      <OrderHeader
        title={title}
        placedOn={texts.placedOn(formatDateTime(order.placedAt))}
        estimate={<OrderDeliveryEstimate order={order} />}
      >
        <Box flexBasis={{ base: '100%', md: 'auto' }}>
          <OrderStatusBadge status={order.status} />
        </Box>
        <ReorderButton order={order} />
        {!isWaiting && cancel}
      </OrderHeader>
      <OrderNotices order={order} cancel={cancel} />
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
            <RefundRequests order={order} />
            <OrderSection title="Order status" ref={timeline}>
              <OrderTimeline order={order} />
            </OrderSection>
            <OrderSection title="Items">
              <OrderLines order={order} />
            </OrderSection>
          </>
        }
        side={
          <>
            <OrderBill order={order} cashLabel={texts.toPay} />
            <OrderSection title="Payment">
              <OrderPayment order={order} />
            </OrderSection>
            <OrderInvoice order={order} />
            <OrderSection title="Delivery address">
              <OrderAddressLines address={order.address} />
              <DeliveryPreferences preferences={order.deliveryPreferences} />
            </OrderSection>
            <OrderSection title="Help">
              <ReportProblem order={order} />
              <OrderHelp contact={contact} number={order.number} />
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
      <OrderHeader title={<TextSkeleton width="12rem" />} placedOn={<TextSkeleton width="15rem" />}>
        <TextSkeleton width="5rem" />
      </OrderHeader>
      <OrderColumns
        main={
          <>
            <CardSkeletons lines={9} isTitled />
            <CardSkeletons lines={6} isTitled />
          </>
        }
        side={
          <>
            <CardSkeletons lines={6} isTitled />
            <CardSkeletons count={2} lines={4} isTitled />
          </>
        }
      />
    </div>
  );
}

interface OrderHeaderProps {
  title: ReactNode;
  placedOn: ReactNode;
  estimate?: ReactNode;
  children: ReactNode;
}

function OrderHeader({ title, placedOn, estimate, children }: OrderHeaderProps) {
  return (
    <Flex justifyContent="space-between" alignItems="flex-start" gap="3" wrap="wrap" marginBottom="5">
      <div>
        <Heading as="h1" textStyle="2xl">
          {title}
        </Heading>
        <Text color="fg.muted">{placedOn}</Text>
        {estimate}
      </div>
      <Flex alignItems="center" gap="3" wrap="wrap">
        {children}
      </Flex>
    </Flex>
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
