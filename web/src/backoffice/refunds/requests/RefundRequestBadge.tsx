import { Badge } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { RefundRequestBadge_request$key } from './__generated__/RefundRequestBadge_request.graphql.ts';
import { stateTexts } from './texts.ts';

const COLORS: Readonly<Record<string, string>> = { OPEN: 'brand', APPROVED: 'green', DECLINED: 'gray' };

/** The state of a refund request. */
export function RefundRequestBadge({ request: requestKey }: { request: RefundRequestBadge_request$key }) {
  const { status } = useFragment(
    graphql`
      fragment RefundRequestBadge_request on RefundRequest {
        status
      }
    `,
    requestKey,
  );
  return <Badge colorPalette={COLORS[status] ?? 'gray'}>{stateTexts[status] ?? status}</Badge>;
}
