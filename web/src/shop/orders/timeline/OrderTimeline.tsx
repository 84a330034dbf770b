import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { OrderTimeline_order$key } from './__generated__/OrderTimeline_order.graphql.ts';
import { onHoldTexts, statusSentences } from '../texts.ts';
import { timelineSteps } from './timelineSteps.ts';
import { TimelineStepRow } from './TimelineStepRow.tsx';

/** An order's state as a sentence that screen readers announce when it changes, and as steps, the upcoming ones included. */
export function OrderTimeline({ order: orderKey }: { order: OrderTimeline_order$key }) {
  const { status, isOnHold, events } = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
        status
        isOnHold
        events {
          status
          createdAt
          ...TimelineStepRow_event
        }
      }
    `,
    orderKey,
  );
  const steps = timelineSteps(status, events);
  return (
    <>
      <Text role="status" marginBottom="4" color="fg.muted">
        {isOnHold ? onHoldTexts.sentence : statusSentences[status]}
      </Text>
      <Box as="ol" listStyleType="none">
        {steps.map((step, index) => (
          <TimelineStepRow
            key={`${step.status} ${step.event?.createdAt ?? ''}`}
            status={step.status}
            kind={step.kind}
            event={step.event}
            isLast={index === steps.length - 1}
          />
        ))}
      </Box>
    </>
  );
}
