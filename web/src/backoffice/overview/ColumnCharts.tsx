import { Flex } from '@chakra-ui/react';
import { formatCalendarDate, formatCalendarWeekday } from '../../ui/format/formatCalendarDate.ts';
import { axisTicks } from './axisTicks.ts';
import { ColumnChart } from './ColumnChart.tsx';

interface Series {
  title: string;
  /** A value for each label. */
  values: readonly number[];
  format: (value: number) => string;
  /** A token of the theme. */
  color: string;
  /** The smallest step of the axis: 100 for paise. */
  unit?: number;
}

interface ColumnChartsProps {
  /** What the columns are about, such as days as `2026-01-31`. */
  labels: readonly string[];
  series: readonly Series[];
  /** The labels at the axis and beside a selected column; by default they are days. */
  formatTick?: (label: string) => string;
  formatLabel?: (label: string) => string;
}

const DIGIT_WIDTH = 7;
const AXIS_GAP = 10;

/**
 * Charts with the same labels below each other: their columns are in line, the labels are below the last one, and a column that is
 * selected in one is selected in all. Import it lazily, because it is large.
 */
export function ColumnCharts({
  labels,
  series,
  formatTick = formatCalendarDate,
  formatLabel = formatCalendarWeekday,
}: ColumnChartsProps) {
  const charts = series.map(({ values, unit, ...chart }) => ({
    ...chart,
    ticks: axisTicks(values, unit),
    points: labels.map((label, index) => ({ label, value: values[index] ?? 0 })),
  }));
  const lengths = charts.flatMap(({ ticks, format }) => ticks.map((tick) => format(tick).length));
  return (
    <Flex direction="column" gap="4">
      {charts.map((chart, index) => (
        <ColumnChart
          key={chart.title}
          {...chart}
          axisWidth={Math.max(...lengths) * DIGIT_WIDTH + AXIS_GAP}
          isLast={index === charts.length - 1}
          formatTick={formatTick}
          formatLabel={formatLabel}
        />
      ))}
    </Flex>
  );
}
