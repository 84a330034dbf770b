import { Badge } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { DisputeBadge_order$key } from './__generated__/DisputeBadge_order.graphql.ts';
import { disputeTexts as texts } from './texts.ts';

/** Says that the payment of an order is disputed, or that the shop lost the dispute; renders nothing for any other order. */
export function DisputeBadge({ order }: { order: DisputeBadge_order$key }) {
  const { disputes } = useFragment(
    graphql`
      fragment DisputeBadge_order on Order {
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
      {isOpen ? texts.badge : texts.lostBadge}
    </Badge>
  );
}
