import { Box, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis, type TooltipContentProps } from 'recharts';
import { formatCalendarDate, formatCalendarWeekday } from '../ui/format/formatCalendarDate.ts';
import { texts } from './texts.ts';

interface Point {
  /** As `2026-01-31`. */
  date: string;
  value: number;
}

interface DayChartProps {
  title: string;
  points: Point[];
  format: (value: number) => string;
  /** A token of the theme. */
  color: string;
}

/** A bar chart by day; pointer and arrow keys select a day. Import it lazily, because it is large. */
export function DayChart({ title, points, format, color }: DayChartProps) {
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
          <XAxis dataKey="date" tickFormatter={formatCalendarDate} tickLine={false} minTickGap={28} />
          <YAxis
            width="auto"
            tickFormatter={format}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            tickCount={4}
          />
          <Tooltip cursor isAnimationActive={false} content={(tip) => <DayTooltip tip={tip} format={format} />} />
          <Bar dataKey="value" fill="currentColor" radius={[3, 3, 0, 0]} maxBarSize={28} isAnimationActive={false} />
        </BarChart>
      </Box>
    </Box>
  );
}

interface DayTipProps {
  tip: TooltipContentProps;
  format: (value: number) => string;
}

function DayTooltip({ tip: { active, label, payload }, format }: DayTipProps) {
  const value = payload[0]?.value;
  if (!active || value === undefined) return null;
  return (
    <Box layerStyle="float" px="3" py="2" textStyle="sm" fontVariantNumeric="tabular-nums">
      <Text color="fg.muted">{formatCalendarWeekday(String(label))}</Text>
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
