import { Badge } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { CashShiftBadge_shift$key } from './__generated__/CashShiftBadge_shift.graphql.ts';
import { shiftStatusTexts } from './texts.ts';

const palettes: Readonly<Record<string, string>> = { OPEN: 'gray', CLOSED: 'brand', SIGNED_OFF: 'green' };

/** The state of a shift as a coloured label. */
export function CashShiftBadge({ shift }: { shift: CashShiftBadge_shift$key }) {
  const { status } = useFragment(
    graphql`
      fragment CashShiftBadge_shift on CashShift {
        status
      }
    `,
    shift,
  );
  return (
    <Badge size="md" colorPalette={palettes[status] ?? 'gray'}>
      {shiftStatusTexts[status] ?? status}
    </Badge>
  );
}
