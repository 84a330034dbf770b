import { formatCount } from '@kirana/shared/numbers.ts';
import { Text, Box, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { OverviewCard } from '../overview/OverviewCard.tsx';
import { formatCalendarDate } from '../../ui/format/formatCalendarDate.ts';
import { Charts } from '../overview/Charts.tsx';
import type { ReportChart_table$key } from './__generated__/ReportChart_table.graphql.ts';
import { formatCell, type Cell, toRows } from './formatCell.ts';

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
  const title = `${value.displayName} by ${label.displayName.toLowerCase()}`;
  const format = (figure: number) => formatCell(figure, value.dataType);
  const points = rows.map((row) => ({ label: row[labelAt ?? 0] ?? null, value: Number(row[valueAt ?? 0] ?? 0) }));
  if (points.every((point) => point.value === 0)) return null;
  const labelOf = (cell: Cell) => formatCell(cell, label.dataType);
  return (
    <OverviewCard title={title}>
      {chart.kind === 'BARS' ? (
        <BarList points={points.map((point) => ({ ...point, label: labelOf(point.label) }))} format={format} />
      ) : (
        <Charts
          labels={points.map((point) => String(point.label))}
          series={[
            {
              title: value.displayName,
              values: points.map((point) => point.value),
              format,
              color: 'primary.solid',
              unit: value.dataType === 'MONEY' ? 100 : 1,
            },
          ]}
          formatTick={(text) => (label.dataType === 'DATE' ? formatCalendarDate(text) : labelOf(Number(text)))}
          formatLabel={(text) => labelOf(label.dataType === 'DATE' ? text : Number(text))}
        />
      )}
    </OverviewCard>
  );
}

interface BarListProps {
  points: ReadonlyArray<{ label: string; value: number }>;
  format: (value: number) => string;
}

const MAX_BARS = 10;

/** Bars of the first points, each with its label and value; screen readers get the list. */
function BarList({ points, format }: BarListProps) {
  const shown = points.slice(0, MAX_BARS);
  const longest = Math.max(1, ...shown.map(({ value }) => Math.abs(value)));
  return (
    <>
      {points.length > MAX_BARS && (
        <Text mb="2" textStyle="sm" color="fg.muted">
          {`The first ${formatCount(MAX_BARS)} rows`}
        </Text>
      )}
      <Flex as="ul" direction="column" gap="2.5" listStyleType="none">
        {shown.map(({ label, value }, place) => (
          // Two rows may have the same label.
          <li key={place}>
            <Flex justify="space-between" gap="4" mb="1" textStyle="sm">
              <Text overflowWrap="anywhere" minW="0">
                {label}
              </Text>
              <Text fontVariantNumeric="tabular-nums" fontWeight="medium" whiteSpace="nowrap">
                {format(value)}
              </Text>
            </Flex>
            <Box h="2" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
              <Box
                h="full"
                borderRadius="full"
                bg={value < 0 ? 'red.solid' : 'green.solid'}
                style={{ width: `${(100 * Math.abs(value)) / longest}%` }}
              />
            </Box>
          </li>
        ))}
      </Flex>
    </>
  );
}
