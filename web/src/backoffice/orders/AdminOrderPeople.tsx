import { use } from 'react';
import { Box, Button, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Permitted } from '../permissions/Permitted.tsx';
import type { OrderStatus } from '../../shop/orders/__generated__/OrderDetails_order.graphql.ts';
import { OrderSection } from '../../shop/orders/OrderSection.tsx';
import { TermRow } from '../../ui/TermRow.tsx';
import { deliveryTexts } from '../deliveries/texts.ts';
import type { AdminOrderPeople_order$key } from './__generated__/AdminOrderPeople_order.graphql.ts';
import { OrderQuestionContext } from '../fulfillment/OrderQuestionContext.ts';
import { riderTexts as texts } from './board/texts.ts';

const ASSIGNABLE = new Set<OrderStatus>(['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED']);

/** Who picks and who delivers an order, with the actions on its rider; renders nothing before picking starts. */
export function AdminOrderPeople({ order: orderKey }: { order: AdminOrderPeople_order$key }) {
  const { id, number, status, cashToCollect, picking, assignedRider } = useFragment(
    graphql`
      fragment AdminOrderPeople_order on Order {
        id
        number
        status
        cashToCollect
        assignedRider {
          userId
          name
        }
        picking @required(action: THROW) {
          picker {
            name
          }
        }
      }
    `,
    orderKey,
  );
  const { ask } = use(OrderQuestionContext);
  const asked = { id, number, status, cashToCollect, riderId: assignedRider?.userId ?? null };
  const isAssignable = ASSIGNABLE.has(status);
  if (picking.picker == null && assignedRider == null && !isAssignable) return null;
  return (
    <OrderSection title="Picking and delivery">
      <Box as="dl" display="grid" gap="2">
        {picking.picker != null && <TermRow term="Picker">{picking.picker.name}</TermRow>}
        <TermRow term={texts.rider}>{assignedRider?.name ?? 'No one yet'}</TermRow>
      </Box>
      {isAssignable && (
        <Permitted to="ORDERS">
          <Flex gap="2" wrap="wrap" mt="3">
            <Button variant="outline" onClick={() => ask('assign', asked)}>
              {assignedRider == null ? texts.assign : 'Change rider'}
            </Button>
            {status === 'OUT_FOR_DELIVERY' && (
              <Button variant="outline" colorPalette="gray" onClick={() => ask('failure', asked)}>
                {deliveryTexts.fail}
              </Button>
            )}
          </Flex>
        </Permitted>
      )}
    </OrderSection>
  );
}
