import { Box, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis, type TooltipContentProps } from 'recharts';
import { formatCalendarDate, formatCalendarWeekday } from '../ui/format/formatCalendarDate.ts';
import { texts } from './texts.ts';

interface Point {
  /** What the column is about, such as a day as `2026-01-31`. */
  label: string;
  value: number;
}

interface ColumnChartProps {
  title: string;
  points: Point[];
  format: (value: number) => string;
  /** A token of the theme. */
  color: string;
  /** The labels at the axis and beside a selected column; by default they are days. */
  formatTick?: (label: string) => string;
  formatLabel?: (label: string) => string;
}

/** A chart with a column for each point; pointer and arrow keys select one. Import it lazily, because it is large. */
export function ColumnChart({
  title,
  points,
  format,
  color,
  formatTick = formatCalendarDate,
  formatLabel = formatCalendarWeekday,
}: ColumnChartProps) {
  const titleId = useId();
  return (
    <Box as="figure" aria-labelledby={titleId} minW="0">
      <Text as="figcaption" id={titleId} textStyle="sm" color="fg.muted" mb="2">
        {title}
      </Text>
      <Box h="48" color={color} css={chartLook}>
        <BarChart
          responsive
          width="100%"
          height="100%"
          data={points}
          syncId="overview"
          margin={{ top: 4, right: 4, bottom: 0, left: 0 }}
          title={title}
          desc={texts.chartKeys}
        >
          <CartesianGrid vertical={false} />
          <XAxis dataKey="label" tickFormatter={formatTick} tickLine={false} minTickGap={28} />
          <YAxis
            width="auto"
            tickFormatter={format}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            tickCount={4}
          />
          <Tooltip
            cursor
            isAnimationActive={false}
            content={(tip) => <ColumnTooltip tip={tip} format={format} formatLabel={formatLabel} />}
          />
          <Bar dataKey="value" fill="currentColor" radius={[3, 3, 0, 0]} maxBarSize={28} isAnimationActive={false} />
        </BarChart>
      </Box>
    </Box>
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
  '& .recharts-cartesian-axis-tick-value': { fill: 'fg.muted', fontSize: 'xs' },
  '& .recharts-cartesian-grid line': { stroke: 'border' },
  '& .recharts-cartesian-axis-line': { stroke: 'border.emphasized' },
  '& .recharts-tooltip-cursor': { fill: 'fg', opacity: 0.06 },
  '& .recharts-surface:focus-visible': {
    outline: '2px solid',
    outlineColor: 'green.focusRing',
    outlineOffset: '2px',
    borderRadius: 'sm',
  },
  '& .recharts-wrapper': { w: 'full', h: 'full' },
};
