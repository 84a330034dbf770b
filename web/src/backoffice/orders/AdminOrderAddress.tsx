import { Button } from '@chakra-ui/react';
import { Phone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { OrderAddressLines } from '../../shop/orders/OrderAddressLines.tsx';
import type { AdminOrderAddress_address$key } from './__generated__/AdminOrderAddress_address.graphql.ts';
import { orderTexts as texts } from './board/texts.ts';

/** The delivery address of an order, with a button that calls the recipient. */
export function AdminOrderAddress({ address: addressKey }: { address: AdminOrderAddress_address$key }) {
  const address = useFragment(
    graphql`
      fragment AdminOrderAddress_address on OrderAddress {
        mobile
        ...OrderAddressLines_address
      }
    `,
    addressKey,
  );
  return (
    <OrderAddressLines address={address}>
      <Button asChild variant="outline" mt="3">
        <a href={`tel:${address.mobile}`}>
          <Phone aria-hidden />
          {texts.call(address.mobile)}
        </a>
      </Button>
    </OrderAddressLines>
  );
}
