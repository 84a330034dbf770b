import { Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { AdminTableRow, AmountCell, Cell, PhoneLabel, RowLink } from '../ui/AdminTableRow.tsx';
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
    <AdminTableRow>
      <Cell overflowWrap="anywhere">
        <RowLink to={cashShiftPath(id)}>{holder?.name ?? texts.nobody}</RowLink>
      </Cell>
      <Cell color="fg.muted">
        <PhoneLabel>{texts.columnOpened} </PhoneLabel>
        <time dateTime={openedAt}>{formatDateTime(openedAt)}</time>
      </Cell>
      <AmountCell>
        <PhoneLabel>{texts.columnExpected}</PhoneLabel>
        <Text as="span" fontWeight="semibold">
          {formatRupees(expected)}
        </Text>
      </AmountCell>
      <AmountCell hideBelow={counted == null ? 'md' : undefined}>
        <PhoneLabel>{texts.columnCounted}</PhoneLabel>
        {counted == null ? texts.none : formatRupees(counted)}
      </AmountCell>
      <AmountCell hideBelow={difference == null ? 'md' : undefined}>
        <PhoneLabel>{texts.columnDifference}</PhoneLabel>
        <CashDifference difference={difference} />
      </AmountCell>
      <Cell>
        <Flex>
          <CashShiftBadge shift={shift} />
        </Flex>
      </Cell>
    </AdminTableRow>
  );
}
