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
import { texts } from './texts.ts';

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
          label={texts.preparing}
          share={rowCount == null || rowCount === 0 ? 0 : doneCount / rowCount}
          value={rowCount == null ? texts.reading : texts.written(doneCount, rowCount)}
        />
      </Box>
    );
  }
  const [title, text] = textsOf(run?.status);
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
        {run == null ? texts.prepare : texts.prepareAgain}
      </Button>
    </Box>
  );
}

function textsOf(status: string | undefined): [title: string, text: string] {
  switch (status) {
    case 'DONE':
      return [texts.preparedTitle, texts.preparedText];
    case 'FAILED':
      return [texts.failedTitle, texts.failedText];
    default:
      return [texts.longTitle, texts.longText];
  }
}
