import { Box, Button, Text } from '@chakra-ui/react';
import { MessageSquareWarning } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import type { ReportProblem_order$key } from './__generated__/ReportProblem_order.graphql.ts';

const ReportProblemDialog = lazy(async () => ({
  default: (await import('./ReportProblemDialog.tsx')).ReportProblemDialog,
}));

/** The button that opens the report of a problem, while one is possible. */
export function ReportProblem({ order: orderKey }: { order: ReportProblem_order$key }) {
  const { id, canRequestRefund, refundRequestDeadline } = useFragment(
    graphql`
      fragment ReportProblem_order on Order {
        id
        canRequestRefund
        refundRequestDeadline
      }
    `,
    orderKey,
  );
  const [isOpen, setOpen] = useState<boolean>(); // undefined until it is opened
  const box = useRef<HTMLDivElement>(null);
  return (
    <Box ref={box} tabIndex={-1} outline="none">
      {canRequestRefund && (
        <Box mt="4">
          <Button variant="outline" w="full" onClick={() => setOpen(true)}>
            <MessageSquareWarning size={18} aria-hidden />
            Report a problem with an item
          </Button>
          {refundRequestDeadline != null && (
            <Text mt="2" textStyle="xs" color="fg.muted">
              {`You can report a problem until ${formatDateTime(refundRequestDeadline)}.`}
            </Text>
          )}
        </Box>
      )}
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ReportProblemDialog
            orderId={id}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            // While the button is on the page, the dialog returns the focus to it.
            finalFocus={canRequestRefund ? undefined : () => box.current}
          />
        </Suspense>
      )}
    </Box>
  );
}
