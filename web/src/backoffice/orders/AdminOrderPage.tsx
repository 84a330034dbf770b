import { useState, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate, Link } from 'react-router-dom';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { ordersPath, customerPath, pickingPath } from '../staffPaths.ts';
import { NotFound } from '../../ui/NotFound.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import type { AdminOrderPageQuery } from './__generated__/AdminOrderPageQuery.graphql.ts';
import { texts as boardTexts, texts } from './board/texts.ts';
import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { UserRound, Phone } from 'lucide-react';
import { useRefresh } from '../fulfillment/RefreshContext.ts';
import { useActionDialog } from '../ui/useActionDialog.ts';
import { useCan } from '../../shop/identity/permissions.ts';
import { Permitted } from '../permissions/Permitted.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { DeliveryPreferences } from '../../shop/orders/DeliveryPreferences.tsx';
import { OrderBill } from '../../shop/orders/OrderBill.tsx';
import { OrderInvoice } from '../../shop/orders/OrderInvoice.tsx';
import { OrderLines } from '../../shop/orders/OrderLines.tsx';
import { OrderSection } from '../../shop/orders/OrderSection.tsx';
import { OrderStatusBadge } from '../../shop/orders/OrderStatusBadge.tsx';
import { OrderPages } from '../../shop/orders/OrderPages.tsx';
import { isClosed } from '../../shop/orders/orderStates.ts';
import { DisputeBadge, OrderDisputes } from './disputes/OrderDisputes.tsx';
import { OrderHold, OrderRisk } from './holds/OrderHold.tsx';
import { AdminRefundRequests } from '../refunds/requests/AdminRefundRequests.tsx';
import { PrintLinks } from '../print/PrintLinks.tsx';
import { printDocuments, printPath } from '../print/printPaths.ts';
import { isToPack } from '../picking/isToPack.ts';
import type { AdminOrderPage_order$key } from './__generated__/AdminOrderPage_order.graphql.ts';
import { FinalFocusContext } from '../ui/FinalFocusContext.ts';
import { AdminOrderHistory } from './AdminOrderHistory.tsx';
import { AdminOrderPeople } from './AdminOrderPeople.tsx';
import { AdminOrderPayment } from './AdminOrderPayment.tsx';
import { AdvanceOrderButton } from './board/AdvanceOrderButton.tsx';
import { RefundItems } from '../refunds/RefundItems.tsx';
import { AdminCancelOrderDialog } from './board/AdminCancelOrderDialog.tsx';
import { OrderAddressLines } from '../../shop/orders/OrderAddressLines.tsx';

const adminOrderPageQuery = graphql`
  query AdminOrderPageQuery($id: ID!) {
    adminOrder(id: $id) {
      ...AdminOrderPage_order
    }
  }
`;

/** One order in a dialog over the board; closing it keeps the board's filters. */
export function AdminOrderPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const board = { pathname: ordersPath, search };
  const leave = () => void navigate(board, { replace: true, preventScrollReset: true });
  return (
    <FormDialog title="Order" isOpen={isOpen} isWide onClose={() => setOpen(false)} onExited={leave}>
      <PageQuery<AdminOrderPageQuery>
        query={adminOrderPageQuery}
        fallback={<CardsSkeleton cards={['11', '56', '40', '40']} />}
      >
        {({ adminOrder }) =>
          adminOrder == null ? (
            <NotFound
              isOverPage
              title="We couldn’t find this order"
              text="Check the number and try again."
              link={{ to: `${ordersPath}${search}`, label: boardTexts.title }}
            />
          ) : (
            <AdminOrder order={adminOrder} />
          )
        }
      </PageQuery>
    </FormDialog>
  );
}

/** All details of an order for admins, with the actions on it. */
function AdminOrder({ order: orderKey }: { order: AdminOrderPage_order$key }) {
  const order = useFragment(
    graphql`
      fragment AdminOrderPage_order on Order {
        id
        number
        status
        placedAt
        isOnHold
        customerId
        picking @required(action: THROW) {
          id
        }
        payment {
          paidAt
        }
        address {
          mobile
          ...OrderAddressLines_address
        }
        deliveryPreferences {
          ...DeliveryPreferences_preferences
        }
        ...AdvanceOrderButton_order
        ...AdminOrderPeople_order
        # All of them, as for refunds: the server reads an order’s lines in one way at a time.
        ...OrderLines_order @arguments(count: 100)
        ...OrderBill_order
        ...AdminOrderPayment_order
        ...OrderInvoice_order
        ...OrderPages_order
        ...AdminOrderHistory_order
        ...AdminCancelOrderDialog_order
        ...OrderHold_order
        ...OrderDisputes_disputeBadge
        ...OrderDisputes_order
        ...OrderHold_orderRisk
        ...RefundItems_order
        ...AdminRefundRequests_order
      }
    `,
    orderKey,
  );
  const can = useCan();
  // A cancellation refunds what is paid.
  const canCancel = can('ORDERS') && (order.payment.paidAt == null || can('REFUNDS'));
  const cancellation = useActionDialog({ onRefused: useRefresh() });
  const head = useRef<HTMLDivElement>(null);
  const title = `Order #${order.number}`;
  const risk = <OrderRisk order={order} />;

  return (
    <FinalFocusContext value={() => head.current}>
      <Flex direction="column" gap="4">
        <PageTitle title={title} isOverPage />
        <Flex ref={head} tabIndex={-1} outline="none" justify="space-between" align="flex-start" gap="3" wrap="wrap">
          <div>
            <Heading as="h2" textStyle="xl">
              {title}
            </Heading>
            <Text color="fg.muted">{`Placed on ${formatDateTime(order.placedAt)}`}</Text>
          </div>
          <Flex gap="2" wrap="wrap">
            <DisputeBadge order={order} />
            <OrderStatusBadge status={order.status} />
          </Flex>
        </Flex>
        <OrderHold order={order} onCancel={cancellation.open} />
        <OrderDisputes order={order} />
        {order.isOnHold && risk}
        <Permitted to="ORDERS">
          <AdvanceOrderButton order={order} />
        </Permitted>
        {isToPack(order.status) && !order.isOnHold && (
          <Permitted to="PICKING">
            <Button asChild variant="outline">
              <Link to={pickingPath(order.picking.id)}>Picking view</Link>
            </Button>
          </Permitted>
        )}
        <AdminOrderPeople order={order} />
        <AdminRefundRequests order={order} />
        <OrderSection title="Products">
          <OrderLines order={order} />
        </OrderSection>
        <OrderBill order={order} cashLabel={texts.toCollectLabel} />
        <OrderSection title="Delivery address">
          <OrderAddressLines address={order.address}>
            <Button asChild variant="outline" mt="3">
              <a href={`tel:${order.address.mobile}`}>
                <Phone aria-hidden />
                {`Call ${order.address.mobile}`}
              </a>
            </Button>
          </OrderAddressLines>
          {order.customerId != null && (
            <Permitted to="CUSTOMERS">
              <Button asChild variant="outline" mt="3">
                <Link to={customerPath(order.customerId)}>
                  <UserRound aria-hidden />
                  Customer
                </Link>
              </Button>
            </Permitted>
          )}
          <DeliveryPreferences preferences={order.deliveryPreferences} isProminent />
        </OrderSection>
        <OrderSection title="Payment">
          <AdminOrderPayment order={order} />
        </OrderSection>
        {!order.isOnHold && risk}
        <OrderInvoice order={order} />
        <OrderPages order={order} />
        <OrderSection title="Print">
          <PrintLinks documents={printDocuments} pathOf={(document) => printPath(order.id, document)} />
        </OrderSection>
        <OrderSection title="Order status">
          <AdminOrderHistory order={order} />
        </OrderSection>
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Permitted to="REFUNDS">
            <RefundItems order={order} />
          </Permitted>
          {canCancel && !order.isOnHold && !isClosed(order.status) && (
            <Button variant="outline" colorPalette="red" onClick={cancellation.open}>
              Cancel order
            </Button>
          )}
        </Flex>
        <AdminCancelOrderDialog order={order} dialog={cancellation} />
      </Flex>
    </FinalFocusContext>
  );
}
