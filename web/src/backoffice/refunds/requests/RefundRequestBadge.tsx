import { Badge } from '@chakra-ui/react';

/** The labels of the states of a request, by their names in the schema. */
const stateTexts: Readonly<Record<string, string>> = {
  OPEN: 'Waiting for you',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
};

const COLORS: Readonly<Record<string, string>> = { OPEN: 'yellow', APPROVED: 'green', DECLINED: 'gray' };

/** The state of a refund request. */
export function RefundRequestBadge({ status }: { status: string }) {
  return <Badge colorPalette={COLORS[status] ?? 'gray'}>{stateTexts[status] ?? status}</Badge>;
}
