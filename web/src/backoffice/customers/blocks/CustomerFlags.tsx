import { Badge } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { CustomerFlags_customer$key } from './__generated__/CustomerFlags_customer.graphql.ts';
import { flagTexts as texts } from './texts.ts';

/** Labels of a customer's blocks, and of notes about them. */
export function CustomerFlags({ customer: customerKey }: { customer: CustomerFlags_customer$key }) {
  const { isSuspended, isCashOnDeliveryBlocked, hasNotes } = useFragment(
    graphql`
      fragment CustomerFlags_customer on Customer {
        isSuspended
        isCashOnDeliveryBlocked
        hasNotes
      }
    `,
    customerKey,
  );
  return (
    <>
      {isSuspended && <Badge colorPalette="red">{texts.suspended}</Badge>}
      {isCashOnDeliveryBlocked && <Badge colorPalette="red">{texts.noCash}</Badge>}
      {hasNotes && <Badge colorPalette="brand">{texts.notes}</Badge>}
    </>
  );
}
