import { Badge } from '@chakra-ui/react';
import type { ImportStatus } from './__generated__/ImportState_catalogueImport.graphql.ts';

/** The label and the colour of each status. */
const STATUSES: Partial<Record<ImportStatus, { label: string; palette: string }>> = {
  MAPPING: { label: 'Columns to map', palette: 'brand' },
  CHECKING: { label: 'Checking', palette: 'brand' },
  CHECKED: { label: 'Checked', palette: 'brand' },
  RUNNING: { label: 'Importing', palette: 'brand' },
  DONE: { label: 'Imported', palette: 'green' },
  FAILED: { label: 'Stopped', palette: 'red' },
  DISCARDED: { label: 'Discarded', palette: 'gray' },
  UNDO_CHECKING: { label: 'Checking the undo', palette: 'brand' },
  UNDO_CHECKED: { label: 'Imported', palette: 'green' },
  UNDOING: { label: 'Undoing', palette: 'brand' },
  UNDO_FAILED: { label: 'Undo stopped', palette: 'red' },
  UNDONE: { label: 'Undone', palette: 'gray' },
};

/** The status of an import as a badge. */
export function ImportStatusBadge({ status }: { status: ImportStatus }) {
  const { label, palette } = STATUSES[status] ?? { label: status, palette: 'gray' };
  return <Badge colorPalette={palette}>{label}</Badge>;
}
