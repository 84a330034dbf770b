import { Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatOpening } from './formatOpening.ts';
import type { OpeningNow_shop$key } from './__generated__/OpeningNow_shop.graphql.ts';
import { texts } from './texts.ts';
import { useShopStatus } from '../../shop/openingHours/useShopStatus.ts';

/** Whether shoppers can order now, and until when that holds. */
export function OpeningNow({ shop: shopKey }: { shop: OpeningNow_shop$key }) {
  const shop = useFragment(
    graphql`
      fragment OpeningNow_shop on Shop {
        closesAt
        ...useShopStatus_shop
      }
    `,
    shopKey,
  );
  const { isOpen, opensAt } = useShopStatus(shop);
  const until = isOpen ? (shop.closesAt ?? null) : opensAt;
  return (
    <Text mb="3" textStyle="sm" fontWeight="medium" color={isOpen ? 'green.fg' : 'fg.error'} role="status">
      {isOpen ? texts.openNow : texts.closedNow}
      {until !== null && texts.until(formatOpening(until))}
      {until === null && !isOpen && texts.untilYouOpen}
    </Text>
  );
}
