import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import { pickingPath } from '../staffPaths.ts';
import type { PrintPickingPageQuery } from './__generated__/PrintPickingPageQuery.graphql.ts';
import { BagSheets } from './BagSheets.tsx';
import { PrintFrame } from './PrintFrame.tsx';
import { bagDocuments, pickingPrintPath } from './printPaths.ts';
import { documentTexts, printTexts as texts } from './texts.ts';

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
  return (
    <PageQuery<PrintPickingPageQuery> query={printPickingPageQuery} fallback={<CardsSkeleton cards={['11', '96']} />}>
      {({ pickingOrder }, { id }) => {
        const back = { to: pickingPath(id), label: texts.back };
        if (pickingOrder?.packingSlip == null) {
          return (
            <NotFound
              title="You aren’t picking this order"
              text="Only its picker can print its documents until it leaves the shop."
              link={back}
            />
          );
        }
        const { number, packingSlip } = pickingOrder;
        return (
          <PrintFrame
            titleOf={(document) => texts.title(documentTexts[document], number)}
            back={back}
            documents={bagDocuments}
            pathOf={(document) => pickingPrintPath(id, document)}
            order={number}
          >
            {(document, options) => <BagSheets slip={packingSlip} document={document} options={options} />}
          </PrintFrame>
        );
      }}
    </PageQuery>
  );
}
