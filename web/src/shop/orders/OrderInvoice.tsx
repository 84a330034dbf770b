import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Download, ExternalLink } from 'lucide-react';
import { graphql, useFragment, fetchQuery, useRelayEnvironment } from 'react-relay';
import { formatRupees } from '@kirana/shared/money.ts';
import type { OrderInvoice_order$key } from './__generated__/OrderInvoice_order.graphql.ts';
import { OrderSection } from './OrderSection.tsx';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { downloadUrl } from '../../ui/saveFile.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { OrderInvoiceQuery } from './__generated__/OrderInvoiceQuery.graphql.ts';

/** Buttons that open and download an order's invoice and its credit notes, if it has one. */
export function OrderInvoice({ order: orderKey }: { order: OrderInvoice_order$key }) {
  const { buyer, invoice } = useFragment(
    graphql`
      fragment OrderInvoice_order on Order {
        buyer {
          name
          gstin
        }
        invoice {
          title
          number
          url
          pdfUrl
          creditNotes {
            number
            total
            url
            pdfUrl
          }
        }
      }
    `,
    orderKey,
  );
  const { viewInvoice, saveInvoice } = useOpenInvoice();
  if (invoice == null) return null;
  const { title, number, url, pdfUrl, creditNotes } = invoice;
  return (
    <OrderSection title={title}>
      <Text color="fg.muted">{number}</Text>
      {buyer != null && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {`For ${buyer.name}, GSTIN ${buyer.gstin}`}
        </Text>
      )}
      <Flex marginTop="3" gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => viewInvoice(url)}>
          <ExternalLink aria-hidden />
          View
        </Button>
        <Button variant="outline" onClick={() => saveInvoice(pdfUrl)}>
          <Download aria-hidden />
          Download PDF
        </Button>
      </Flex>
      {creditNotes.length > 0 && (
        <Box as="ul" aria-label="Credit notes" mt="4" pt="2" borderTopWidth="1px" listStyleType="none">
          {creditNotes.map((note) => (
            <Flex as="li" key={note.number} align="center" justify="space-between" gap="2">
              <Text minW="0" overflowWrap="anywhere">
                {`${note.number}, ${formatRupees(note.total)} refunded`}
              </Text>
              <Flex flexShrink="0">
                <IconButton variant="ghost" aria-label={`View ${note.number}`} onClick={() => viewInvoice(note.url)}>
                  <ExternalLink aria-hidden />
                </IconButton>
                <IconButton
                  variant="ghost"
                  aria-label={`Download ${note.number} as PDF`}
                  onClick={() => saveInvoice(note.pdfUrl)}
                >
                  <Download aria-hidden />
                </IconButton>
              </Flex>
            </Flex>
          ))}
        </Box>
      )}
    </OrderSection>
  );
}

/**
 * Opens an invoice in a new tab, or saves it as a file. It queries the viewer first, which refreshes an expired access token; the
 * browser's own request for the file could not do that.
 */
function useOpenInvoice() {
  const environment = useRelayEnvironment();
  const openSignedIn = (open: () => void, cancel?: () => void) => {
    const query = graphql`
      query OrderInvoiceQuery {
        viewer {
          __typename
        }
      }
    `;
    fetchQuery<OrderInvoiceQuery>(environment, query, {}, { fetchPolicy: 'network-only' })
      .toPromise()
      .then(open)
      .catch((error: unknown) => {
        cancel?.();
        showError(toErrorMessage(error));
      });
  };
  const viewInvoice = (url: string) => {
    const tab = window.open('', '_blank'); // before any await, because browsers block windows that open later
    openSignedIn(
      () => (tab ?? window).location.assign(url),
      () => tab?.close(),
    );
  };
  return { viewInvoice, saveInvoice: (url: string) => openSignedIn(() => downloadUrl(url)) };
}
