import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { RequestSummary_request$key } from './__generated__/RequestSummary_request.graphql.ts';
import { reasonTexts } from './texts.ts';

/** What was reported: reason, pieces and the shopper's note. */
export function RequestSummary({ request: requestKey }: { request: RequestSummary_request$key }) {
  const { reason, note, lines } = useFragment(
    graphql`
      fragment RequestSummary_request on RefundRequest {
        reason
        note
        lines {
          quantity
          orderLine {
            name
          }
        }
      }
    `,
    requestKey,
  );
  return (
    <Box textStyle="sm" overflowWrap="anywhere">
      <Text>
        {reason in reasonTexts ? reasonTexts[reason as keyof typeof reasonTexts] : reason}
        {': '}
        {lines.map(({ quantity, orderLine }) => `${quantity} × ${orderLine.name}`).join(', ')}
      </Text>
      {note != null && (
        <Text mt="1" color="fg.muted">
          {`“${note}”`}
        </Text>
      )}
    </Box>
  );
}
