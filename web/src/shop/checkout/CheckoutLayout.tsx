import { Box, Flex, Grid, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { BillSkeleton } from '../cart/panel/BillDetails.tsx';
import { CartContentsSkeleton } from '../cart/panel/CartContents.tsx';

/** What the shopper chooses, and beside it the summary with the ways to pay; on phones one below the other. */
export function CheckoutLayout({ choices, summary }: Record<'choices' | 'summary', ReactNode>) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
      gap={{ base: '4', lg: '8' }}
      alignItems="start"
      // What takes the focus is scrolled out from under the bars of a phone.
      css={{ '& :is(a, button, input, textarea)': { scrollMarginBlock: { base: '4rem 12rem', lg: '5rem 1rem' } } }}
    >
      <Flex direction="column" gap="4">
        {choices}
      </Flex>
      <Box
        as="section"
        layerStyle="card"
        padding={{ base: '4', lg: '5' }}
        position={{ lg: 'sticky' }}
        top="24"
        aria-label="Summary"
      >
        <Heading as="h2" textStyle="lg" marginBottom="4">
          Summary
        </Heading>
        {summary}
      </Box>
    </Grid>
  );
}

/** The checkout while it loads: the address, the items, the instructions for the rider, and the bill. */
export function CheckoutSkeleton() {
  return (
    <div aria-busy aria-hidden>
      <CheckoutLayout
        choices={
          <>
            <Box layerStyle="card" className="skeleton" height="14" />
            <Box layerStyle="card" overflow="hidden">
              <CartContentsSkeleton />
            </Box>
            <CardSkeletons lines={6} isTitled />
          </>
        }
        summary={<BillSkeleton />}
      />
    </div>
  );
}
