import { Flex } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { FailedJobs_query$key } from './__generated__/FailedJobs_query.graphql.ts';
import { NoticeLink } from './NoticeLink.tsx';
import { texts } from './texts.ts';

/** A notice about failed background jobs with a link to them; renders nothing if there are none. */
export function FailedJobs({ query }: { query: FailedJobs_query$key }) {
  const { failed } = useFragment(
    graphql`
      fragment FailedJobs_query on Query {
        jobCounts @required(action: THROW) {
          failed
        }
      }
    `,
    query,
  ).jobCounts;
  if (failed === 0) return null;
  return (
    <Flex role="alert" align="center" gap="2" px="3" py="2.5" borderRadius="control" bg="bg.error" color="fg.error">
      <TriangleAlert size={18} aria-hidden />
      <NoticeLink to="/dashboard/jobs?state=failed">{texts.failedJobs(failed)}</NoticeLink>
    </Flex>
  );
}
