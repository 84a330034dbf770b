import { Box } from '@chakra-ui/react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { PickingLines_order$key } from './__generated__/PickingLines_order.graphql.ts';
import { FinishPickingBar } from './FinishPickingBar.tsx';
import { PickingLineRow } from './PickingLineRow.tsx';
import { packTexts as texts } from './texts.ts';
import { useAction } from '../../relay/useAction.ts';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { PickingLinesRecordPickMutation } from './__generated__/PickingLinesRecordPickMutation.graphql.ts';
import type { PickQuantities } from './pickQuantities.ts';
import { picksSettled, queuePick, type PickError } from './pickQueue.ts';
import { useRefusal } from '../fulfilment/RefreshContext.ts';

interface PickingLinesProps {
  order: PickingLines_order$key;
  /** Whether another picker is assigned. */
  isLocked: boolean;
}

/** The lines of an order as large rows in a fixed order, and the bar that finishes picking. */
export function PickingLines({ order: orderKey, isLocked }: PickingLinesProps) {
  const order = useFragment(
    graphql`
      fragment PickingLines_order on PickingOrder {
        lines {
          id
          ...PickingLineRow_line
        }
        ...FinishPickingBar_order
      }
    `,
    orderKey,
  );
  const { recordPick, settled } = useRecordPick();
  return (
    <>
      <Box as="ul" display="grid" gap="2" listStyleType="none" aria-label={texts.lines}>
        {order.lines.map((line) => (
          <PickingLineRow
            key={line.id}
            line={line}
            isLocked={isLocked}
            onPick={(quantities) => recordPick(line.id, quantities)}
          />
        ))}
      </Box>
      {!isLocked && <FinishPickingBar order={order} settled={settled} />}
    </>
  );
}

/** Records picked and missing pieces: they are shown at once, and rolled back with the reason if the server refuses. */
function useRecordPick() {
  const environment = useRelayEnvironment();
  const onRefused = useRefusal();
  const [act] = useAction<PickingLinesRecordPickMutation>(graphql`
    mutation PickingLinesRecordPickMutation($input: PickingRecordPickInput!) {
      pickingRecordPick(input: $input) {
        ... on PickingRecordPickPayload {
          order {
            ...pickingOrderChanges_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const send = (lineId: string, quantities: PickQuantities) =>
    new Promise<PickError>((resolve, reject) => {
      act(
        { lineId, ...quantities },
        { onDone: () => resolve(null), onRefused: resolve, onFailed: (_message, error) => reject(error) },
      );
    });
  const recordPick = (lineId: string, quantities: PickQuantities) =>
    queuePick(
      environment,
      { lineId, quantities },
      { send, onRefused, onFailed: (error) => showError(toErrorMessage(error)) },
    );
  return { recordPick, settled: () => picksSettled(environment) };
}
