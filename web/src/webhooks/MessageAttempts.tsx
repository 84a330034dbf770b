import { Box, chakra, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatMoment } from '../catalogue/formatMoment.ts';
import type { MessageAttempts_delivery$key } from './__generated__/MessageAttempts_delivery.graphql.ts';
import { formatDuration } from './formatDuration.ts';
import { indented } from './indented.ts';
import { logTexts as texts } from './texts.ts';

/** What was tried to deliver a message, and what it says, for who opens it. */
export function MessageAttempts({ delivery }: { delivery: MessageAttempts_delivery$key }) {
  const { attempts, body } = useFragment(
    graphql`
      fragment MessageAttempts_delivery on WebhookDelivery {
        body
        attempts {
          at
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
        {attempts.map(({ at, statusCode, failure, duration }) => (
          <Box as="li" key={at} overflowWrap="anywhere">
            <Outcome color={isGood(statusCode) ? 'green.fg' : 'fg.error'}>
              {statusCode == null ? failure : texts.status(statusCode)}
            </Outcome>{' '}
            <chakra.span color="fg.muted">
              · {formatDuration(duration)} · <time dateTime={at}>{formatMoment(at)}</time>
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
            {indented(body)}
          </Body>
        </>
      )}
    </details>
  );
}

function isGood(statusCode: number | null | undefined): boolean {
  return statusCode != null && statusCode >= 200 && statusCode < 300;
}

/** The server's words begin small, because they follow something elsewhere. */
const Outcome = chakra('span', {
  base: { display: 'inline-block', fontWeight: 'semibold', _firstLetter: { textTransform: 'uppercase' } },
});

const Summary = chakra('summary', {
  base: {
    display: 'list-item',
    w: 'fit-content',
    py: { base: '3', md: '1' },
    borderRadius: 'sm',
    textStyle: 'sm',
    color: 'green.fg',
    fontWeight: 'semibold',
    cursor: 'button',
  },
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
