import { Badge, Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { WayLink } from '../catalogue/admin/WayLink.tsx';
import { formatMoment } from '../catalogue/formatMoment.ts';
import { boardOrderPath } from '../orders/admin/orderBoardAddress.ts';
import { showError, showSuccess } from '../ui/toaster.ts';
import type { MessageCard_delivery$key } from './__generated__/MessageCard_delivery.graphql.ts';
import { MessageAttempts } from './MessageAttempts.tsx';
import { deliveryTexts, logTexts as texts } from './texts.ts';
import { useSendAgain } from './useSendAgain.ts';

const PALETTES: Readonly<Record<string, string>> = { WAITING: 'brand', DELIVERED: 'green', FAILED: 'red' };

/** A message: what it told of, what became of it, and a way to send it again. */
export function MessageCard({ delivery: deliveryKey }: { delivery: MessageCard_delivery$key }) {
  const delivery = useFragment(
    graphql`
      fragment MessageCard_delivery on WebhookDelivery {
        id
        type
        state
        createdAt
        order {
          id
          number
        }
        ...MessageAttempts_delivery
      }
    `,
    deliveryKey,
  );
  const { id, type, state, createdAt, order } = delivery;
  const { sendAgain, isSending } = useSendAgain();
  const orderName = order == null ? '' : texts.order(order.number);
  const isWaiting = state === 'WAITING';
  const again = () => sendAgain(id, { onSent: () => showSuccess(texts.sentAgain), onRefused: showError });

  return (
    <Box as="li" layerStyle="card" px={{ base: '3', md: '4' }} py="3">
      <Flex gap="2" justify="space-between" align="flex-start">
        <Box minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Badge colorPalette={PALETTES[state] ?? 'gray'}>{deliveryTexts[state] ?? state}</Badge>
            <Type>{type}</Type>
          </Flex>
          <Flex columnGap="2" align="center" wrap="wrap" textStyle="sm" color="fg.muted">
            {order != null && (
              <WayLink to={boardOrderPath(order.id)} minH={{ base: '11', md: '7' }}>
                {orderName}
              </WayLink>
            )}
            <Text asChild py="1">
              <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </Text>
          </Flex>
        </Box>
        <Button
          size="sm"
          variant="outline"
          flexShrink="0"
          aria-label={isWaiting ? texts.nowLabel(type, orderName) : texts.againLabel(type, orderName)}
          loading={isSending}
          onClick={again}
        >
          {isWaiting ? texts.now : texts.again}
        </Button>
      </Flex>
      <MessageAttempts delivery={delivery} />
    </Box>
  );
}

const Type = chakra('code', {
  base: { fontFamily: 'monospace', textStyle: 'sm', fontWeight: 'semibold', overflowWrap: 'anywhere' },
});
