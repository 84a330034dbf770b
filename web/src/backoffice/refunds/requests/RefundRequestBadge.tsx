import { Badge } from '@chakra-ui/react';
import { stateTexts } from './texts.ts';

const COLORS: Readonly<Record<string, string>> = { OPEN: 'brand', APPROVED: 'green', DECLINED: 'gray' };

/** The state of a refund request. */
export function RefundRequestBadge({ status }: { status: string }) {
  return <Badge colorPalette={COLORS[status] ?? 'gray'}>{stateTexts[status] ?? status}</Badge>;
}
