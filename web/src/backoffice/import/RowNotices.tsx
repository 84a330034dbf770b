import { Box } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { RowNotices_row$key } from './__generated__/RowNotices_row.graphql.ts';
import { columnLabel } from './mapping/columnLabel.ts';

/** How cells of a row were read that are not in the catalogue's form. */
export function RowNotices({ row }: { row: RowNotices_row$key }) {
  const { notices } = useFragment(
    graphql`
      fragment RowNotices_row on ImportRow {
        notices {
          column
          reason
          cell
          value
        }
      }
    `,
    row,
  );
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
