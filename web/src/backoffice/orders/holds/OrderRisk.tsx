import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../../ui/numbers/formatCount.ts';
import { OrderSection } from '../../../shop/orders/OrderSection.tsx';
import { RelativeTime } from '../../../ui/format/RelativeTime.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { TermRow } from '../../../ui/TermRow.tsx';
import { methodTexts } from '../../fulfilment/paymentTexts.ts';
import type { OrderRisk_order$key } from './__generated__/OrderRisk_order.graphql.ts';
import { riskTexts as texts } from './texts.ts';

/** Facts from which an admin decides whether an order is genuine. */
export function OrderRisk({ order: orderKey }: { order: OrderRisk_order$key }) {
  const { paymentMethod, risk } = useFragment(
    graphql`
      fragment OrderRisk_order on Order {
        paymentMethod
        risk @required(action: THROW) {
          isEmailConfirmed
          accountCreatedAt
          deliveredOrderCount
          cancelledOrderCount
          otherAccountsAtAddress
          otherAccountsInNetwork
        }
      }
    `,
    orderKey,
  );
  const now = useNow();
  return (
    <OrderSection title={texts.title}>
      <Box as="dl" display="grid" gap="2" fontVariantNumeric="tabular-nums">
        <TermRow term={texts.email}>{risk.isEmailConfirmed ? texts.confirmed : texts.notConfirmed}</TermRow>
        <TermRow term={texts.account}>
          <RelativeTime moment={risk.accountCreatedAt} now={new Date(now)} />
        </TermRow>
        <TermRow term={texts.earlier}>
          {texts.earlierCounts(risk.deliveredOrderCount, risk.cancelledOrderCount)}
        </TermRow>
        <TermRow term={texts.payment}>{methodTexts[paymentMethod] ?? paymentMethod}</TermRow>
        <TermRow term={texts.sameAddress}>{countText(risk.otherAccountsAtAddress)}</TermRow>
        <TermRow term={texts.sameNetwork}>{countText(risk.otherAccountsInNetwork)}</TermRow>
      </Box>
      <Text marginTop="2" textStyle="sm" color="fg.muted">
        {texts.networkHelp}
      </Text>
    </OrderSection>
  );
}

function countText(count: number | null | undefined): string {
  if (count == null) return texts.unknown;
  return count === 0 ? texts.none : formatCount(count);
}
