import { Badge, Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { WebhookState_endpoint$key } from './__generated__/WebhookState_endpoint.graphql.ts';
import { texts } from './texts.ts';

/** A webhook's state: working, failing or disabled. */
export function WebhookState({ endpoint }: { endpoint: WebhookState_endpoint$key }) {
  const { failureCount, failingSince, disabledAt, disabledReason } = useFragment(
    graphql`
      fragment WebhookState_endpoint on WebhookEndpoint {
        failureCount
        failingSince
        disabledAt
        disabledReason
      }
    `,
    endpoint,
  );
  if (disabledAt != null) {
    return (
      <Box>
        <Badge colorPalette={disabledReason == null ? 'gray' : 'red'}>Disabled</Badge>
        <Text mt="1" textStyle="xs" color="fg.muted">
          Since {formatDateTime(disabledAt)}
          {disabledReason != null && `. ${disabledReason}`}
        </Text>
      </Box>
    );
  }
  if (failingSince == null) return <Badge colorPalette="green">Working</Badge>;
  return (
    <Box>
      <Badge colorPalette="yellow">Failing</Badge>
      <Text mt="1" textStyle="xs" color="fg.muted">
        {texts.failingSince(formatDateTime(failingSince), failureCount)}
      </Text>
    </Box>
  );
}
