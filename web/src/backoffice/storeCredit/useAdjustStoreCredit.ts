import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import type { useAdjustStoreCreditMutation } from './__generated__/useAdjustStoreCreditMutation.graphql.ts';

/** A change of a customer's store credit (paise), with its reason. */
interface Adjustment {
  customerId: string;
  amount: number;
  note: string;
}

interface AdjustHandlers {
  onAdjusted: (balance: number) => void;
  onRefused: (message: string) => void;
}

/** Changes a customer's store credit; the transaction goes to the beginning of this connection. Trying again after a failure changes it once. */
export function useAdjustStoreCredit(connectionId: string) {
  const { keyFor, forget } = useIdempotencyKey();
  const [act, isAdjusting] = useAction<useAdjustStoreCreditMutation>(graphql`
    mutation useAdjustStoreCreditMutation($input: StoreCreditAdjustInput!, $connections: [ID!]!) {
      storeCreditAdjust(input: $input) {
        ... on StoreCreditAdjustPayload {
          storeCreditAccount {
            balance
          }
          transactionEdge @prependEdge(connections: $connections) {
            node {
              id
              actor {
                name
              }
              ...StoreCreditTransactionRow_transaction
            }
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const adjust = (adjustment: Adjustment, { onAdjusted, onRefused }: AdjustHandlers) =>
    act(
      { ...adjustment, idempotencyKey: keyFor(adjustment) },
      {
        variables: { connections: [connectionId] },
        updater: (store, response) => {
          const account = response?.storeCreditAdjust.storeCreditAccount;
          if (account == null) return;
          store.get(adjustment.customerId)?.getLinkedRecord('storeCredit')?.setValue(account.balance, 'balance');
        },
        onDone: ({ storeCreditAccount }) => {
          forget();
          onAdjusted(storeCreditAccount.balance);
        },
        onRefused,
      },
    );
  return { adjust, isAdjusting };
}
