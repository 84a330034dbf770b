import { Button, Flex } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTransition } from 'react';
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { NotFound } from '../../ui/NotFound.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import { useDownload } from '../../relay/useDownload.ts';
import type { ReportPageFileQuery } from './__generated__/ReportPageFileQuery.graphql.ts';
import { authorizeExport } from './authorizeExport.ts';
import type { ReportPageQuery } from './__generated__/ReportPageQuery.graphql.ts';
import { PreparedReport } from './PreparedReport.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { rangeOfUrl, rangeSearch, type RangePreset, type ReportRange } from './reportRange.ts';
import { ReportRangePicker } from './ReportRangePicker.tsx';
import { texts } from './texts.ts';

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

const reportFileQuery = graphql`
  query ReportPageFileQuery($handle: String!, $from: String!, $to: String!) {
    report(handle: $handle, from: $from, to: $to) @required(action: THROW) {
      csvUrl
      run {
        csvUrl
      }
    }
  }
`;

/** A report with its range, chart and table, and the file of all rows: as they are now, or of a long report as they were prepared. */
export function ReportPage() {
  const queryRef = usePageQuery<ReportPageQuery>(reportPageQuery);
  return (
    <PageBoundary fallback={<CardsSkeleton cards={['20', '11', '80', '96']} />}>
      <ReportPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function ReportPageContent({ queryRef }: { queryRef: PreloadedQuery<ReportPageQuery> }) {
  const { report } = usePreloadedQuery<ReportPageQuery>(reportPageQuery, queryRef);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isBusy, startTransition] = useTransition();
  const environment = useRelayEnvironment();
  const { download, isDownloading } = useDownload(async () => {
    await authorizeExport(environment);
    const file = await fetchQuery<ReportPageFileQuery>(environment, reportFileQuery, queryRef.variables, {
      fetchPolicy: 'network-only',
    }).toPromise();
    return file?.report.csvUrl ?? file?.report.run?.csvUrl;
  });
  const back = { to: '/dashboard/reports', label: texts.back };
  if (report == null) return <NotFound title={texts.notFoundTitle} text={texts.notFoundText} link={back} />;

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
      <AdminHeader back={back} title={title} lead={description}>
        {hasFile && (
          <Button variant="outline" loading={isDownloading} loadingText={texts.download} onClick={download}>
            <Download aria-hidden />
            {texts.download}
          </Button>
        )}
      </AdminHeader>
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
