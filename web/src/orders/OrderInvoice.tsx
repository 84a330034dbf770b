import { Button, Flex, Text } from '@chakra-ui/react';
import { Download, ExternalLink } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { OrderInvoice_order$key } from './__generated__/OrderInvoice_order.graphql.ts';
import { OrderSection } from './OrderSection.tsx';
import { invoiceTexts as texts } from './texts.ts';
import { useOpenInvoice } from './useOpenInvoice.ts';

/** Buttons that open and download an order's invoice, if it has one. */
export function OrderInvoice({ order: orderKey }: { order: OrderInvoice_order$key }) {
  const { invoice } = useFragment(
    graphql`
      fragment OrderInvoice_order on Order {
        invoice {
          number
          url
          pdfUrl
        }
      }
    `,
    orderKey,
  );
  const { viewInvoice, saveInvoice } = useOpenInvoice();
  if (invoice == null) return null;
  const { number, url, pdfUrl } = invoice;
  return (
    <OrderSection title={texts.title}>
      <Text color="fg.muted">{number}</Text>
      <Flex marginTop="3" gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => viewInvoice(url)}>
          <ExternalLink aria-hidden />
          {texts.view}
        </Button>
        <Button variant="outline" onClick={() => saveInvoice(pdfUrl)}>
          <Download aria-hidden />
          {texts.download}
        </Button>
      </Flex>
    </OrderSection>
  );
}
