import { Flex, Skeleton, Text } from '@chakra-ui/react';
import { lazy } from 'react';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import type { ColumnChartsProps } from './ColumnCharts.tsx';

// Loaded lazily, because the chart library is large and the figures must not wait for it.
const ColumnCharts = lazy(async () => ({ default: (await import('./ColumnCharts.tsx')).ColumnCharts }));

/** Charts; a table of the same numbers below them is there while they load, and if they do not. */
export function Charts({ hasTable = true, ...charts }: ColumnChartsProps & { hasTable?: boolean }) {
  const { series } = charts;
  return (
    <SectionBoundary
      fallback={
        <Flex direction="column" gap="4" aria-hidden>
          {series.map(({ title }, index) => (
            <ChartFigure key={title} title={title} isLast={index === series.length - 1}>
              <Skeleton h="full" />
            </ChartFigure>
          ))}
        </Flex>
      }
      renderError={() => (
        <Text color="fg.muted">We couldn’t load the chart.{hasTable && ' The table below has the same numbers.'}</Text>
      )}
    >
      <ColumnCharts {...charts} />
    </SectionBoundary>
  );
}
