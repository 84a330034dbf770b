import { Flex } from '@chakra-ui/react';
import { CirclePause } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { HeldOrders_overview$key } from './__generated__/HeldOrders_overview.graphql.ts';
import { NoticeLink } from './NoticeLink.tsx';
import { texts } from './texts.ts';

/** A notice about orders on hold with a link to them; renders nothing if there are none. */
export function HeldOrders({ overview }: { overview: HeldOrders_overview$key }) {
  const { heldOrderCount } = useFragment(
    graphql`
      fragment HeldOrders_overview on Overview {
        heldOrderCount
      }
    `,
    overview,
  );
  if (heldOrderCount === 0) return null;
  return (
    <Flex align="center" gap="2" px="3" py="2.5" borderRadius="control" bg="bg.warning" color="fg.warning">
      <CirclePause size={18} aria-hidden />
      <NoticeLink to="/dashboard/orders?show=hold">{texts.heldOrders(heldOrderCount)}</NoticeLink>
    </Flex>
  );
}
