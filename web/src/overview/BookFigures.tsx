import { chakra, Grid } from '@chakra-ui/react';
import { formatRupees } from '../money/formatRupees.ts';
import { texts } from './texts.ts';

interface BookFiguresProps {
  grossSales: number;
  returns: number;
  netSales: number;
  tax: number;
  cashCollected: number;
  cashRefunded: number;
}

/** What the net sales are made of, and the cash of the range. */
export function BookFigures(figures: BookFiguresProps) {
  const { grossSales, returns, netSales, tax, cashCollected, cashRefunded } = figures;
  const rows = [
    [texts.grossSales, formatRupees(grossSales)],
    [texts.returns, returns === 0 ? formatRupees(0) : formatRupees(-returns)],
    [texts.revenue, formatRupees(netSales)],
    [texts.tax, formatRupees(tax)],
    [texts.cashCollected, formatRupees(cashCollected)],
    [texts.cashRefunded, formatRupees(cashRefunded)],
  ] as const;
  return (
    <Grid
      as="dl"
      layerStyle="card"
      mt={{ base: '3', md: '4' }}
      px={{ base: '4', md: '5' }}
      py="4"
      gap="4"
      templateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(6, minmax(0, 1fr))',
      }}
    >
      {rows.map(([label, figure]) => (
        <div key={label}>
          <Term>{label}</Term>
          <Figure>{figure}</Figure>
        </div>
      ))}
    </Grid>
  );
}

const Term = chakra('dt', { base: { textStyle: 'sm', color: 'fg.muted' } });
const Figure = chakra('dd', { base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' } });
