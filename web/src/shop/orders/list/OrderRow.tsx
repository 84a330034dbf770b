import { Box, Flex, LinkBox, LinkOverlay, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Picture } from '../../media/Picture.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import type { OrderRow_order$data, OrderRow_order$key } from './__generated__/OrderRow_order.graphql.ts';
import { formatDate } from '../../../ui/format/formatDateTime.ts';
import { orderPath } from '../orderPath.ts';
import { OrderHeadline } from '../OrderHeadline.tsx';
import { OrderStatusBadge } from '../OrderStatusBadge.tsx';
import { ReorderButton } from '../reorder/ReorderButton.tsx';
import { texts } from '../texts.ts';
import { HAPPY_PATH, isClosed, lastStepOf } from '../orderStates.ts';

/** An order in the list: its time or state, date, products and total; the whole row links to its page. */
export function OrderRow({ order: orderKey }: { order: OrderRow_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderRow_order on Order {
        id
        number
        status
        placedAt
        cashToCollect
        bill {
          quantity
          grandTotal
        }
        lines(first: 4) {
          totalCount
          edges {
            node {
              id
              picture {
                ...Picture_picture
              }
            }
          }
        }
        ...ReorderButton_order
        ...OrderHeadline_order
      }
    `,
    orderKey,
  );
  const unseen = order.lines.totalCount - order.lines.edges.length;

  return (
    <LinkBox as="li" layerStyle="card" padding="4" _hover={{ borderColor: 'border.emphasized' }}>
      <Flex justifyContent="space-between" alignItems="flex-start" gap="3" wrap="wrap">
        <div>
          <Text as="h2" textStyle="lg" fontWeight="bold" fontVariantNumeric="tabular-nums">
            <OrderHeadline order={order} />
          </Text>
          <Text textStyle="sm" color="fg.muted">
            <LinkOverlay asChild>
              <Link to={orderPath(order.id)}>{texts.number(order.number)}</Link>
            </LinkOverlay>
            {` · ${formatDate(new Date(order.placedAt))}`}
          </Text>
        </div>
        {!isClosed(order.status) && <OrderStatusBadge status={order.status} />}
      </Flex>
      <OrderProgress status={order.status} />
      <Flex marginTop="4" gap="2" alignItems="center">
        {order.lines.edges.map(({ node }) => (
          <Box key={node.id} boxSize="12" borderRadius="control" overflow="hidden" background="bg.muted" flexShrink="0">
            <Picture picture={node.picture} sizes="48px" />
          </Box>
        ))}
        {unseen > 0 && (
          <Text textStyle="sm" color="fg.muted">
            {`+${unseen}`}
          </Text>
        )}
      </Flex>
      <Flex marginTop="4" justifyContent="space-between" alignItems="center" fontVariantNumeric="tabular-nums">
        <Text textStyle="sm" color="fg.muted">
          {texts.items(order.bill.quantity)}
        </Text>
        <Flex alignItems="center" gap="3" wrap="wrap" justifyContent="flex-end">
          <ReorderButton order={order} size="sm" />
          <Flex alignItems="center" gap="1" fontWeight="bold">
            {order.cashToCollect > 0
              ? `${formatRupees(order.cashToCollect)} to pay`
              : formatRupees(order.bill.grandTotal)}
            <ChevronRight size={18} aria-hidden />
          </Flex>
        </Flex>
      </Flex>
    </LinkBox>
  );
}

/** A small progress bar of an open order; its state is shown in words beside it. */
function OrderProgress({ status }: Pick<OrderRow_order$data, 'status'>) {
  if (isClosed(status)) return null;
  const reached = HAPPY_PATH.indexOf(lastStepOf(status));
  return (
    <Flex gap="1" marginTop="3" aria-hidden>
      {HAPPY_PATH.map((step, index) => (
        <Box
          key={step}
          flex="1"
          height="1"
          borderRadius="full"
          background={index <= reached ? 'primary.solid' : 'border.emphasized'}
          transition="background 0.3s"
        />
      ))}
    </Flex>
  );
}
