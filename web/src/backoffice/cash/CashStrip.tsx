import { chakra } from '@chakra-ui/react';
import { Banknote, ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import type { CashStrip_shift$key } from './__generated__/CashStrip_shift.graphql.ts';
import { myCashPath } from './cashPaths.ts';
import { myCashTexts as texts } from './texts.ts';

/** How much cash the viewer carries, as a link to the shift. */
export function CashStrip({ shift: shiftKey }: { shift: CashStrip_shift$key | null | undefined }) {
  const shift = useFragment(
    graphql`
      fragment CashStrip_shift on CashShift {
        status
        expected
      }
    `,
    shiftKey,
  );
  return (
    <Strip to={myCashPath}>
      <Banknote aria-hidden />
      {shift?.status === 'OPEN' ? carriedCash(shift.expected) : texts.carryNothing}
      <ChevronRight size={18} aria-hidden />
    </Strip>
  );
}

function carriedCash(expected: number): string {
  return expected < 0 ? texts.overdrawn(formatRupees(-expected)) : texts.carry(formatRupees(expected));
}

const Strip = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '3',
    mb: '5',
    borderWidth: '1px',
    borderRadius: 'control',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'bg.subtle' },
  },
});
