import { Flex } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { DisputedOrders_overview$key } from './__generated__/DisputedOrders_overview.graphql.ts';
import { NoticeLink } from './NoticeLink.tsx';
import { texts } from './texts.ts';

/** A notice about disputed payments with a link to their orders; renders nothing if there are none. */
export function DisputedOrders({ overview }: { overview: DisputedOrders_overview$key }) {
  const { disputedOrderCount } = useFragment(
    graphql`
      fragment DisputedOrders_overview on Overview {
        disputedOrderCount
      }
    `,
    overview,
  );
  if (disputedOrderCount === 0) return null;
  return (
    <Flex align="center" gap="2" px="3" py="2.5" borderRadius="control" bg="bg.warning" color="fg.warning">
      <TriangleAlert size={18} aria-hidden />
      <NoticeLink to="/dashboard/orders?show=disputed">{texts.disputedOrders(disputedOrderCount)}</NoticeLink>
    </Flex>
  );
}
