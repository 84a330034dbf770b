import { Box, Grid } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { customersPath } from '../paths/customerPath.ts';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { CustomerPageQuery } from './__generated__/CustomerPageQuery.graphql.ts';
import { CustomerBlocks } from './blocks/CustomerBlocks.tsx';
import { CustomerAddresses } from './CustomerAddresses.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';
import { CustomerHeader } from './CustomerHeader.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { CustomerSkeleton } from './CustomerSkeleton.tsx';
import { CustomerNotes } from './notes/CustomerNotes.tsx';
import { CustomerStoreCredit } from '../storeCredit/CustomerStoreCredit.tsx';
import { customerTexts as texts, listTexts } from './texts.ts';

const customerPageQuery = graphql`
  query CustomerPageQuery($id: ID!) {
    customer(id: $id) {
      name
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
  const queryRef = usePageQuery<CustomerPageQuery>(customerPageQuery);
  return (
    <>
      <BackLink to={customersPath} label={listTexts.title} />
      <PageBoundary fallback={<CustomerSkeleton />}>
        <CustomerPageContent queryRef={queryRef} />
      </PageBoundary>
    </>
  );
}

function CustomerPageContent({ queryRef }: { queryRef: PreloadedQuery<CustomerPageQuery> }) {
  const { customer } = usePreloadedQuery<CustomerPageQuery>(customerPageQuery, queryRef);
  if (customer == null) return <EmptyState title={texts.notFoundTitle} text={texts.notFoundText} />;
  return (
    <>
      <PageTitle title={customer.name} />
      <CustomerHeader customer={customer} />
      <Grid templateColumns={{ lg: 'minmax(0, 2fr) minmax(18rem, 1fr)' }} gap="4" mt="4" alignItems="start">
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
  );
}
