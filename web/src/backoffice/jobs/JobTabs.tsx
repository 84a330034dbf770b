import { Badge } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../ui/numbers/formatCount.ts';
import { AdminTabs } from '../ui/AdminTabs.tsx';
import type { JobTabs_query$key } from './__generated__/JobTabs_query.graphql.ts';
import { jobsSearch, JOB_STATES } from './jobsUrl.ts';
import { stateTexts, texts } from './texts.ts';

interface JobTabsProps {
  query: JobTabs_query$key;
  /** The selected state; null for all. */
  state: string | null;
}

/** A tab for each state with its number of jobs. */
export function JobTabs({ query, state: selected }: JobTabsProps) {
  const { waiting, running, retrying, failed } = useFragment(
    graphql`
      fragment JobTabs_query on Query {
        jobCounts @required(action: THROW) {
          waiting
          running
          retrying
          failed
        }
      }
    `,
    query,
  ).jobCounts;
  const counts = { WAITING: waiting, RUNNING: running, RETRYING: retrying, FAILED: failed };
  const tab = (state: (typeof JOB_STATES)[number] | null, name: string, count: number) => ({
    search: jobsSearch(state),
    name,
    isCurrent: state === selected,
    badge: <Badge colorPalette={state === 'FAILED' && count > 0 ? 'red' : 'gray'}>{formatCount(count)}</Badge>,
  });
  return (
    <AdminTabs
      label={texts.states}
      tabs={[
        tab(null, texts.all, waiting + running + retrying + failed),
        ...JOB_STATES.map((state) => tab(state, stateTexts[state] ?? state, counts[state])),
      ]}
    />
  );
}
