import { Badge } from '@chakra-ui/react';
import type { SynonymGroupStatus } from './__generated__/SynonymsPage_query.graphql.ts';
import { labelOf, statusTexts } from './texts.ts';

const COLORS: Partial<Record<SynonymGroupStatus, string>> = { EDITED: 'yellow', DISABLED: 'red', CUSTOM: 'green' };

export function SynonymStatusBadge({ status }: { status: SynonymGroupStatus }) {
  return <Badge colorPalette={COLORS[status] ?? 'gray'}>{labelOf(statusTexts, status)}</Badge>;
}
