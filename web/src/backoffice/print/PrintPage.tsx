import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import { adminOrderPath, ordersPath } from '../staffPaths.ts';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import type { PrintPageQuery } from './__generated__/PrintPageQuery.graphql.ts';
import { BagSheets } from './BagSheets.tsx';
import { BagStepper, PrintToolbar } from './PrintToolbar.tsx';
import styles from './print.module.css';
import { printDocuments, printPath, readPrintDocument } from './printPaths.ts';
import { Receipt } from './Receipt.tsx';
import { documentTexts, printTexts as texts } from './texts.ts';
import { usePrintOptions } from './usePrintOptions.ts';

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
  const document = readPrintDocument(useParams()['document'], printDocuments);
  const options = usePrintOptions();
  return (
    <PageQuery<PrintPageQuery> query={printPageQuery} fallback={<CardsSkeleton cards={['11', '96']} />}>
      {({ adminOrder }, { id }) => {
        const back = { to: adminOrderPath(id), label: texts.back };
        if (document === null) return <NotFound title={texts.unknownTitle} link={back} />;
        if (adminOrder == null) {
          return <NotFound title="We couldn’t find this order" link={{ to: ordersPath, label: texts.backToOrders }} />;
        }
        const { number, packingSlip } = adminOrder;
        return (
          <>
            <PrintToolbar
              title={texts.title(documentTexts[document], number)}
              back={back}
              document={document}
              documents={printDocuments}
              pathOf={(other) => printPath(id, other)}
              options={options}
            >
              {document !== 'receipt' && <BagStepper order={number} options={options} />}
            </PrintToolbar>
            <div className={styles.sheets}>
              {document === 'receipt' && <Receipt order={adminOrder} />}
              {document !== 'receipt' && packingSlip != null && (
                <BagSheets slip={packingSlip} document={document} options={options} />
              )}
            </div>
          </>
        );
      }}
    </PageQuery>
  );
}
