import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import { refundText } from './refundText.ts';
import type {
  RefundRequestCard_request$data,
  RefundRequestCard_request$key,
} from './__generated__/RefundRequestCard_request.graphql.ts';
import { RequestPhotos } from './RequestPhotos.tsx';
import { RequestSummary } from './RequestSummary.tsx';
import { requestTexts as texts } from './texts.ts';

const COLORS: Readonly<Record<string, string>> = { APPROVED: 'fg.success', OPEN: 'fg.warning' };

/** A problem that the shopper reported, and the decision. */
export function RefundRequestCard({ request: requestKey }: { request: RefundRequestCard_request$key }) {
  const request = useFragment(
    graphql`
      fragment RefundRequestCard_request on RefundRequest {
        status
        decisionNote
        createdAt
        refund {
          status
          ...refundText_refund
        }
        ...RequestSummary_request
        ...RequestPhotos_request
      }
    `,
    requestKey,
  );
  const { status, decisionNote, createdAt } = request;
  return (
    <Box as="li" paddingBlock="4" _first={{ paddingTop: '0' }} _last={{ paddingBottom: '0' }}>
      <Text fontWeight="semibold" color={stateColor(request)}>
        {stateText(request)}
      </Text>
      {status === 'OPEN' && (
        <Text textStyle="xs" color="fg.muted" marginBottom="2">
          {texts.openHelp}
        </Text>
      )}
      {decisionNote != null && (
        <Text textStyle="sm" marginBottom="2" overflowWrap="anywhere">
          {texts.shopNote(decisionNote)}
        </Text>
      )}
      <RequestSummary request={request} />
      <RequestPhotos request={request} />
      <Text textStyle="xs" color="fg.muted" marginTop="2">
        {texts.reportedOn(formatDateTime(createdAt))}
      </Text>
    </Box>
  );
}

function stateColor({ status, refund }: RefundRequestCard_request$data): string {
  return refund?.status === 'FAILED' ? 'fg.error' : (COLORS[status] ?? 'fg');
}

function stateText({ status, refund }: RefundRequestCard_request$data): string {
  if (status === 'OPEN') return texts.open;
  return refund == null ? texts.declined : refundText(refund);
}
