import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRoundOff } from '../../ui/money/roundToRupee.ts';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import type { DeliveryCard_order$key } from './__generated__/DeliveryCard_order.graphql.ts';
import { deliveryFailureText } from '../../shop/orders/deliveryFailureText.ts';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { FailDelivery } from './FailDelivery.tsx';
import { FinishDelivery } from './FinishDelivery.tsx';
import { DeliveryCountdown } from '../fulfilment/DeliveryCountdown.tsx';
import { StartDelivery } from './StartDelivery.tsx';
import { DeliveryPreferences } from '../../shop/orders/DeliveryPreferences.tsx';
import { texts } from '../fulfilment/texts.ts';
import { deliveryTexts } from './texts.ts';

interface DeliveryCardProps {
  order: DeliveryCard_order$key;
  /** Opens the dialog that asks whether the cash was collected. */
  onAskForCash: (orderId: string) => void;
  /** Opens the dialog that asks why it was not delivered. */
  onFail: (orderId: string) => void;
}

/** The card of an order for its rider: address, phone link, amount to collect and the next action. */
export function DeliveryCard({ order: orderKey, onAskForCash, onFail }: DeliveryCardProps) {
  const order = useFragment(
    graphql`
      fragment DeliveryCard_order on DeliveryOrder {
        number
        status
        estimatedDeliveryAt
        quantity
        cashToCollect
        roundOff
        isMine
        rider {
          name
        }
        deliveryFailure {
          reason
          note
        }
        area
        address {
          ...DeliveryAddress_address
        }
        deliveryPreferences {
          ...DeliveryPreferences_preferences
        }
        ...StartDelivery_order
        ...FinishDelivery_order
        ...FailDelivery_order
      }
    `,
    orderKey,
  );
  const {
    number,
    status,
    estimatedDeliveryAt,
    quantity,
    cashToCollect,
    roundOff,
    isMine,
    area,
    address,
    rider,
    deliveryFailure,
  } = order;
  const isOnTheWay = status === 'OUT_FOR_DELIVERY';
  const hasCash = cashToCollect > 0;
  const isOthers = rider != null && !isMine;
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
      {!isOnTheWay && rider != null && (
        <Badge alignSelf="flex-start" colorPalette={isMine ? 'green' : 'gray'}>
          {isMine ? deliveryTexts.assignedToYou : deliveryTexts.assignedTo(rider.name)}
        </Badge>
      )}
      {deliveryFailure != null && (
        <Box overflowWrap="anywhere">
          <Text color="fg.error" fontWeight="semibold">
            {deliveryFailureText(deliveryFailure.reason)}
          </Text>
          {deliveryFailure.note != null && <Text textStyle="sm">{deliveryFailure.note}</Text>}
          {isMine && (
            <Text textStyle="sm" color="fg.muted">
              {deliveryTexts.bringBack}
            </Text>
          )}
        </Box>
      )}
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
        {hasCash && roundOff !== 0 && (
          <Text textStyle="sm" fontWeight="normal">
            {deliveryTexts.roundOff(formatRoundOff(roundOff))}
          </Text>
        )}
      </Box>
      <Flex direction="column" gap="2" pt="3">
        {isOnTheWay && !isMine && (
          <Text textStyle="sm" color="fg.muted">
            {rider == null ? deliveryTexts.another : deliveryTexts.deliveredBy(rider.name)}
          </Text>
        )}
        {isOnTheWay && <FinishDelivery order={order} onAskForCash={onAskForCash} />}
        {isOnTheWay && <FailDelivery order={order} onPress={onFail} />}
        {!isOnTheWay && !isOthers && <StartDelivery order={order} />}
      </Flex>
    </Flex>
  );
}
