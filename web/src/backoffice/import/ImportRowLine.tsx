import { Badge, Box, chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminTableRow } from '../ui/AdminTableRow.tsx';
import { FieldChanges } from '../audit/FieldChanges.tsx';
import type { ImportRowLine_row$key } from './__generated__/ImportRowLine_row.graphql.ts';
import { outcomeLabel, outcomePalette } from './outcomeLabel.ts';
import { RowNotices } from './RowNotices.tsx';
import { texts } from './texts.ts';

/** A row of the file: its outcome, its changes and its errors. */
export function ImportRowLine({ row: rowKey }: { row: ImportRowLine_row$key }) {
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
        ...RowNotices_row
      }
    `,
    rowKey,
  );
  const { number, sku, name, outcome, issues, undoIssue, gst, changes } = row;
  return (
    <AdminTableRow role="row">
      <Cell role="cell" w={{ md: '16' }} color="fg.muted" fontVariantNumeric="tabular-nums">
        <chakra.span hideFrom="md">{texts.row} </chakra.span>
        {number}
      </Cell>
      <Cell role="cell" w={{ md: '20%' }} overflowWrap="anywhere">
        {sku}
      </Cell>
      <Cell role="cell" w={{ md: '24%' }} fontWeight="semibold" overflowWrap="anywhere">
        {name ?? <chakra.span color="fg.muted">{texts.noName}</chakra.span>}
      </Cell>
      <Cell role="cell" w={{ md: '28' }}>
        {outcome != null && <Badge colorPalette={outcomePalette(outcome)}>{outcomeLabel(outcome)}</Badge>}
      </Cell>
      <Cell role="cell" minW="0" w={{ md: '36%' }}>
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
            {texts.notUndone(undoIssue)}
          </Box>
        )}
        {gst != null && (
          <chakra.span color={gst.category == null ? 'fg.warning' : 'fg.muted'}>
            {gst.category == null ? texts.gstOfNone : texts.gstOf(gst.percent, gst.category)}
          </chakra.span>
        )}
        <FieldChanges changes={changes} />
        <RowNotices row={row} />
      </Cell>
    </AdminTableRow>
  );
}

const Cell = chakra('td');
