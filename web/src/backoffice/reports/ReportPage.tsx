import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTransition } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import type { ReportPageQuery } from './__generated__/ReportPageQuery.graphql.ts';
import { PreparedReport } from './PreparedReport.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportPageSkeleton } from './ReportPageSkeleton.tsx';
import { rangeOfUrl, rangeSearch, type RangePreset, type ReportRange } from './reportRange.ts';
import { ReportRangePicker } from './ReportRangePicker.tsx';
import { texts } from './texts.ts';
import { useDownloadReport } from './useDownloadReport.ts';

const reportPageQuery = graphql`
  query ReportPageQuery($handle: String!, $from: String!, $to: String!) {
    report(handle: $handle, from: $from, to: $to) {
      report {
        title
        description
        isOfNow
      }
      table {
        ...ReportFigures_table
      }
      csvUrl
      run {
        csvUrl
        table {
          ...ReportFigures_table
        }
      }
      ...PreparedReport_report
    }
  }
`;

/** A report with its range, chart and table. */
export function ReportPage() {
  const queryRef = usePageQuery<ReportPageQuery>(reportPageQuery);
  return (
    <PageBoundary fallback={<ReportPageSkeleton />}>
      <ReportPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function ReportPageContent({ queryRef }: { queryRef: PreloadedQuery<ReportPageQuery> }) {
  const { report } = usePreloadedQuery<ReportPageQuery>(reportPageQuery, queryRef);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isBusy, startTransition] = useTransition();
  const { downloadReport, isDownloading } = useDownloadReport(queryRef.variables);
  if (report == null) {
    const back = { to: '/dashboard/reports', label: texts.back };
    return <NotFound title={texts.notFoundTitle} text={texts.notFoundText} link={back} />;
  }

  const { title, description, isOfNow } = report.report;
  // A long report is shown as it was prepared.
  const table = report.table ?? report.run?.table;
  const hasFile = (report.csvUrl ?? report.run?.csvUrl) != null;
  const choose = (range: RangePreset | ReportRange) =>
    startTransition(async () => {
      await navigate({ search: rangeSearch(range) }, { replace: true, preventScrollReset: true });
    });
  const { preset } = rangeOfUrl(params, new Date());
  const { from, to } = queryRef.variables;
  return (
    <>
      <PageTitle title={title} />
      <BackLink to="/dashboard/reports" label={texts.back} />
      <Flex justify="space-between" align="center" wrap="wrap" gap="3">
        <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
          {title}
        </Heading>
        {hasFile && (
          <Button variant="outline" loading={isDownloading} loadingText={texts.download} onClick={downloadReport}>
            <Download aria-hidden />
            {texts.download}
          </Button>
        )}
      </Flex>
      <Text mt="1" mb="4" color="fg.muted" maxW="prose">
        {description}
      </Text>
      {!isOfNow && <ReportRangePicker key={`${from} ${to}`} preset={preset} range={{ from, to }} onChoose={choose} />}
      <Flex
        direction="column"
        gap="4"
        mt="4"
        aria-busy={isBusy}
        opacity={isBusy ? '0.6' : '1'}
        transition="opacity 150ms ease-out"
      >
        {report.csvUrl == null && <PreparedReport report={report} variables={queryRef.variables} />}
        {table != null && <ReportFigures table={table} />}
      </Flex>
    </>
  );
}
