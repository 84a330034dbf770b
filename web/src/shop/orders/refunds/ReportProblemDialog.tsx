import { SkeletonText } from '@chakra-ui/react';
import { useEffect } from 'react';
import { graphql, useQueryLoader } from 'react-relay';
import { PageQueryContent } from '../../../relay/PageQuery.tsx';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import type { ReportProblemDialogQuery } from './__generated__/ReportProblemDialogQuery.graphql.ts';
import { ReportProblemForm } from './ReportProblemForm.tsx';
import { nothingLeftText } from './texts.ts';

interface ReportProblemDialogProps {
  orderId: string;
  isOpen: boolean;
  onClose: () => void;
  /** Returns the element to focus if the button that opened the dialog was removed. */
  finalFocus: (() => HTMLElement | null) | undefined;
}

const reportProblemDialogQuery = graphql`
  query ReportProblemDialogQuery($id: ID!) {
    order(id: $id) {
      ...ReportProblemForm_order
    }
  }
`;

/** Reports a problem with items of an order; what can be reported is loaded each time. */
export function ReportProblemDialog({ orderId, isOpen, onClose, finalFocus }: ReportProblemDialogProps) {
  const [queryRef, loadQuery] = useQueryLoader<ReportProblemDialogQuery>(reportProblemDialogQuery);
  const load = () => loadQuery({ id: orderId }, { fetchPolicy: 'network-only' });

  // No layout effect: the dialog is mounted open, and a loader that is not mounted yet disposes of what it loads.
  useEffect(() => {
    if (isOpen) loadQuery({ id: orderId }, { fetchPolicy: 'network-only' });
  }, [isOpen, loadQuery, orderId]);

  const skeleton = <SkeletonText noOfLines={14} gap="3" aria-busy />;
  return (
    <FormDialog title="Report a problem" isOpen={isOpen} onClose={onClose} finalFocus={finalFocus}>
      <SectionBoundary fallback={skeleton} resetKey={queryRef} onRetry={load} messageOf={toErrorMessage}>
        {queryRef == null ? (
          skeleton
        ) : (
          <PageQueryContent<ReportProblemDialogQuery> query={reportProblemDialogQuery} queryRef={queryRef}>
            {({ order }) => (order == null ? nothingLeftText : <ReportProblemForm order={order} onDone={onClose} />)}
          </PageQueryContent>
        )}
      </SectionBoundary>
    </FormDialog>
  );
}
