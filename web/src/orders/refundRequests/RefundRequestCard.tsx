import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../money/formatRupees.ts';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type {
  RefundRequestCard_request$data,
  RefundRequestCard_request$key,
} from './__generated__/RefundRequestCard_request.graphql.ts';
import { RequestPhotos } from './RequestPhotos.tsx';
import { RequestSummary } from './RequestSummary.tsx';
import { requestTexts as texts } from './texts.ts';

interface RefundRequestCardProps {
  request: RefundRequestCard_request$key;
  /** Whether the order was paid in cash. */
  isCash: boolean;
}

const COLORS: Readonly<Record<string, string>> = { APPROVED: 'fg.success', OPEN: 'fg.warning' };

/** A problem that the shopper reported, and what was decided. */
export function RefundRequestCard({ request: requestKey, isCash }: RefundRequestCardProps) {
  const request = useFragment(
    graphql`
      fragment RefundRequestCard_request on RefundRequest {
        status
        decisionNote
        createdAt
        refund {
          amount
          status
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
      <Text fontWeight="semibold" color={COLORS[status] ?? 'fg'}>
        {stateText(request, isCash)}
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

function stateText({ status, refund }: RefundRequestCard_request$data, isCash: boolean): string {
  if (status === 'OPEN') return texts.open;
  if (refund == null) return texts.declined;
  const amount = formatRupees(refund.amount);
  if (refund.status === 'FAILED') return texts.failed(amount);
  if (refund.status === 'PENDING') return texts.onItsWay(amount);
  return isCash ? texts.approvedInCash(amount) : texts.approved(amount);
}
