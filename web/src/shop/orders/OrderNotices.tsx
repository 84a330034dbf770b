import { Button, Center, Flex, Text } from '@chakra-ui/react';
import { Bike, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { dialUrl } from '@kirana/shared/phone.ts';
import type { OrderNotices_order$data, OrderNotices_order$key } from './__generated__/OrderNotices_order.graphql.ts';
import { PayCashButton } from './PayCashButton.tsx';

interface OrderNoticesProps {
  order: OrderNotices_order$key;
  /** The control that cancels an unpaid order, after the ways to pay. */
  cancel: ReactNode;
}

/** What can be done now, beside an order's headline: the ways to pay an unpaid one; who brings one that is on its way. */
export function OrderNotices({ order: orderKey, cancel }: OrderNoticesProps) {
  const order = useFragment(
    graphql`
      fragment OrderNotices_order on Order {
        status
        canSwitchToCash
        payment {
          url
          paidAt
        }
        rider {
          firstName
          phone
        }
        ...PayCashButton_order
      }
    `,
    orderKey,
  );
  return (
    <>
      {order.payment.paidAt == null && <WaysToPay order={order} cancel={cancel} />}
      {order.rider != null && <Rider {...order.rider} />}
    </>
  );
}

function WaysToPay({ order, cancel }: { order: OrderNotices_order$data; cancel: ReactNode }) {
  const { status, canSwitchToCash, payment } = order;
  const isWaiting = status === 'PENDING_PAYMENT';
  if (!isWaiting && (status !== 'PAYMENT_FAILED' || !canSwitchToCash)) return null;
  return (
    <Flex
      as="section"
      aria-label="Ways to pay"
      data-no-cart-bar // the cart still has the same items, which its bar would offer to buy once more
      direction={{ base: 'column', md: 'row' }}
      wrap={{ md: 'wrap' }}
      flex="1"
      gap="2"
    >
      {isWaiting && payment.url != null && (
        <Button asChild>
          <a href={payment.url}>Pay now</a>
        </Button>
      )}
      {!isWaiting && (
        <Button asChild>
          <Link to="/checkout">Try again</Link>
        </Button>
      )}
      <PayCashButton order={order} />
      {isWaiting && cancel}
    </Flex>
  );
}

/** The first name of the rider and a button that calls the rider, while the order is on its way. */
function Rider({ firstName, phone }: NonNullable<OrderNotices_order$data['rider']>) {
  const onTheWay = `${firstName} is on the way with your order`;
  return (
    <Flex as="section" aria-label={onTheWay} flex="1" gap="3" alignItems="center" minHeight="14">
      <Center boxSize="11" flexShrink="0" borderRadius="full" background="primary.subtle" color="primary.fg">
        <Bike aria-hidden />
      </Center>
      <Text flex="1" minWidth="0" maxWidth="16rem" textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
        {onTheWay}
      </Text>
      {phone != null && (
        <Button asChild flexShrink="0">
          <a href={dialUrl(phone)} aria-label={`Call ${firstName}`}>
            <Phone aria-hidden />
            Call
          </a>
        </Button>
      )}
    </Flex>
  );
}
