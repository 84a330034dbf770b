import { Badge } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { JobStateBadge_job$key } from './__generated__/JobStateBadge_job.graphql.ts';
import { stateTexts } from './texts.ts';

/** The colours of the states that need attention; the others are gray. */
const PALETTES: Readonly<Record<string, string>> = { RUNNING: 'green', RETRYING: 'brand', FAILED: 'red' };

/** A job's state as a coloured label. */
export function JobStateBadge({ job }: { job: JobStateBadge_job$key }) {
  const { state } = useFragment(
    graphql`
      fragment JobStateBadge_job on Job {
        state
      }
    `,
    job,
  );
  return <Badge colorPalette={PALETTES[state] ?? 'gray'}>{stateTexts[state] ?? state}</Badge>;
}
