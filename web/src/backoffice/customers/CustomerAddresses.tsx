import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AddressLines } from '../../shop/addresses/AddressLines.tsx';
import { OrderSection } from '../../shop/orders/OrderSection.tsx';
import type { CustomerAddresses_customer$key } from './__generated__/CustomerAddresses_customer.graphql.ts';
import { customerTexts as texts } from './texts.ts';

/** The address book of a customer. */
export function CustomerAddresses({ customer: customerKey }: { customer: CustomerAddresses_customer$key }) {
  const { addresses } = useFragment(
    graphql`
      fragment CustomerAddresses_customer on Customer {
        addresses {
          id
          ...AddressLines_address
        }
      }
    `,
    customerKey,
  );
  return (
    <OrderSection title={texts.addresses}>
      {addresses.length === 0 ? (
        <Text color="fg.muted">{texts.noAddresses}</Text>
      ) : (
        <Box as="ul" display="grid" gap="4" listStyleType="none">
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressLines address={address} />
            </li>
          ))}
        </Box>
      )}
    </OrderSection>
  );
}
