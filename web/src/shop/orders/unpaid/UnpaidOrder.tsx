import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatTime } from '../../../ui/format/formatTime.ts';
import type { UnpaidOrder_order$data, UnpaidOrder_order$key } from './__generated__/UnpaidOrder_order.graphql.ts';
import { PayCashButton } from './PayCashButton.tsx';
import { unpaidOrderTexts as texts } from './texts.ts';

interface UnpaidOrderProps {
  order: UnpaidOrder_order$key;
  /** The control that cancels the order, after the ways to pay. */
  cancel: ReactNode;
}

/** The ways to pay for an order whose payment is outstanding or has failed; renders nothing for any other order. */
export function UnpaidOrder({ order: orderKey, cancel }: UnpaidOrderProps) {
  const order = useFragment(
    graphql`
      fragment UnpaidOrder_order on Order {
        status
        canSwitchToCash
        payment {
          failureReason
          url
          expiresAt
          paidAt
        }
        ...PayCashButton_order
      }
    `,
    orderKey,
  );
  const { status, payment } = order;
  if (payment.paidAt != null) return null;
  if (status === 'PENDING_PAYMENT') return <WaitingOrder order={order} cancel={cancel} />;
  if (status !== 'PAYMENT_FAILED' || !order.canSwitchToCash) return null;
  return (
    <UnpaidCard title={texts.failed} text={failureText(payment.failureReason)}>
      <Button asChild>
        <Link to="/checkout">{texts.tryAgain}</Link>
      </Button>
      <PayCashButton order={order} />
    </UnpaidCard>
  );
}

function WaitingOrder({ order, cancel }: { order: UnpaidOrder_order$data; cancel: ReactNode }) {
  const { url, expiresAt } = order.payment;
  return (
    <UnpaidCard title={texts.waiting} text={expiresAt == null ? texts.held : texts.heldUntil(formatTime(expiresAt))}>
      {url != null && (
        <Button asChild>
          <a href={url}>{texts.payNow}</a>
        </Button>
      )}
      <PayCashButton order={order} />
      {cancel}
    </UnpaidCard>
  );
}

function failureText(reason: UnpaidOrder_order$data['payment']['failureReason']): string {
  if (reason === 'DECLINED') return texts.declined;
  return reason === 'EXPIRED' ? texts.expired : texts.notCharged;
}

function UnpaidCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box
      as="section"
      aria-label={title}
      data-no-cart-bar // the cart still has the same items, which the bar would offer to buy once more
      layerStyle="card"
      padding="5"
      marginBottom="5"
      borderColor="brand.border"
      background="brand.subtle"
    >
      <Text as="h2" textStyle="lg" fontWeight="bold">
        {title}
      </Text>
      <Text marginTop="1">{text}</Text>
      <Flex direction={{ base: 'column', md: 'row' }} wrap={{ md: 'wrap' }} gap="2" marginTop="4">
        {children}
      </Flex>
    </Box>
  );
}
