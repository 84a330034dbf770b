import { adminOrderPath } from '../../staffPaths.ts';
import { Badge, Box, chakra, Flex, LinkBox, LinkOverlay, Text, VisuallyHidden } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { Permitted } from '../../permissions/Permitted.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import type { OrderCard_order$key } from './__generated__/OrderCard_order.graphql.ts';
import { formatElapsed } from '../../../ui/format/formatElapsed.ts';
import { deliveryFailureText } from '../../../shop/orders/deliveryFailureText.ts';
import { DisputeBadge } from '../disputes/OrderDisputes.tsx';
import { AdvanceOrderButton } from './AdvanceOrderButton.tsx';
import { methodTexts, paymentTexts } from '../../fulfillment/texts.ts';
import { riderTexts, texts } from './texts.ts';

interface OrderCardProps {
  order: OrderCard_order$key;
  now: number;
}

/** The card of an open order: it links to the order, and its button advances the order to the next state. */
export function OrderCard({ order: orderKey, now }: OrderCardProps) {
  const order = useFragment(
    graphql`
      fragment OrderCard_order on Order {
        id
        number
        isOnHold
        placedAt
        estimatedDeliveryAt
        paymentMethod
        cashToCollect
        payment {
          status
        }
        assignedRider {
          name
        }
        deliveryFailure {
          reason
        }
        bill {
          quantity
          grandTotal
        }
        address {
          recipientName
          pincode
        }
        ...AdvanceOrderButton_order
        ...OrderDisputes_disputeBadge
      }
    `,
    orderKey,
  );
  const { search } = useLocation();
  const { number, isOnHold, placedAt, estimatedDeliveryAt, paymentMethod, cashToCollect } = order;
  const { payment, bill, address, assignedRider, deliveryFailure } = order;
  const isLate = estimatedDeliveryAt != null && now > Date.parse(estimatedDeliveryAt);
  const state = paymentTexts[paymentMethod]?.[payment.status] ?? payment.status;

  return (
    <LinkBox as="article" layerStyle="card" padding="2" _hover={{ borderColor: 'border.emphasized' }}>
      <Flex justifyContent="space-between" columnGap="2" flexWrap="wrap" fontVariantNumeric="tabular-nums">
        <Text as="h3" fontWeight="bold">
          <LinkOverlay asChild>
            {/* The card is dragged, not the link. */}
            <Link to={{ pathname: adminOrderPath(order.id), search }} preventScrollReset draggable={false}>
              {texts.number(number)}
            </Link>
          </LinkOverlay>
        </Text>
        <Elapsed dateTime={placedAt} color={isLate ? 'fg.error' : 'fg.muted'}>
          {formatElapsed(placedAt, now)}
          {isLate && <VisuallyHidden> (late)</VisuallyHidden>}
        </Elapsed>
      </Flex>
      <Text textStyle="sm" fontWeight="medium" lineClamp="1" overflowWrap="anywhere">
        {address.recipientName}
      </Text>
      <Box
        textStyle={{ base: 'sm', lg: 'xs' }}
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
      >
        {cashToCollect > 0 ? (
          <Text color="fg" fontWeight="semibold">
            {texts.toCollect(formatRupees(cashToCollect))}
          </Text>
        ) : (
          <Text>
            {formatRupees(bill.grandTotal)} · {methodTexts[paymentMethod] ?? paymentMethod} · {state}
          </Text>
        )}
        <Text>
          {texts.items(bill.quantity)} · {address.pincode}
        </Text>
        {assignedRider != null && (
          <Text>
            {riderTexts.rider}: {assignedRider.name}
          </Text>
        )}
        {deliveryFailure != null && (
          <Text color="fg.error" fontWeight="semibold">
            {deliveryFailureText(deliveryFailure.reason)}
          </Text>
        )}
      </Box>
      <Box marginTop="1" _empty={{ display: 'none' }}>
        <DisputeBadge order={order} />
      </Box>
      {isOnHold ? (
        <Badge marginTop="2" colorPalette="yellow" variant="solid">
          {texts.onHold}
        </Badge>
      ) : (
        <Box position="relative" zIndex="1" marginTop="2">
          <Permitted to="ORDERS">
            <AdvanceOrderButton order={order} />
          </Permitted>
        </Box>
      )}
    </LinkBox>
  );
}

const Elapsed = chakra('time', { base: { textStyle: 'sm', fontWeight: 'semibold', whiteSpace: 'nowrap' } });
