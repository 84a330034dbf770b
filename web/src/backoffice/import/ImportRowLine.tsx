import { Badge, Box, chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminTableRow, Cell } from '../ui/AdminTableRow.tsx';
import { FieldChanges } from '../audit/FieldChanges.tsx';
import type {
  ImportRowLine_row$data,
  ImportRowLine_row$key,
  ImportOutcome,
} from './__generated__/ImportRowLine_row.graphql.ts';
import { columnLabel } from '@kirana/shared/columnLabel.ts';
import { RowPictures } from './RowPictures.tsx';
import { texts } from './texts.ts';

interface ImportRowLineProps {
  row: ImportRowLine_row$key;
  /** How far an import of pictures is; null for another. */
  pictures: 'preview' | 'result' | null;
}

/** A row of the file: its outcome, its changes and its errors. */
export function ImportRowLine({ row: rowKey, pictures }: ImportRowLineProps) {
  const row = useFragment(
    graphql`
      fragment ImportRowLine_row on ImportRow {
        number
        sku
        name
        outcome
        issues {
          message
        }
        undoIssue
        gst {
          percent
          category
        }
        changes {
          ...FieldChanges_changes
        }
        ...RowPictures_row
        notices {
          column
          reason
          cell
          value
        }
      }
    `,
    rowKey,
  );
  const { number, sku, name, outcome, issues, undoIssue, gst, changes } = row;
  return (
    <AdminTableRow>
      <Cell w={{ md: '16' }} color="fg.muted" fontVariantNumeric="tabular-nums">
        <chakra.span hideFrom="md">{texts.row} </chakra.span>
        {number}
      </Cell>
      <Cell w={{ md: '20%' }} overflowWrap="anywhere">
        {sku}
      </Cell>
      <Cell w={{ md: '24%' }} fontWeight="semibold" overflowWrap="anywhere">
        {name ?? <chakra.span color="fg.muted">No name</chakra.span>}
      </Cell>
      <Cell w={{ md: '28' }}>{outcome != null && <OutcomeBadge outcome={outcome} />}</Cell>
      <Cell minW="0" w={{ md: '36%' }}>
        {issues.length > 0 && (
          <Box as="ul" role="list" listStyleType="none" color={outcome === 'REJECTED' ? 'fg.error' : 'fg.warning'}>
            {issues.map(({ message }) => (
              <Box as="li" key={message} overflowWrap="anywhere">
                {message}
              </Box>
            ))}
          </Box>
        )}
        {undoIssue != null && (
          <Box color="fg.warning" overflowWrap="anywhere">
            Not undone: {undoIssue}
          </Box>
        )}
        {gst != null && (
          <chakra.span color={gst.category == null ? 'fg.warning' : 'fg.muted'}>
            {gst.category == null
              ? 'GST 0%: none of its categories has a GST'
              : `GST ${gst.percent}% from the category ${gst.category}`}
          </chakra.span>
        )}
        {pictures === null ? (
          <FieldChanges changes={changes} />
        ) : (
          <RowPictures row={row} isPreview={pictures === 'preview'} />
        )}
        <RowNotices row={row} />
      </Cell>
    </AdminTableRow>
  );
}

/** The label and the colour of each outcome. */
const OUTCOMES: Partial<Record<ImportOutcome, { label: string; palette: string }>> = {
  CREATE: { label: 'New', palette: 'green' },
  UPDATE: { label: 'Changed', palette: 'yellow' },
  UNCHANGED: { label: 'Unchanged', palette: 'gray' },
  REJECTED: { label: 'Refused', palette: 'red' },
};

/** The outcome of a row as a badge; one that this client does not know is shown as the server spells it. */
function OutcomeBadge({ outcome }: { outcome: ImportOutcome }) {
  const { label, palette } = OUTCOMES[outcome] ?? { label: outcome, palette: 'gray' };
  return <Badge colorPalette={palette}>{label}</Badge>;
}

/** How cells of a row were read that are not in the catalogue's form. */
function RowNotices({ row }: { row: ImportRowLine_row$data }) {
  const { notices } = row;
  if (notices.length === 0) return null;
  return (
    <Box as="ul" role="list" listStyleType="none" textStyle="sm" color="fg.muted">
      {notices.map(({ column, reason, cell, value }) => (
        <Box as="li" key={`${column} ${reason} ${cell ?? ''}`} overflowWrap="anywhere">
          {columnLabel(column)}: {reason}
          {(cell ?? value) != null && ` (${[cell, value].filter((text) => text != null).join(' → ')})`}
        </Box>
      ))}
    </Box>
  );
}
