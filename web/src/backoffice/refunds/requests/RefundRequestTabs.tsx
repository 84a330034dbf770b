import { Badge, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminTabs } from '../../ui/AdminTabs.tsx';
import { SavedFilters } from '../../savedFilters/SavedFilters.tsx';
import { formatCount } from '../../../ui/numbers/formatCount.ts';
import type { RefundRequestTabs_query$key } from './__generated__/RefundRequestTabs_query.graphql.ts';
import { refundRequestsSearch } from './refundRequestsUrl.ts';
import { listTexts as texts } from './texts.ts';

interface RefundRequestTabsProps {
  query: RefundRequestTabs_query$key;
  isDecided: boolean;
}

/** A tab for the open requests, with their number, and one for those that were decided. */
export function RefundRequestTabs({ query, isDecided }: RefundRequestTabsProps) {
  const { openRequests, ...saved } = useFragment(
    graphql`
      fragment RefundRequestTabs_query on Query {
        openRequests: refundRequests(statuses: [OPEN], first: 0) @required(action: THROW) {
          totalCount
        }
        ...SavedFilters_query @arguments(kind: REFUND_REQUESTS)
      }
    `,
    query,
  );
  const { totalCount } = openRequests;
  return (
    <Flex justify="space-between" wrap="wrap" gap="1">
      <AdminTabs
        label={texts.tabs}
        tabs={[
          {
            search: refundRequestsSearch(false),
            name: texts.open,
            isCurrent: !isDecided,
            badge: <Badge colorPalette={totalCount > 0 ? 'brand' : 'gray'}>{formatCount(totalCount)}</Badge>,
          },
          { search: refundRequestsSearch(true), name: texts.decided, isCurrent: isDecided },
        ]}
      />
      <SavedFilters query={saved} kind="REFUND_REQUESTS" />
    </Flex>
  );
}
