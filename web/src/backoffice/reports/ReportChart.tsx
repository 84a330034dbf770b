import { Skeleton, Text } from '@chakra-ui/react';
import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import { OverviewCard } from '../overview/OverviewCard.tsx';
import { formatCalendarDate } from '../../ui/format/formatCalendarDate.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import type { ReportChart_table$key } from './__generated__/ReportChart_table.graphql.ts';
import { BarList } from './BarList.tsx';
import { formatCell, type Cell } from './formatCell.ts';
import { texts } from './texts.ts';
import { toRows } from './toRows.ts';

// Loaded lazily, because the chart library is large and the figures must not wait for it.
const ColumnCharts = lazy(async () => ({ default: (await import('../overview/ColumnCharts.tsx')).ColumnCharts }));

/** The chart of a report: columns in the order of the rows, or bars of the first rows. There is none without a figure to draw. */
export function ReportChart({ table }: { table: ReportChart_table$key }) {
  const data = useFragment(
    graphql`
      fragment ReportChart_table on ReportTable {
        rows
        report {
          chart {
            kind
            label
            value
          }
          columns {
            name
            displayName
            dataType
          }
        }
      }
    `,
    table,
  );
  const { chart, columns } = data.report;
  if (chart == null) return null;
  const rows = toRows(data.rows);
  const [labelAt, valueAt] = [chart.label, chart.value].map((name) => columns.findIndex((each) => each.name === name));
  const [label, value] = [columns[labelAt ?? -1], columns[valueAt ?? -1]];
  if (label === undefined || value === undefined) return null;
  const title = texts.chartTitle(value.displayName, label.displayName);
  const format = (figure: number) => formatCell(figure, value.dataType);
  const points = rows.map((row) => ({
    label: row[labelAt ?? 0] ?? null,
    value: Number(row[valueAt ?? 0] ?? 0),
  }));
  if (points.every((point) => point.value === 0)) return null;
  const labelOf = (cell: Cell) => formatCell(cell, label.dataType);
  return (
    <OverviewCard title={title}>
      {chart.kind === 'BARS' ? (
        <BarList points={points.map((point) => ({ ...point, label: labelOf(point.label) }))} format={format} />
      ) : (
        <SectionBoundary
          fallback={<Skeleton h="13.75rem" />}
          renderError={() => <Text color="fg.muted">{texts.chartMissing}</Text>}
        >
          <ColumnCharts
            labels={points.map((point) => String(point.label))}
            series={[
              {
                title: value.displayName,
                values: points.map((point) => point.value),
                format,
                color: 'green.solid',
                unit: value.dataType === 'MONEY' ? 100 : 1,
              },
            ]}
            formatTick={(text) => (label.dataType === 'DATE' ? formatCalendarDate(text) : labelOf(Number(text)))}
            formatLabel={(text) => labelOf(label.dataType === 'DATE' ? text : Number(text))}
          />
        </SectionBoundary>
      )}
    </OverviewCard>
  );
}
