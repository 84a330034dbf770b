import { chakra, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatRupees } from '../../money/formatRupees.ts';
import { AdminTableRow } from '../../ui/admin/AdminTableRow.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { CashShiftRow_shift$key } from './__generated__/CashShiftRow_shift.graphql.ts';
import { CashDifference } from './CashDifference.tsx';
import { cashShiftPath } from './cashPaths.ts';
import { CashShiftBadge } from './CashShiftBadge.tsx';
import { cashTexts as texts } from './texts.ts';

/** A row of the list of shifts; the holder's name links to the shift. Phones, which hide the head of the table, name each figure. */
export function CashShiftRow({ shift: shiftKey }: { shift: CashShiftRow_shift$key }) {
  const shift = useFragment(
    graphql`
      fragment CashShiftRow_shift on CashShift {
        id
        holder {
          name
        }
        openedAt
        expected
        counted
        difference
        ...CashShiftBadge_shift
      }
    `,
    shiftKey,
  );
  const { id, holder, openedAt, expected, counted, difference } = shift;
  return (
    <AdminTableRow role="row">
      <Cell role="cell" overflowWrap="anywhere">
        <ShiftLink to={cashShiftPath(id)}>{holder?.name ?? texts.nobody}</ShiftLink>
      </Cell>
      <Cell role="cell" color="fg.muted">
        <Narrow>{texts.columnOpened} </Narrow>
        <time dateTime={openedAt}>{formatDateTime(openedAt)}</time>
      </Cell>
      <Cell role="cell" fontVariantNumeric="tabular-nums">
        <Narrow>{texts.columnExpected} </Narrow>
        {formatRupees(expected)}
      </Cell>
      <Cell role="cell" fontVariantNumeric="tabular-nums">
        <Narrow>{texts.columnCounted} </Narrow>
        {counted == null ? texts.none : formatRupees(counted)}
      </Cell>
      <Cell role="cell" fontVariantNumeric="tabular-nums">
        <Narrow>{texts.columnDifference} </Narrow>
        <CashDifference difference={difference} />
      </Cell>
      <Cell role="cell">
        <Flex>
          <CashShiftBadge shift={shift} />
        </Flex>
      </Cell>
    </AdminTableRow>
  );
}

const Cell = chakra('td');

const Narrow = chakra('span', { base: { hideFrom: 'md', color: 'fg.muted' } });

const ShiftLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    minW: '11',
    my: { md: '-3' },
    borderRadius: 'sm',
    color: 'green.fg',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
