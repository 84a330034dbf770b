import { Badge } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { JobStateBadge_job$key } from './__generated__/JobStateBadge_job.graphql.ts';
import { stateTexts } from './texts.ts';

/** Those of the states that want a second look; the others are gray. */
const PALETTES: Readonly<Record<string, string>> = { RUNNING: 'green', RETRYING: 'brand', FAILED: 'red' };

/** Where a job stands, in a word and a colour. */
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
