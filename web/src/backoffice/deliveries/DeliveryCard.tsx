import { use } from 'react';
import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { MapPin, Phone } from 'lucide-react';
import { PendingButton } from '../ui/PendingButton.tsx';
import { useFinishDelivery, useStartDelivery } from './useFinishDelivery.ts';
import { formatRoundOff, formatRupees } from '@kirana/shared/money.ts';
import type { DeliveryCard_order$data, DeliveryCard_order$key } from './__generated__/DeliveryCard_order.graphql.ts';
import { deliveryFailureText } from '../../shop/orders/deliveryFailureText.ts';
import { DeliveryCountdown } from '../fulfillment/DeliveryCountdown.tsx';
import { DeliveryPreferences } from '../../shop/orders/DeliveryPreferences.tsx';
import { texts } from '../fulfillment/texts.ts';
import { deliveryTexts } from './texts.ts';
import { OrderQuestionContext } from '../fulfillment/OrderQuestionContext.ts';
import { OrderAddressLines } from '../../shop/orders/OrderAddressLines.tsx';

/** The card of an order for its rider: address, phone link, amount to collect and the next action. */
export function DeliveryCard({ order: orderKey }: { order: DeliveryCard_order$key }) {
  const order = useFragment(
    graphql`
      fragment DeliveryCard_order on DeliveryOrder {
        id
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
          recipientName
          line
          city
          state
          pincode
          mobile
          ...OrderAddressLines_address
        }
        deliveryPreferences {
          ...DeliveryPreferences_preferences
        }
      }
    `,
    orderKey,
  );
  const { id, number, status, cashToCollect, roundOff, isMine, address, rider, deliveryFailure } = order;
  const { ask } = use(OrderQuestionContext);
  const asked = { id, number, status, cashToCollect, roundOff, riderId: null };
  const isOnTheWay = status === 'OUT_FOR_DELIVERY';
  const hasCash = cashToCollect > 0;
  const isOthers = rider != null && !isMine;
  const isRetry = status === 'DELIVERY_FAILED';
  const [startDelivery, isStarting] = useStartDelivery();
  const { finishDelivery, isFinishing } = useFinishDelivery();
  return (
    <Flex as="li" direction="column" layerStyle="card" p="4" gap="1">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap" fontVariantNumeric="tabular-nums">
        <Text as="h3" textStyle="lg" fontWeight="bold">
          {texts.number(number)}
        </Text>
        <DeliveryCountdown estimatedDeliveryAt={order.estimatedDeliveryAt} />
      </Flex>
      <Text color="fg.muted" fontVariantNumeric="tabular-nums">
        {texts.quantity(order.quantity)}
      </Text>
      {!isOnTheWay && rider != null && (
        <Badge alignSelf="flex-start" colorPalette={isMine ? 'green' : 'gray'}>
          {isMine ? 'For you' : `For ${rider.name}`}
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
              Try again, or bring it back to the shop.
            </Text>
          )}
        </Box>
      )}
      {address == null ? <Text mb="3">{order.area}</Text> : <DeliveryAddress address={address} number={number} />}
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
        {hasCash ? `Collect ${formatRupees(cashToCollect)} in cash` : 'Paid online'}
        {hasCash && roundOff !== 0 && (
          <Text textStyle="sm" fontWeight="normal">
            {deliveryTexts.roundOff(formatRoundOff(roundOff))}
          </Text>
        )}
      </Box>
      <Flex direction="column" gap="2" pt="3">
        {isOnTheWay && !isMine && (
          <Text textStyle="sm" color="fg.muted">
            {rider == null ? 'Another rider is delivering it.' : `${rider.name} is delivering it`}
          </Text>
        )}
        {isOnTheWay && (
          <>
            <PendingButton
              size="lg"
              aria-label={`Delivered: order #${number}`}
              isPending={isFinishing}
              onClick={() => (hasCash ? ask('cash', asked) : finishDelivery({ orderId: id, number, cashCollected: 0 }))}
            >
              {deliveryTexts.delivered}
            </PendingButton>
            <Button
              variant="outline"
              colorPalette="gray"
              aria-label={`Couldn’t deliver: order #${number}`}
              onClick={() => ask('failure', asked)}
            >
              {deliveryTexts.fail}
            </Button>
          </>
        )}
        {!isOnTheWay && !isOthers && (
          <PendingButton
            size="lg"
            aria-label={isRetry ? `Try again: order #${number}` : `Take it: order #${number}`}
            isPending={isStarting}
            onClick={() => startDelivery(id)}
          >
            {isRetry ? 'Try again' : 'Take it'}
          </PendingButton>
        )}
      </Flex>
    </Flex>
  );
}

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

interface DeliveryAddressProps {
  address: NonNullable<DeliveryCard_order$data['address']>;
  /** The order's number, which makes the labels of the links unique on the page. */
  number: number;
}

/** The delivery address of an order, with links to the map and to call the recipient. */
function DeliveryAddress({ address, number }: DeliveryAddressProps) {
  const { recipientName, line, city, state, pincode, mobile } = address;
  const place = encodeURIComponent(`${line}, ${city}, ${state} ${pincode}`);
  return (
    <Box mb="3">
      <OrderAddressLines address={address}>
        <Flex gap="2" mt="3">
          <Button asChild variant="outline" flex="1">
            <a
              href={`${MAP}${place}`}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Map for order #${number}`}
            >
              <MapPin aria-hidden />
              Map
            </a>
          </Button>
          <Button asChild variant="outline" flex="1">
            <a href={`tel:${mobile}`} aria-label={`Call ${recipientName} about order #${number}`}>
              <Phone aria-hidden />
              Call
            </a>
          </Button>
        </Flex>
      </OrderAddressLines>
    </Box>
  );
}
