import { graphql, useFragment } from 'react-relay';
import { OverviewCard } from '../overview/OverviewCard.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import type { ReportFigures_table$key } from './__generated__/ReportFigures_table.graphql.ts';
import { ColumnNotes } from './ColumnNotes.tsx';
import { FigureTable } from './FigureTable.tsx';
import { ReportChart } from './ReportChart.tsx';
import { texts } from './texts.ts';

/** The chart and the table of a report. */
export function ReportFigures({ table }: { table: ReportFigures_table$key }) {
  const { report, rowCount, ...figures } = useFragment(
    graphql`
      fragment ReportFigures_table on ReportTable {
        rowCount
        report {
          ...ColumnNotes_report
        }
        ...ReportChart_table
        ...FigureTable_table
      }
    `,
    table,
  );
  if (rowCount === 0) {
    return <EmptyState title={texts.emptyTitle} text={texts.emptyText} picture={<EmptyResultIllustration />} />;
  }
  return (
    <>
      <ReportChart table={figures} />
      <OverviewCard title={texts.table}>
        <FigureTable table={figures} />
        <ColumnNotes report={report} />
      </OverviewCard>
    </>
  );
}
