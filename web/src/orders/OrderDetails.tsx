import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { BillDetails } from '../cart/BillDetails.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import type { OrderDetails_order$key } from './__generated__/OrderDetails_order.graphql.ts';
import { formatMoment } from '../catalogue/formatMoment.ts';
import { OrderAddressLines } from './OrderAddressLines.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import { paymentTexts, texts } from './texts.ts';

/** All that is known of an order: how it stands, what was bought, where it goes, what it costs. */
export function OrderDetails({ order: orderKey }: { order: OrderDetails_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderDetails_order on Order {
        number
        placedAt
        paymentMethod
        bill {
          ...BillDetails_bill
        }
        address {
          ...OrderAddressLines_address
        }
        ...OrderStatusBadge_order
        ...OrderLines_order
        ...OrderHistory_order
      }
    `,
    orderKey,
  );
  const title = texts.number(order.number);

  return (
    <>
      <PageTitle title={title} />
      <Flex justifyContent="space-between" alignItems="flex-start" gap="3" wrap="wrap" marginBottom="5">
        <div>
          <Heading as="h1" textStyle="2xl">
            {title}
          </Heading>
          <Text color="fg.muted">{texts.placedOn(formatMoment(order.placedAt))}</Text>
        </div>
        <OrderStatusBadge order={order} />
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="5" alignItems="start">
        <Flex direction="column" gap="5">
          <Section title={texts.products}>
            <OrderLines order={order} />
          </Section>
          <Section title={texts.history}>
            <OrderHistory order={order} />
          </Section>
        </Flex>
        <Flex direction="column" gap="5">
          <Box layerStyle="card" padding="5">
            <BillDetails bill={order.bill} />
          </Box>
          <Section title={texts.payment}>
            <Text>{order.paymentMethod === 'ONLINE' ? paymentTexts.ONLINE : paymentTexts.CASH_ON_DELIVERY}</Text>
          </Section>
          <Section title={texts.deliveredTo}>
            <OrderAddressLines address={order.address} />
          </Section>
        </Flex>
      </Grid>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" layerStyle="card" padding="5" aria-label={title}>
      <Heading as="h2" textStyle="md" fontWeight="bold" marginBottom="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
