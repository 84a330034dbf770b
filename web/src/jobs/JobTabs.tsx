import { Badge, chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatCount } from '../catalogue/admin/formatCount.ts';
import type { JobTabs_query$key } from './__generated__/JobTabs_query.graphql.ts';
import { countOf } from './countOf.ts';
import { jobsSearch, STATES } from './jobsAddress.ts';
import { stateTexts, texts } from './texts.ts';

interface JobTabsProps {
  query: JobTabs_query$key;
  /** The state that is shown; null: all. */
  state: string | null;
}

/** How many jobs stand where; each leads to those alone. */
export function JobTabs({ query, state }: JobTabsProps) {
  const { jobCounts } = useFragment(
    graphql`
      fragment JobTabs_query on Query {
        jobCounts {
          ...countOf_counts
        }
      }
    `,
    query,
  );
  return (
    <Tabs aria-label={texts.states}>
      {[null, ...STATES].map((each) => {
        const count = countOf(jobCounts, each);
        return (
          <Tab
            key={each}
            to={{ search: jobsSearch(each) }}
            replace
            preventScrollReset
            aria-current={state === each ? 'page' : undefined}
          >
            {each === null ? texts.all : stateTexts[each]}{' '}
            <Badge colorPalette={each === 'FAILED' && count > 0 ? 'red' : 'gray'}>{formatCount(count)}</Badge>
          </Tab>
        );
      })}
    </Tabs>
  );
}

const Tabs = chakra('nav', {
  base: { position: 'relative', display: 'flex', gap: '1', mb: '3', overflowX: 'auto', scrollbarWidth: 'none' },
});

const Tab = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '11',
    px: '3',
    flexShrink: '0',
    borderRadius: 'control',
    textStyle: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: { bg: 'green.subtle', color: 'green.fg' },
  },
});
