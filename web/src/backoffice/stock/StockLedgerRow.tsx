import { chakra, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { StockLedgerRow_movement$key } from './__generated__/StockLedgerRow_movement.graphql.ts';
import { AdminTableRow } from '../ui/AdminTableRow.tsx';
import { ledgerTexts as texts, reasonTexts } from './texts.ts';
import { formatCount } from '../../ui/numbers/formatCount.ts';

const signed = new Intl.NumberFormat('en-IN', { signDisplay: 'always' });

/** A stock movement: how much, when, why and by whom. */
export function StockLedgerRow({ movement: movementKey }: { movement: StockLedgerRow_movement$key }) {
  const movement = useFragment(
    graphql`
      fragment StockLedgerRow_movement on StockMovement {
        delta
        balance
        reason
        note
        actor {
          name
        }
        order {
          number
        }
        createdAt
      }
    `,
    movementKey,
  );
  const { delta, balance, reason, note, actor, order, createdAt } = movement;

  return (
    <AdminTableRow role="row" mdDown={phoneLayout}>
      <Cell role="cell" gridArea="when" color="fg.muted">
        {formatDateTime(createdAt)}
      </Cell>
      <Cell
        role="cell"
        gridArea="change"
        textAlign={{ mdDown: 'end' }}
        fontWeight="semibold"
        color={delta < 0 ? 'fg.error' : 'fg.success'}
      >
        {signed.format(delta)}
      </Cell>
      <Cell role="cell" gridArea="balance" textAlign={{ mdDown: 'end' }}>
        <chakra.span hideFrom="md" color="fg.muted">
          {texts.balance}{' '}
        </chakra.span>
        {formatCount(balance)}
      </Cell>
      <Cell role="cell" gridArea="reason">
        {reasonTexts[reason] ?? reason}
        {order != null && ` ${texts.order(order.number)}`}
        {note != null && (
          <Text color="fg.muted" overflowWrap="anywhere">
            {note}
          </Text>
        )}
      </Cell>
      <Cell role="cell" gridArea="who" overflowWrap="anywhere">
        {actor?.name}
      </Cell>
    </AdminTableRow>
  );
}

const phoneLayout = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gridTemplateAreas: '"when change" "reason balance" "who who"',
  columnGap: '3',
} as const;

const Cell = chakra('td', { base: { fontVariantNumeric: 'tabular-nums' } });
