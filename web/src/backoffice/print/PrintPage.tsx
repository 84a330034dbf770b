import { graphql } from 'react-relay';
import { adminOrderPath, ordersPath } from '../staffPaths.ts';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import type { PrintPageQuery } from './__generated__/PrintPageQuery.graphql.ts';
import { BagSheets } from './BagSheets.tsx';
import { PrintFrame } from './PrintFrame.tsx';
import { printDocuments, printPath } from './printPaths.ts';
import { Receipt } from './Receipt.tsx';
import { documentTexts, printTexts as texts } from './texts.ts';

const printPageQuery = graphql`
  query PrintPageQuery($id: ID!) {
    adminOrder(id: $id) {
      number
      packingSlip {
        ...BagSheets_slip
      }
      ...Receipt_order
    }
  }
`;

/** A document of an order on the screen as it is printed, and the button that prints it. */
export function PrintPage() {
  return (
    <PageQuery<PrintPageQuery> query={printPageQuery} fallback={<CardsSkeleton cards={['11', '96']} />}>
      {({ adminOrder }, { id }) => {
        if (adminOrder == null) {
          return <NotFound title="We couldn’t find this order" link={{ to: ordersPath, label: texts.backToOrders }} />;
        }
        const { number, packingSlip } = adminOrder;
        return (
          <PrintFrame
            titleOf={(document) => texts.title(documentTexts[document], number)}
            back={{ to: adminOrderPath(id), label: texts.back }}
            documents={printDocuments}
            pathOf={(document) => printPath(id, document)}
            order={number}
          >
            {(document, options) =>
              document === 'receipt' ? (
                <Receipt order={adminOrder} />
              ) : (
                packingSlip != null && <BagSheets slip={packingSlip} document={document} options={options} />
              )
            }
          </PrintFrame>
        );
      }}
    </PageQuery>
  );
}
