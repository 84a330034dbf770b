import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Bike, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatTime } from '../../ui/format/formatDateTime.ts';
import { dialUrl } from '../../ui/numbers/dialUrl.ts';
import type { OrderNotices_order$data, OrderNotices_order$key } from './__generated__/OrderNotices_order.graphql.ts';
import { deliveryFailureText } from './deliveryFailureText.ts';
import { PayCashButton } from './PayCashButton.tsx';

interface OrderNoticesProps {
  order: OrderNotices_order$key;
  /** The control that cancels an unpaid order, after the ways to pay. */
  cancel: ReactNode;
}

/**
 * What is special about an order, above its details: that it is unpaid, with the ways to pay; that the shop checks it; who brings it; why it
 * could not be delivered.
 */
export function OrderNotices({ order: orderKey, cancel }: OrderNoticesProps) {
  const order = useFragment(
    graphql`
      fragment OrderNotices_order on Order {
        status
        canSwitchToCash
        isOnHold
        payment {
          failureReason
          url
          expiresAt
          paidAt
        }
        rider {
          firstName
          phone
        }
        deliveryFailure {
          reason
          note
        }
        ...PayCashButton_order
      }
    `,
    orderKey,
  );
  const { isOnHold, rider, deliveryFailure } = order;
  return (
    <>
      {order.payment.paidAt == null && <UnpaidOrder order={order} cancel={cancel} />}
      {isOnHold && (
        <NoticeCard title="We're checking your order">
          <Text marginTop="1">
            We look at large orders before we pick them. Your items are kept for you, and the arrival time shows here as
            soon as we start.
          </Text>
        </NoticeCard>
      )}
      {rider != null && <Rider {...rider} />}
      {deliveryFailure != null && (
        <NoticeCard title="We couldn't deliver your order" isError>
          <Text marginTop="1" fontWeight="medium">
            {[deliveryFailureText(deliveryFailure.reason), deliveryFailure.note].filter(Boolean).join(' · ')}
          </Text>
          <Text marginTop="1">
            We'll call you or try again. If we can't deliver it, we'll cancel it and refund what you paid.
          </Text>
        </NoticeCard>
      )}
    </>
  );
}

interface NoticeCardProps {
  title: string;
  isError?: boolean;
  /** The cart still has the same items, which its bar would offer to buy once more. */
  isWithoutCartBar?: boolean;
  children: ReactNode;
}

function NoticeCard({ title, isError = false, isWithoutCartBar = false, children }: NoticeCardProps) {
  return (
    <Box
      as="section"
      aria-label={title}
      data-no-cart-bar={isWithoutCartBar || undefined}
      layerStyle="card"
      padding="5"
      marginBottom="5"
      borderColor={isError ? 'border.error' : 'brand.border'}
      background={isError ? 'bg.error' : 'brand.subtle'}
      overflowWrap="anywhere"
    >
      <Text as="h2" textStyle="lg" fontWeight="bold" color={isError ? 'fg.error' : undefined}>
        {title}
      </Text>
      {children}
    </Box>
  );
}

function UnpaidOrder({ order, cancel }: { order: OrderNotices_order$data; cancel: ReactNode }) {
  const { status, canSwitchToCash, payment } = order;
  const { url, expiresAt, failureReason } = payment;
  const isWaiting = status === 'PENDING_PAYMENT';
  if (!isWaiting && (status !== 'PAYMENT_FAILED' || !canSwitchToCash)) return null;
  const held =
    expiresAt == null
      ? "We're holding your items for you."
      : `We're holding your items until ${formatTime(expiresAt)}.`;
  return (
    <NoticeCard title={isWaiting ? 'Waiting for your payment' : "Your payment didn't go through"} isWithoutCartBar>
      <Text marginTop="1">{isWaiting ? held : failureText(failureReason)}</Text>
      <Flex direction={{ base: 'column', md: 'row' }} wrap={{ md: 'wrap' }} gap="2" marginTop="4">
        {isWaiting && url != null && (
          <Button asChild>
            <a href={url}>Pay now</a>
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
    </NoticeCard>
  );
}

function failureText(reason: OrderNotices_order$data['payment']['failureReason']): string {
  if (reason === 'DECLINED') return "Your payment was declined. You haven't been charged.";
  return reason === 'EXPIRED'
    ? "Your payment wasn't completed in time. You haven't been charged."
    : "You haven't been charged.";
}

/** The first name of the rider and a button that calls the rider, while the order is on its way. */
function Rider({ firstName, phone }: NonNullable<OrderNotices_order$data['rider']>) {
  const onTheWay = `${firstName} is on the way with your order`;
  return (
    <Flex as="section" aria-label={onTheWay} layerStyle="card" padding="4" marginBottom="5" gap="3" alignItems="center">
      <Flex
        boxSize="11"
        flexShrink="0"
        alignItems="center"
        justifyContent="center"
        borderRadius="full"
        background="green.subtle"
        color="green.fg"
      >
        <Bike aria-hidden />
      </Flex>
      <Text flex="1" minWidth="0" fontWeight="semibold" overflowWrap="anywhere">
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
