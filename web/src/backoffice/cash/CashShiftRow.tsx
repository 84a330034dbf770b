import { chakra, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { AdminTableRow } from '../ui/AdminTableRow.tsx';
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
        <Label>{texts.columnOpened} </Label>
        <time dateTime={openedAt}>{formatDateTime(openedAt)}</time>
      </Cell>
      <Amount role="cell">
        <Label>{texts.columnExpected}</Label>
        <Text as="span" fontWeight="semibold">
          {formatRupees(expected)}
        </Text>
      </Amount>
      <Amount role="cell" hideBelow={counted == null ? 'md' : undefined}>
        <Label>{texts.columnCounted}</Label>
        {counted == null ? texts.none : formatRupees(counted)}
      </Amount>
      <Amount role="cell" hideBelow={difference == null ? 'md' : undefined}>
        <Label>{texts.columnDifference}</Label>
        <CashDifference difference={difference} />
      </Amount>
      <Cell role="cell">
        <Flex>
          <CashShiftBadge shift={shift} />
        </Flex>
      </Cell>
    </AdminTableRow>
  );
}

const Cell = chakra('td');

/** Phones show the title of the column beside the amount. */
const Amount = chakra('td', {
  base: { fontVariantNumeric: 'tabular-nums', mdDown: { display: 'flex', justifyContent: 'space-between', gap: '4' } },
});

const Label = chakra('span', { base: { color: 'fg.muted', hideFrom: 'md' } });

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
