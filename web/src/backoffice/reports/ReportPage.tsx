import { Button, Flex, Box, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { NotFound } from '../../ui/NotFound.tsx';
import { BusyFade } from '../ui/BusyFade.tsx';
import { useReplaceSearch } from '../ui/useReplaceSearch.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import { useDownload } from '../../relay/useDownload.ts';
import type { ReportPageFileQuery } from './__generated__/ReportPageFileQuery.graphql.ts';
import { authorizeExport } from './authorizeExport.ts';
import type { ReportPageQuery } from './__generated__/ReportPageQuery.graphql.ts';
import { PreparedReport } from './PreparedReport.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { rangeOfUrl, rangeSearch, type RangePreset, type ReportRange, RANGE_PRESETS, PRESETS } from './reportRange.ts';
import { texts } from './texts.ts';
import { formatCalendarDateWithYear } from '../../ui/format/formatCalendarDate.ts';
import { DayField } from '../ui/DayField.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';

const reportPageQuery = graphql`
  query ReportPageQuery($handle: String!, $startDate: Date!, $endDate: Date!) {
    report(handle: $handle, startDate: $startDate, endDate: $endDate) {
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

const back = { to: '/dashboard/reports', label: 'All reports' };

/** A report with its range, chart and table, and the file of all rows: as they are now, or of a long report as they were prepared. */
export function ReportPage() {
  const queryRef = usePageQuery<ReportPageQuery>(reportPageQuery);
  return (
    <PageBoundary fallback={<CardsSkeleton back={back} cards={['11', '11', '80', '96']} />}>
      <ReportPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

interface ReportRangePickerProps {
  /** The name of the range; null for chosen days. */
  preset: RangePreset | null;
  range: ReportRange;
  onChoose: (range: RangePreset | ReportRange) => void;
}

const CUSTOM = 'custom';

const options = [
  ...RANGE_PRESETS.map((value) => ({ value, label: PRESETS[value].label })),
  { value: CUSTOM, label: 'Choose dates' },
] as const;

/** The choice of a report's days: a named range, or a first and a last day. */
function ReportRangePicker({ preset, range, onChoose }: ReportRangePickerProps) {
  const [isCustom, setCustom] = useState(preset === null);
  const [days, setDays] = useState(range);
  const changeDay = (changed: Partial<ReportRange>) => {
    const next = { ...days, ...changed };
    setDays(next);
    if (next.from !== '' && next.to !== '' && next.from <= next.to) onChoose(next);
  };
  const [from, to] = [range.from, range.to].map(formatCalendarDateWithYear);
  return (
    <Flex role="group" aria-label={texts.range} wrap="wrap" align="center" gap="2">
      <Box flex={{ base: '1 1 100%', sm: '0 1 14rem' }}>
        <FilterSelect
          label={texts.range}
          value={isCustom ? CUSTOM : (preset ?? CUSTOM)}
          options={options}
          onValue={(value) => {
            setCustom(value === CUSTOM);
            if (value !== CUSTOM) onChoose(value);
          }}
        />
      </Box>
      {isCustom ? (
        <>
          <DayField label="From" value={days.from} max={days.to} onDay={(day) => changeDay({ from: day })} />
          <DayField label="To" value={days.to} min={days.from} onDay={(day) => changeDay({ to: day })} />
        </>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {texts.days(from ?? '', to ?? '')}
        </Text>
      )}
    </Flex>
  );
}

const reportFileQuery = graphql`
  query ReportPageFileQuery($handle: String!, $startDate: Date!, $endDate: Date!) {
    report(handle: $handle, startDate: $startDate, endDate: $endDate) @required(action: THROW) {
      csvUrl
      run {
        csvUrl
      }
    }
  }
`;

function ReportPageContent({ queryRef }: { queryRef: PreloadedQuery<ReportPageQuery> }) {
  const { report } = usePreloadedQuery<ReportPageQuery>(reportPageQuery, queryRef);
  const [params] = useSearchParams();
  const { replaceSearch, isBusy } = useReplaceSearch();
  const environment = useRelayEnvironment();
  const { download, isDownloading } = useDownload(async () => {
    await authorizeExport(environment);
    const file = await fetchQuery<ReportPageFileQuery>(environment, reportFileQuery, queryRef.variables, {
      fetchPolicy: 'network-only',
    }).toPromise();
    return file?.report.csvUrl ?? file?.report.run?.csvUrl;
  });
  if (report == null) {
    return (
      <NotFound
        title="We couldn’t find this report"
        text="It may have a different name in this version of the shop."
        link={back}
      />
    );
  }

  const { title, description, isOfNow } = report.report;
  // A long report is shown as it was prepared.
  const table = report.table ?? report.run?.table;
  const hasFile = (report.csvUrl ?? report.run?.csvUrl) != null;
  const choose = (range: RangePreset | ReportRange) => replaceSearch(rangeSearch(range));
  const { preset } = rangeOfUrl(params, new Date());
  const { startDate: from, endDate: to } = queryRef.variables;
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
      <BusyFade isBusy={isBusy} display="flex" flexDirection="column" gap="4" mt="4">
        {report.csvUrl == null && <PreparedReport report={report} variables={queryRef.variables} />}
        {table != null && <ReportFigures table={table} />}
      </BusyFade>
    </>
  );
}
