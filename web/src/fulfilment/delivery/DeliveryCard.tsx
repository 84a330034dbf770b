import { Box, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../money/formatRupees.ts';
import type { DeliveryCard_order$key } from './__generated__/DeliveryCard_order.graphql.ts';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { FinishDelivery } from './FinishDelivery.tsx';
import { DeliveryCountdown } from '../DeliveryCountdown.tsx';
import { StartDelivery } from './StartDelivery.tsx';
import { DeliveryPreferences } from '../../orders/delivery/DeliveryPreferences.tsx';
import { texts } from '../texts.ts';
import { deliveryTexts } from './texts.ts';

interface DeliveryCardProps {
  order: DeliveryCard_order$key;
  /** Opens the dialog that asks whether the cash was collected. */
  onAskForCash: (orderId: string) => void;
}

/** The card of an order for its rider: address, phone link, amount to collect and the next action. */
export function DeliveryCard({ order: orderKey, onAskForCash }: DeliveryCardProps) {
  const order = useFragment(
    graphql`
      fragment DeliveryCard_order on DeliveryOrder {
        number
        status
        estimatedDeliveryAt
        quantity
        cashToCollect
        isMine
        area
        address {
          ...DeliveryAddress_address
        }
        deliveryPreferences {
          ...DeliveryPreferences_preferences
        }
        ...StartDelivery_order
        ...FinishDelivery_order
      }
    `,
    orderKey,
  );
  const { number, status, estimatedDeliveryAt, quantity, cashToCollect, isMine, area, address } = order;
  const isOnTheWay = status === 'OUT_FOR_DELIVERY';
  const hasCash = cashToCollect > 0;
  return (
    <Flex as="li" direction="column" layerStyle="card" p="4" gap="1">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap" fontVariantNumeric="tabular-nums">
        <Text as="h3" textStyle="lg" fontWeight="bold">
          {texts.number(number)}
        </Text>
        <DeliveryCountdown estimatedDeliveryAt={estimatedDeliveryAt} />
      </Flex>
      <Text color="fg.muted" fontVariantNumeric="tabular-nums">
        {texts.pieces(quantity)}
      </Text>
      {address == null ? <Text mb="3">{area}</Text> : <DeliveryAddress address={address} number={number} />}
      {order.deliveryPreferences != null && <DeliveryPreferences preferences={order.deliveryPreferences} isProminent />}
      <Box
        mt="auto"
        px="3"
        py="2.5"
        borderRadius="control"
        bg={hasCash ? 'bg.warning' : 'bg.success'}
        color={hasCash ? 'fg.warning' : 'fg.success'}
        textStyle={hasCash ? 'lg' : 'md'}
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
      >
        {hasCash ? deliveryTexts.collect(formatRupees(cashToCollect)) : deliveryTexts.paid}
      </Box>
      <Flex direction="column" gap="2" pt="3">
        {isOnTheWay && !isMine && (
          <Text textStyle="sm" color="fg.muted">
            {deliveryTexts.another}
          </Text>
        )}
        {isOnTheWay ? <FinishDelivery order={order} onAskForCash={onAskForCash} /> : <StartDelivery order={order} />}
      </Flex>
    </Flex>
  );
}
