import { Badge, chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatCount } from '../../ui/numbers/formatCount.ts';
import type { JobTabs_query$key } from './__generated__/JobTabs_query.graphql.ts';
import { readJobCount } from './readJobCount.ts';
import { jobsSearch, JOB_STATES } from './jobsUrl.ts';
import { stateTexts, texts } from './texts.ts';

interface JobTabsProps {
  query: JobTabs_query$key;
  /** The selected state; null for all. */
  state: string | null;
}

/** A tab for each state with its number of jobs. */
export function JobTabs({ query, state }: JobTabsProps) {
  const { jobCounts } = useFragment(
    graphql`
      fragment JobTabs_query on Query {
        jobCounts @required(action: THROW) {
          ...readJobCount_counts
        }
      }
    `,
    query,
  );
  return (
    <Tabs aria-label={texts.states}>
      {[null, ...JOB_STATES].map((each) => {
        const count = readJobCount(jobCounts, each);
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
