import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import { pickingPath } from '../staffPaths.ts';
import type { PrintPickingPageQuery } from './__generated__/PrintPickingPageQuery.graphql.ts';
import { BagSheets } from './BagSheets.tsx';
import { BagStepper, PrintToolbar } from './PrintToolbar.tsx';
import styles from './print.module.css';
import { bagDocuments, pickingPrintPath, readPrintDocument } from './printPaths.ts';
import { documentTexts, printTexts as texts } from './texts.ts';
import { usePrintOptions } from './usePrintOptions.ts';

const printPickingPageQuery = graphql`
  query PrintPickingPageQuery($id: ID!) {
    pickingOrder(id: $id) {
      number
      packingSlip {
        ...BagSheets_slip
      }
    }
  }
`;

/** The packing slip or the bag labels of an order, for the assigned picker. */
export function PrintPickingPage() {
  const document = readPrintDocument(useParams()['document'], bagDocuments);
  const options = usePrintOptions();
  return (
    <PageQuery<PrintPickingPageQuery> query={printPickingPageQuery} fallback={<CardsSkeleton cards={['11', '96']} />}>
      {({ pickingOrder }, { id }) => {
        const back = { to: pickingPath(id), label: texts.back };
        if (document === null) return <NotFound title={texts.unknownTitle} link={back} />;
        if (pickingOrder?.packingSlip == null) {
          return (
            <NotFound
              title="You don’t pick this order"
              text="Its documents are for its picker, until it leaves the shop."
              link={back}
            />
          );
        }
        const { number, packingSlip } = pickingOrder;
        return (
          <>
            <PrintToolbar
              title={texts.title(documentTexts[document], number)}
              back={back}
              document={document}
              documents={bagDocuments}
              pathOf={(other) => pickingPrintPath(id, other)}
              options={options}
            >
              <BagStepper order={number} options={options} />
            </PrintToolbar>
            <div className={styles.sheets}>
              <BagSheets slip={packingSlip} document={document} options={options} />
            </div>
          </>
        );
      }}
    </PageQuery>
  );
}
