import { Badge } from '@chakra-ui/react';
import type { SynonymGroupStatus } from './__generated__/SynonymRow_group.graphql.ts';
import { labelOf } from './labelOf.ts';
import { statusTexts } from './texts.ts';

const COLORS: Partial<Record<SynonymGroupStatus, string>> = { EDITED: 'yellow', DISABLED: 'red', CUSTOM: 'green' };

/** Where a group comes from. */
export function SynonymStatusBadge({ status }: { status: SynonymGroupStatus }) {
  return <Badge colorPalette={COLORS[status] ?? 'gray'}>{labelOf(statusTexts, status)}</Badge>;
}
