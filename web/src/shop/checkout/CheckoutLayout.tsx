import { Box, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { BillSkeleton } from '../cart/panel/BillDetails.tsx';
import styles from './CheckoutPage.module.css';
import { CartContentsSkeleton } from '../cart/panel/CartContents.tsx';

/** What the shopper chooses, and beside it the summary with the ways to pay; on phones one below the other. */
export function CheckoutLayout({ choices, summary }: Record<'choices' | 'summary', ReactNode>) {
  return (
    <div className={styles.layout}>
      <div className={styles.choices}>{choices}</div>
      <Box as="section" layerStyle="card" className={styles.summary} aria-label="Summary">
        <Heading as="h2" textStyle="lg" marginBottom="4">
          Summary
        </Heading>
        {summary}
      </Box>
    </div>
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
