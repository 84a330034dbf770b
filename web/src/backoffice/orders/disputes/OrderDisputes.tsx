import { Box, Text, Badge } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '@kirana/shared/money.ts';
import { OrderSection } from '../../../shop/orders/OrderSection.tsx';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import { TermRow } from '../../../ui/TermRow.tsx';
import type { OrderDisputes_order$key } from './__generated__/OrderDisputes_order.graphql.ts';
import type { OrderDisputes_disputeBadge$key } from './__generated__/OrderDisputes_disputeBadge.graphql.ts';

/** The reasons of disputes in the payment provider's words; others are shown as they are. */
const disputeReasonTexts: Readonly<Record<string, string>> = {
  credit_not_processed: 'Refund not received',
  duplicate: 'Charged twice',
  fraudulent: 'Not made by the cardholder',
  general: 'Not specified',
  product_not_received: 'Not received',
  product_unacceptable: 'Damaged or not as described',
  unrecognized: 'Payment not recognised',
};

/** The label of orders with a disputed payment. */
export const DISPUTED = 'Disputed';

/** The states of disputes, by their names in the schema. */
const disputeStateTexts: Readonly<Record<string, string>> = {
  NEEDS_RESPONSE: 'Needs a response',
  UNDER_REVIEW: 'The bank is deciding',
  WON: 'Won',
  LOST: 'Lost',
};

/** The disputes of an order's payment, with what staff need to answer them; renders nothing if there are none. */
export function OrderDisputes({ order }: { order: OrderDisputes_order$key }) {
  const { disputes } = useFragment(
    graphql`
      fragment OrderDisputes_order on Order {
        disputes {
          type
          status
          reason
          amount
          evidenceDueAt
          openedAt
          closedAt
        }
      }
    `,
    order,
  );
  if (disputes == null || disputes.length === 0) return null;
  return (
    <OrderSection title="Disputed payment">
      {disputes.map(({ type, status, reason, amount, evidenceDueAt, openedAt, closedAt }) => (
        <Box key={openedAt} css={{ '& + &': { borderTopWidth: '1px', mt: '4', pt: '4' } }}>
          <Text mb="3" color={status === 'WON' ? 'fg.muted' : 'fg.error'}>
            {adviceOf(type, status)}
          </Text>
          <Box as="dl" display="grid" gap="2" fontVariantNumeric="tabular-nums">
            <TermRow term="State">{disputeStateTexts[status] ?? status}</TermRow>
            <TermRow term="Reason">{disputeReasonTexts[reason] ?? reason.replaceAll('_', ' ')}</TermRow>
            <TermRow term="Amount">{formatRupees(amount)}</TermRow>
            {status === 'NEEDS_RESPONSE' && evidenceDueAt != null && (
              <TermRow term="Respond by">{formatDateTime(evidenceDueAt)}</TermRow>
            )}
            <TermRow term="Opened">{formatDateTime(openedAt)}</TermRow>
            {closedAt != null && <TermRow term="Closed">{formatDateTime(closedAt)}</TermRow>}
          </Box>
        </Box>
      ))}
    </OrderSection>
  );
}

function adviceOf(type: string, status: string): string {
  if (status === 'WON') return 'The shop keeps the money.';
  if (status === 'LOST') return 'The shopper got the money back from the bank. Don’t refund this order again.';
  return type === 'INQUIRY'
    ? 'The bank is asking about this payment but hasn’t taken the money. Respond in your payment provider’s dashboard, or refund the order.'
    : 'The bank is holding the money, so you can’t refund or cancel this order. Respond in your payment provider’s dashboard.';
}

/** Says that the payment of an order is disputed, or that the shop lost the dispute; renders nothing for any other order. */
export function DisputeBadge({ order }: { order: OrderDisputes_disputeBadge$key }) {
  const { disputes } = useFragment(
    graphql`
      fragment OrderDisputes_disputeBadge on Order {
        disputes {
          status
        }
      }
    `,
    order,
  );
  const statuses = disputes?.map(({ status }) => status) ?? [];
  const isOpen = statuses.some((status) => status !== 'WON' && status !== 'LOST');
  if (!isOpen && !statuses.includes('LOST')) return null;
  return (
    <Badge size="md" colorPalette="red" variant={isOpen ? 'solid' : 'subtle'}>
      {isOpen ? DISPUTED : 'Dispute lost'}
    </Badge>
  );
}
