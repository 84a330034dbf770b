import { Box, Grid } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { customersPath } from '../paths/customerPath.ts';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import type { CustomerPageQuery } from './__generated__/CustomerPageQuery.graphql.ts';
import { CustomerBlocks } from './blocks/CustomerBlocks.tsx';
import { CustomerAddresses } from './CustomerAddresses.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';
import { CustomerHeader } from './CustomerHeader.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { CustomerNotes } from './notes/CustomerNotes.tsx';
import { CustomerStoreCredit } from '../storeCredit/CustomerStoreCredit.tsx';
import { customerTexts as texts, listTexts } from './texts.ts';

const customerPageQuery = graphql`
  query CustomerPageQuery($id: ID!) {
    customer(id: $id) {
      ...CustomerHeader_customer
      ...CustomerFigures_customer
      ...CustomerOrders_customer
      ...CustomerAddresses_customer
      ...CustomerBlocks_customer
      ...CustomerNotes_customer
      ...CustomerStoreCredit_customer
    }
  }
`;

/** One shopper for staff: how to reach them, what they ordered and spent, where they live, notes about them, and what they are blocked from. */
export function CustomerPage() {
  return (
    <PageQuery<CustomerPageQuery>
      query={customerPageQuery}
      fallback={<CardsSkeleton cards={['28', '96', '56', '56']} />}
    >
      {({ customer }) =>
        customer == null ? (
          <NotFound
            title={texts.notFoundTitle}
            text={texts.notFoundText}
            link={{ to: customersPath, label: listTexts.title }}
          />
        ) : (
          <>
            <CustomerHeader customer={customer} />
            <Grid templateColumns={{ lg: 'minmax(0, 2fr) minmax(18rem, 1fr)' }} gap="4" alignItems="start">
              <Box display="grid" gap="4" minW="0">
                <CustomerFigures customer={customer} />
                <CustomerOrders customer={customer} />
              </Box>
              <Box display="grid" gap="4" minW="0">
                <CustomerNotes customer={customer} />
                <CustomerStoreCredit customer={customer} />
                <CustomerBlocks customer={customer} />
                <CustomerAddresses customer={customer} />
              </Box>
            </Grid>
          </>
        )
      }
    </PageQuery>
  );
}
