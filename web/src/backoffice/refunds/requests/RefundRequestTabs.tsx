import { Badge, chakra, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
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
  const link = (isDecidedTab: boolean) => ({
    to: { search: refundRequestsSearch(isDecidedTab) },
    replace: true,
    preventScrollReset: true,
    'aria-current': isDecidedTab === isDecided ? ('page' as const) : undefined,
  });
  return (
    <Flex justify="space-between" wrap="wrap" gap="1" mb="3">
      <Tabs aria-label={texts.tabs}>
        <Tab {...link(false)}>
          {texts.open}{' '}
          <Badge colorPalette={openRequests.totalCount > 0 ? 'brand' : 'gray'}>
            {formatCount(openRequests.totalCount)}
          </Badge>
        </Tab>
        <Tab {...link(true)}>{texts.decided}</Tab>
      </Tabs>
      <SavedFilters query={saved} kind="REFUND_REQUESTS" />
    </Flex>
  );
}

const Tabs = chakra('nav', { base: { display: 'flex', gap: '1' } });

const Tab = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '11',
    px: '3',
    borderRadius: 'control',
    textStyle: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: { bg: 'green.subtle', color: 'green.fg' },
  },
});
