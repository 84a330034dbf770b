import { useRef } from 'react';
import { graphql, useMutation } from 'react-relay';
import { createIdempotencyKey } from '../../relay/createIdempotencyKey.ts';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { useAdjustStoreCreditMutation } from './__generated__/useAdjustStoreCreditMutation.graphql.ts';

/** What a customer's store credit changes by, in paise, and why. */
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
  const [commit, isAdjusting] = useMutation<useAdjustStoreCreditMutation>(graphql`
    mutation useAdjustStoreCreditMutation($input: StoreCreditAdjustInput!, $connections: [ID!]!) {
      storeCreditAdjust(input: $input) {
        __typename
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
        ... on InvalidInputError {
          message
          issues {
            message
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const sent = useRef({ asked: '', key: '' });
  const adjust = (adjustment: Adjustment, { onAdjusted, onRefused }: AdjustHandlers) => {
    const asked = JSON.stringify(adjustment);
    if (sent.current.asked !== asked) sent.current = { asked, key: createIdempotencyKey() };
    commit({
      variables: { input: { ...adjustment, idempotencyKey: sent.current.key }, connections: [connectionId] },
      updater: (store, response) => {
        const account = response?.storeCreditAdjust.storeCreditAccount;
        if (account == null) return;
        store.get(adjustment.customerId)?.getLinkedRecord('storeCredit')?.setValue(account.balance, 'balance');
      },
      onCompleted: ({ storeCreditAdjust: answer }) => {
        if (answer.storeCreditAccount == null)
          return onRefused(answer.issues?.[0]?.message ?? answer.message ?? toErrorMessage(answer));
        sent.current = { asked: '', key: '' };
        onAdjusted(answer.storeCreditAccount.balance);
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { adjust, isAdjusting };
}
