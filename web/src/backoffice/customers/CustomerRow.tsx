import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { formatCount } from '../../ui/numbers/formatCount.ts';
import { customerPath } from '../paths/customerPath.ts';
import { AdminTableRow, Cell, RowLink } from '../ui/AdminTableRow.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { CustomerRow_customer$key } from './__generated__/CustomerRow_customer.graphql.ts';
import { CustomerFlags } from './blocks/CustomerFlags.tsx';
import { listTexts as texts } from './texts.ts';

/** A row of the list of customers; the name links to the customer. */
export function CustomerRow({ customer: customerKey }: { customer: CustomerRow_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment CustomerRow_customer on Customer {
        id
        name
        email
        mobile
        city
        isStaff
        numberOfOrders
        amountSpent
        amountRefunded
        lastOrderAt
        ...CustomerFlags_customer
      }
    `,
    customerKey,
  );
  const { id, name, email, mobile, city, isStaff, numberOfOrders, amountSpent, amountRefunded, lastOrderAt } = customer;
  return (
    <AdminTableRow>
      <Cell overflowWrap="anywhere">
        <Flex align="center" gap="2" wrap="wrap">
          <RowLink to={customerPath(id)}>{name}</RowLink>
          {isStaff && <Badge colorPalette="gray">{texts.staff}</Badge>}
          <CustomerFlags customer={customer} />
        </Flex>
        <Text color="fg.muted">{email}</Text>
      </Cell>
      <Cell whiteSpace="nowrap">{mobile ?? <None />}</Cell>
      <Cell overflowWrap="anywhere">{city ?? <None />}</Cell>
      <NumberCell>
        <Wide>{formatCount(numberOfOrders)}</Wide>
        <Narrow>
          {texts.orders(numberOfOrders)} · {formatRupees(amountSpent)}
          {amountRefunded > 0 && ` · ${texts.refunded(formatRupees(amountRefunded))}`}
        </Narrow>
      </NumberCell>
      <NumberCell hideBelow="md" fontWeight="semibold">
        {formatRupees(amountSpent)}
      </NumberCell>
      <NumberCell hideBelow="md" color={amountRefunded > 0 ? 'fg' : 'fg.muted'}>
        {amountRefunded > 0 ? formatRupees(amountRefunded) : texts.none}
      </NumberCell>
      <Cell color="fg.muted">
        {lastOrderAt == null ? <None /> : <time dateTime={lastOrderAt}>{formatDateTime(lastOrderAt)}</time>}
      </Cell>
    </AdminTableRow>
  );
}

/** Phones leave out empty values. */
function None() {
  return (
    <Box as="span" hideBelow="md" color="fg.muted">
      {texts.none}
    </Box>
  );
}

const NumberCell = chakra(Cell, { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: { md: 'nowrap' } } });
const Wide = chakra('span', { base: { hideBelow: 'md' } });
const Narrow = chakra('span', { base: { hideFrom: 'md' } });
