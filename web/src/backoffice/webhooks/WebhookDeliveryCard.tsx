import { Badge, Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useAction } from '../../relay/useAction.ts';
import { graphql, useFragment } from 'react-relay';
import { BlockerLink } from '../ui/BlockerLink.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { adminOrderPath } from '../paths/adminOrderPath.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { WebhookDeliveryCardRedeliverMutation } from './__generated__/WebhookDeliveryCardRedeliverMutation.graphql.ts';
import type { WebhookDeliveryCard_delivery$key } from './__generated__/WebhookDeliveryCard_delivery.graphql.ts';
import { WebhookDeliveryAttempts } from './WebhookDeliveryAttempts.tsx';
import { deliveryTexts, logTexts as texts } from './texts.ts';

const PALETTES: Readonly<Record<string, string>> = { PENDING: 'brand', DELIVERED: 'green', FAILED: 'red' };

/** A webhook delivery: its event, order and state, with a button that redelivers it. */
export function WebhookDeliveryCard({ delivery: deliveryKey }: { delivery: WebhookDeliveryCard_delivery$key }) {
  const delivery = useFragment(
    graphql`
      fragment WebhookDeliveryCard_delivery on WebhookDelivery {
        id
        type
        state
        createdAt
        order {
          id
          number
        }
        ...WebhookDeliveryAttempts_delivery
      }
    `,
    deliveryKey,
  );
  const { id, type, state, createdAt, order } = delivery;
  const [redeliver, isSending] = useAction<WebhookDeliveryCardRedeliverMutation>(graphql`
    mutation WebhookDeliveryCardRedeliverMutation($input: WebhookDeliveryRedeliverInput!) {
      webhookDeliveryRedeliver(input: $input) {
        ... on WebhookDeliveryRedeliverPayload {
          delivery {
            ...WebhookDeliveryCard_delivery
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const orderName = order == null ? '' : texts.order(order.number);
  const isWaiting = state === 'PENDING';
  const again = () => redeliver({ deliveryId: id }, { onDone: () => showSuccess(texts.redelivered) });

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
              <BlockerLink to={adminOrderPath(order.id)} minH={{ base: '11', md: '7' }}>
                {orderName}
              </BlockerLink>
            )}
            <Text asChild py="1">
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            </Text>
          </Flex>
        </Box>
        <Button
          size="sm"
          variant="outline"
          flexShrink="0"
          aria-label={isWaiting ? texts.nowLabel(type, orderName) : texts.redeliverLabel(type, orderName)}
          loading={isSending}
          onClick={again}
        >
          {isWaiting ? texts.now : texts.redeliver}
        </Button>
      </Flex>
      <WebhookDeliveryAttempts delivery={delivery} />
    </Box>
  );
}

const Type = chakra('code', {
  base: { fontFamily: 'monospace', textStyle: 'sm', fontWeight: 'semibold', overflowWrap: 'anywhere' },
});
