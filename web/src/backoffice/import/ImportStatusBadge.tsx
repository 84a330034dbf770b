import { Badge } from '@chakra-ui/react';
import type { ImportStatus } from './__generated__/ImportState_catalogueImport.graphql.ts';

/** The label and the colour of each status. */
const STATUSES: Partial<Record<ImportStatus, { label: string; palette: string }>> = {
  MAPPING: { label: 'Columns to map', palette: 'yellow' },
  CHECKING: { label: 'Checking', palette: 'yellow' },
  CHECKED: { label: 'Checked', palette: 'yellow' },
  RUNNING: { label: 'Importing', palette: 'yellow' },
  DONE: { label: 'Imported', palette: 'green' },
  FAILED: { label: 'Stopped', palette: 'red' },
  DISCARDED: { label: 'Discarded', palette: 'gray' },
  UNDO_CHECKING: { label: 'Checking the undo', palette: 'yellow' },
  UNDO_CHECKED: { label: 'Imported', palette: 'green' },
  UNDOING: { label: 'Undoing', palette: 'yellow' },
  UNDO_FAILED: { label: 'Undo stopped', palette: 'red' },
  UNDONE: { label: 'Undone', palette: 'gray' },
};

/** The status of an import as a badge. */
export function ImportStatusBadge({ status }: { status: ImportStatus }) {
  const { label, palette } = STATUSES[status] ?? { label: status, palette: 'gray' };
  return <Badge colorPalette={palette}>{label}</Badge>;
}
