import { Box, chakra, Text } from '@chakra-ui/react';
import { Summary } from '../ui/Summary.tsx';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { WebhookDeliveryAttempts_delivery$key } from './__generated__/WebhookDeliveryAttempts_delivery.graphql.ts';
import { formatDuration } from '../../ui/format/formatDuration.ts';
import { formatJson } from '../../ui/format/formatJson.ts';
import { logTexts as texts } from './texts.ts';

/** The attempts to deliver a message and its body, in a disclosure. */
export function WebhookDeliveryAttempts({ delivery }: { delivery: WebhookDeliveryAttempts_delivery$key }) {
  const { attempts, body } = useFragment(
    graphql`
      fragment WebhookDeliveryAttempts_delivery on WebhookDelivery {
        body
        attempts {
          createdAt
          statusCode
          failure
          duration
        }
      }
    `,
    delivery,
  );
  if (attempts.length === 0 && body == null) {
    return (
      <Text textStyle="sm" color="fg.muted">
        {texts.noAttempt}
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
              {statusCode == null ? failure : texts.status(statusCode)}
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
