import { Button } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { FailDelivery_order$key } from './__generated__/FailDelivery_order.graphql.ts';
import { deliveryTexts as texts } from './texts.ts';

interface FailDeliveryProps {
  order: FailDelivery_order$key;
  /** Opens the dialog that asks for the reason. */
  onPress: (orderId: string) => void;
}

/** The button for an order that could not be delivered. */
export function FailDelivery({ order, onPress }: FailDeliveryProps) {
  const { id, number } = useFragment(
    graphql`
      fragment FailDelivery_order on DeliveryOrder {
        id
        number
      }
    `,
    order,
  );
  return (
    <Button variant="outline" colorPalette="gray" aria-label={texts.failLabel(number)} onClick={() => onPress(id)}>
      {texts.fail}
    </Button>
  );
}
