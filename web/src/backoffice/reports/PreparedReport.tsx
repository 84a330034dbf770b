import { formatCount } from '@kirana/shared/numbers.ts';
import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useAction } from '../../relay/useAction.ts';
import { usePolling } from '../ui/usePolling.ts';
import { useReload } from '../ui/useReload.ts';
import { graphql, useFragment } from 'react-relay';
import { RelativeTime } from '../../ui/format/RelativeTime.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import type { PreparedReport_report$key } from './__generated__/PreparedReport_report.graphql.ts';
import type { PreparedReportStartMutation } from './__generated__/PreparedReportStartMutation.graphql.ts';
import reportPage, {
  type ReportPageQuery,
  type ReportPageQuery$variables,
} from './__generated__/ReportPageQuery.graphql.ts';

const POLL_INTERVAL_MS = 2000;

interface PreparedReportProps {
  report: PreparedReport_report$key;
  /** The report and its days. */
  variables: ReportPageQuery$variables;
}

/** How far the preparation of a long report is, with a button that starts it. */
export function PreparedReport({ report, variables }: PreparedReportProps) {
  const { run } = useFragment(
    graphql`
      fragment PreparedReport_report on RangedReport {
        run {
          status
          rowCount
          doneCount
          finishedAt
        }
      }
    `,
    report,
  );
  const isRunning = run?.status === 'RUNNING';
  const { reload } = useReload<ReportPageQuery>(reportPage, () => variables);
  usePolling(reload, POLL_INTERVAL_MS, isRunning);
  const [startReportRun, isStarting] = useAction<PreparedReportStartMutation>(graphql`
    mutation PreparedReportStartMutation($input: ReportRunStartInput!) {
      reportRunStart(input: $input) {
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);

  if (isRunning) {
    const { rowCount, doneCount } = run;
    return (
      <Box layerStyle="card" p={{ base: '4', md: '5' }}>
        <ProgressBar
          label="Preparing the report"
          share={rowCount == null || rowCount === 0 ? 0 : doneCount / rowCount}
          value={rowCount == null ? 'Reading the ledger' : `${formatCount(doneCount)} of ${formatCount(rowCount)} rows`}
        />
      </Box>
    );
  }
  const [title, text] = RUN_TEXTS[run?.status ?? ''] ?? NO_RUN_TEXTS;
  return (
    <Box layerStyle="card" p={{ base: '4', md: '5' }}>
      <Heading as="h2" textStyle="md">
        {title}
      </Heading>
      <Text mt="1" mb="3" color="fg.muted">
        {run?.status === 'DONE' && run.finishedAt != null && (
          <>
            <RelativeTime moment={run.finishedAt} now={new Date()} />
            {'. '}
          </>
        )}
        {text}
      </Text>
      <Button loading={isStarting} onClick={() => startReportRun(variables, { onDone: reload })}>
        {run == null ? 'Prepare report' : 'Prepare again'}
      </Button>
    </Box>
  );
}

const RUN_TEXTS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  DONE: ['Prepared earlier', 'It doesn’t include anything since then.'],
  FAILED: ['We couldn’t prepare this report', 'Something went wrong on our side. You can try again.'],
};
const NO_RUN_TEXTS = [
  'This report takes a while',
  'It covers so many entries that we prepare it in the background. You can leave this page in the meantime.',
] as const;
