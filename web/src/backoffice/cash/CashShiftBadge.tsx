import { Badge } from '@chakra-ui/react';
import { shiftStatusTexts } from './texts.ts';

const palettes: Readonly<Record<string, string>> = { OPEN: 'gray', CLOSED: 'yellow', SIGNED_OFF: 'green' };

/** The state of a shift as a coloured label. */
export function CashShiftBadge({ status }: { status: string }) {
  return (
    <Badge size="md" colorPalette={palettes[status] ?? 'gray'}>
      {shiftStatusTexts[status] ?? status}
    </Badge>
  );
}
