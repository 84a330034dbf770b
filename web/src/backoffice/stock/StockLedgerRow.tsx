import { chakra, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { StockLedgerRow_movement$key, StockReason } from './__generated__/StockLedgerRow_movement.graphql.ts';
import { AdminTableRow, Cell as TableCell, PhoneLabel } from '../ui/AdminTableRow.tsx';
import { ledgerTexts as texts } from './texts.ts';
import { formatCount } from '@kirana/shared/numbers.ts';

/** Why a stock has changed. */
const reasonTexts: Readonly<Record<string, string>> = {
  OPENING_BALANCE: 'Opening balance',
  INITIAL: 'First stock',
  ORDER: 'Ordered',
  CANCELLATION: 'Order cancelled',
  MANUAL: 'Changed by hand',
  IMPORT: 'Imported',
  RETURN: 'Returned',
  WASTE: 'Discarded',
} satisfies Partial<Record<StockReason, string>>;

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
    <AdminTableRow mdDown={phoneLayout}>
      <Cell gridArea="when" color="fg.muted">
        {formatDateTime(createdAt)}
      </Cell>
      <Cell
        gridArea="change"
        textAlign={{ mdDown: 'end' }}
        fontWeight="semibold"
        color={delta < 0 ? 'fg.error' : 'fg.success'}
      >
        {signed.format(delta)}
      </Cell>
      <Cell gridArea="balance" textAlign={{ mdDown: 'end' }}>
        <PhoneLabel>{texts.balance} </PhoneLabel>
        {formatCount(balance)}
      </Cell>
      <Cell gridArea="reason">
        {reasonTexts[reason] ?? reason}
        {order != null && ` #${order.number}`}
        {note != null && (
          <Text color="fg.muted" overflowWrap="anywhere">
            {note}
          </Text>
        )}
      </Cell>
      <Cell gridArea="who" overflowWrap="anywhere">
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

const Cell = chakra(TableCell, { base: { fontVariantNumeric: 'tabular-nums' } });
