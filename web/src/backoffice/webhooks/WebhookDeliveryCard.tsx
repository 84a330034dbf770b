import { Badge, Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { BlockerLink } from '../ui/BlockerLink.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { adminOrderPath } from '../staffPaths.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { WebhookDeliveryCardRedeliverMutation } from './__generated__/WebhookDeliveryCardRedeliverMutation.graphql.ts';
import type {
  WebhookDeliveryCard_delivery$data,
  WebhookDeliveryCard_delivery$key,
} from './__generated__/WebhookDeliveryCard_delivery.graphql.ts';
import { texts } from './texts.ts';
import { Summary } from '../ui/Summary.tsx';

/** The label and the colour of each status. */
const STATUSES: Readonly<Record<string, { label: string; palette: string }>> = {
  PENDING: { label: 'Waiting', palette: 'yellow' },
  DELIVERED: { label: 'Delivered', palette: 'green' },
  FAILED: { label: 'Failed', palette: 'red' },
};

/** A webhook delivery: its event, order and status, with a button that redelivers it. */
export function WebhookDeliveryCard({ delivery: deliveryKey }: { delivery: WebhookDeliveryCard_delivery$key }) {
  const delivery = useFragment(
    graphql`
      fragment WebhookDeliveryCard_delivery on WebhookDelivery {
        id
        type
        status
        createdAt
        order {
          id
          number
        }
        body
        attempts {
          createdAt
          statusCode
          failure
          duration
        }
      }
    `,
    deliveryKey,
  );
  const { id, type, status, createdAt, order } = delivery;
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
  const orderName = order == null ? '' : `Order #${order.number}`;
  const subject = order == null ? type : `${type}, ${orderName}`;
  const action = status === 'PENDING' ? 'Send now' : 'Send again';
  const again = () => redeliver({ deliveryId: id }, { onDone: () => showSuccess('The message is on its way') });

  return (
    <Box as="li" layerStyle="card" px={{ base: '3', md: '4' }} py="3">
      <Flex gap="2" justify="space-between" align="flex-start">
        <Box minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Badge colorPalette={STATUSES[status]?.palette ?? 'gray'}>{STATUSES[status]?.label ?? status}</Badge>
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
          aria-label={`${action}: ${subject}`}
          loading={isSending}
          onClick={again}
        >
          {action}
        </Button>
      </Flex>
      <WebhookDeliveryAttempts {...delivery} />
    </Box>
  );
}

const Type = chakra('code', {
  base: { fontFamily: 'monospace', textStyle: 'sm', fontWeight: 'semibold', overflowWrap: 'anywhere' },
});

/** The attempts to deliver a message and its body, in a disclosure. */
function WebhookDeliveryAttempts({ attempts, body }: WebhookDeliveryCard_delivery$data) {
  if (attempts.length === 0 && body == null) {
    return (
      <Text textStyle="sm" color="fg.muted">
        No attempts yet
      </Text>
    );
  }
  return (
    <details>
      <Summary>{texts.attempts(attempts.length)}</Summary>
      <Box as="ol" role="list" listStyleType="none" display="grid" gap="1" mb="3" textStyle="sm">
        {attempts.map(({ createdAt, statusCode, failure, duration }) => (
          <Box as="li" key={createdAt} overflowWrap="anywhere">
            <Outcome color={isGood(statusCode) ? 'green.fg' : 'fg.error'}>
              {statusCode == null ? failure : `Answered ${statusCode}`}
            </Outcome>{' '}
            <chakra.span color="fg.muted">
              · {formatDuration(duration)} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            </chakra.span>
          </Box>
        ))}
      </Box>
      {body != null && (
        <>
          <Text textStyle="sm" fontWeight="semibold" mb="1">
            {texts.body}
          </Text>
          <Body tabIndex={0} aria-label={texts.body} role="region">
            {formatJson(body)}
          </Body>
        </>
      )}
    </details>
  );
}

function isGood(statusCode: number | null | undefined): boolean {
  return statusCode != null && statusCode >= 200 && statusCode < 300;
}

/** Capitalises the server's text, which begins with a small letter. */
const Outcome = chakra('span', {
  base: { display: 'inline-block', fontWeight: 'semibold', _firstLetter: { textTransform: 'uppercase' } },
});

const Body = chakra('pre', {
  base: {
    p: '3',
    maxH: '80',
    overflow: 'auto',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderRadius: 'control',
    fontFamily: 'monospace',
    textStyle: 'xs',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    focusVisibleRing: 'outside',
  },
});

const seconds = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** A duration in its usual unit: `120 ms`, `1.2 s`. */
function formatDuration(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${seconds.format(milliseconds / 1000)} s`;
}

/** Indents JSON; text that is not JSON is returned unchanged. */
function formatJson(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
