import { Box, chakra } from '@chakra-ui/react';
import { formatCount } from '../../ui/numbers/formatCount.ts';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { formatCalendarWeekday } from '../../ui/format/formatCalendarDate.ts';
import { Summary } from '../ui/Summary.tsx';
import { texts } from './texts.ts';

interface DayTableProps {
  days: ReadonlyArray<{ readonly date: string; readonly orderCount: number; readonly revenue: number }>;
}

/** The charts' numbers as a table, the newest day first. */
export function DayTable({ days }: DayTableProps) {
  return (
    <chakra.details mt="3">
      <Summary>{texts.asTable}</Summary>
      <Box maxH="20rem" overflowY="auto" tabIndex={0} role="region" aria-label={texts.asTable}>
        <chakra.table w="full" maxW="lg" textStyle="sm" borderCollapse="collapse" fontVariantNumeric="tabular-nums">
          <thead>
            <tr>
              <HeadCell scope="col">{texts.day}</HeadCell>
              <HeadCell scope="col" textAlign="end">
                {texts.orders}
              </HeadCell>
              <HeadCell scope="col" textAlign="end">
                {texts.revenue}
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, orderCount, revenue }) => (
              <tr key={date}>
                <Cell>{formatCalendarWeekday(date)}</Cell>
                <Cell textAlign="end">{formatCount(orderCount)}</Cell>
                <Cell textAlign="end">{formatRupees(revenue)}</Cell>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </chakra.details>
  );
}

const HeadCell = chakra('th', {
  base: {
    position: 'sticky',
    top: '0',
    bg: 'bg.panel',
    py: '2',
    borderBottomWidth: '1px',
    color: 'fg.muted',
    textStyle: 'xs',
    fontWeight: 'semibold',
    textAlign: 'start',
  },
});

const Cell = chakra('td', { base: { py: '1.5', borderBottomWidth: '1px', borderColor: 'border.muted' } });
