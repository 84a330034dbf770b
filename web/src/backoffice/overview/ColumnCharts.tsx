import { Flex, Box, Text } from '@chakra-ui/react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis, type TooltipContentProps } from 'recharts';
import { formatCalendarDate, formatCalendarWeekday } from '../../ui/format/formatCalendarDate.ts';
import { ChartFigure } from './ChartFigure.tsx';

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

export interface ColumnChartsProps {
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

interface ColumnChartProps
  extends Omit<Series, 'values' | 'unit'>, Required<Pick<ColumnChartsProps, 'formatTick' | 'formatLabel'>> {
  points: ReadonlyArray<{ label: string; value: number }>;
  /** The ticks of the value axis, and its width in pixels. */
  ticks: readonly number[];
  axisWidth: number;
  /** The chart is the last of those that share their labels, so it has them below its columns. */
  isLast: boolean;
}

/** One chart of `ColumnCharts`, with a column for each point; pointer and arrow keys select one. */
function ColumnChart(props: ColumnChartProps) {
  const { title, points, ticks, axisWidth, isLast, format, color, formatTick, formatLabel } = props;
  return (
    <ChartFigure title={title} isLast={isLast} color={color} css={chartLook}>
      <BarChart
        responsive
        width="100%"
        height="100%"
        data={[...points]}
        syncId="overview"
        margin={{ top: 6, right: 4, bottom: 0, left: 0 }}
        title={title}
        desc="Use the left and right arrow keys to move between columns."
      >
        <CartesianGrid vertical={false} />
        <XAxis
          dataKey="label"
          tickFormatter={formatTick}
          tickLine={false}
          minTickGap={28}
          {...(isLast ? { height: 22 } : { height: 8, tick: false })}
        />
        <YAxis
          width={axisWidth}
          tickFormatter={format}
          tickLine={false}
          axisLine={false}
          ticks={ticks}
          domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
          interval={0}
        />
        <Tooltip
          cursor
          isAnimationActive={false}
          content={(tip) => <ColumnTooltip tip={tip} format={format} formatLabel={formatLabel} />}
        />
        <Bar dataKey="value" fill="currentColor" radius={[3, 3, 0, 0]} maxBarSize={28} isAnimationActive={false} />
      </BarChart>
    </ChartFigure>
  );
}

interface ColumnTipProps {
  tip: TooltipContentProps;
  format: (value: number) => string;
  formatLabel: (label: string) => string;
}

function ColumnTooltip({ tip: { active, label, payload }, format, formatLabel }: ColumnTipProps) {
  const value = payload[0]?.value;
  if (!active || value === undefined) return null;
  return (
    <Box layerStyle="float" px="3" py="2" textStyle="sm" fontVariantNumeric="tabular-nums">
      <Text color="fg.muted">{formatLabel(String(label))}</Text>
      <Text fontWeight="semibold">{format(Number(value))}</Text>
    </Box>
  );
}

/** Sets the chart's lines and texts to the theme's colours. */
const chartLook = {
  '& .recharts-cartesian-axis-tick-value': { fill: 'fg.muted', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' },
  '& .recharts-cartesian-grid line': { stroke: 'border' },
  '& .recharts-cartesian-axis-line': { stroke: 'border.emphasized' },
  '& .recharts-tooltip-cursor': { fill: 'fg', opacity: 0.06 },
  '& .recharts-surface:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.focusRing',
    outlineOffset: '2px',
    borderRadius: 'sm',
  },
  '& .recharts-wrapper': { w: 'full', h: 'full' },
};

const STEPS = 3;
const ROUND = [1, 2, 5];

/**
 * The ticks of a chart's value axis: always four, in equal round steps, with 0 and all values between them, so that charts below each
 * other have the same lines. A step has at least the size of `unit`.
 */
export function axisTicks(values: readonly number[], unit = 1): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = findStep(low, high, unit);
  const first = Math.floor(low / step);
  return Array.from({ length: STEPS + 1 }, (_, index) => (first + index) * step);
}

/** The smallest round step with at most three intervals. */
function findStep(low: number, high: number, unit: number): number {
  for (let power = unit; ; power *= 10) {
    const step = ROUND.map((factor) => factor * power).find(
      (size) => Math.ceil(high / size) - Math.floor(low / size) <= STEPS,
    );
    if (step !== undefined) return step;
  }
}
