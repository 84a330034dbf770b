import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type {
  CustomerBlockKind,
  useChangeBlockPlaceMutation,
} from './__generated__/useChangeBlockPlaceMutation.graphql.ts';
import type { useChangeBlockLiftMutation } from './__generated__/useChangeBlockLiftMutation.graphql.ts';

interface Handlers {
  onChanged: () => void;
  onRefused: (message: string) => void;
}

interface Block {
  customerId: string;
  kind: CustomerBlockKind;
}

type Answer = { readonly __typename: string; readonly message?: string };

/** Blocks a customer, or lifts the block. */
export function useChangeBlock({ onChanged, onRefused }: Handlers) {
  const [commitPlace, isPlacing] = useMutation<useChangeBlockPlaceMutation>(graphql`
    mutation useChangeBlockPlaceMutation($input: CustomerBlockInput!) {
      customerBlock(input: $input) {
        __typename
        ... on CustomerBlockPayload {
          customer {
            ...CustomerBlocks_customer
            ...CustomerFlags_customer
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const [commitLift, isLifting] = useMutation<useChangeBlockLiftMutation>(graphql`
    mutation useChangeBlockLiftMutation($input: CustomerUnblockInput!) {
      customerUnblock(input: $input) {
        __typename
        ... on CustomerUnblockPayload {
          customer {
            ...CustomerBlocks_customer
            ...CustomerFlags_customer
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const finish = (answer: Answer) =>
    answer.__typename.endsWith('Payload') ? onChanged() : onRefused(answer.message ?? toErrorMessage(answer));
  const onError = (error: Error) => onRefused(toErrorMessage(error));
  const block = (input: Block & { reason: string }) => {
    commitPlace({ variables: { input }, onCompleted: ({ customerBlock }) => finish(customerBlock), onError });
  };
  const unblock = (input: Block) => {
    commitLift({ variables: { input }, onCompleted: ({ customerUnblock }) => finish(customerUnblock), onError });
  };
  return { block, unblock, isChanging: isPlacing || isLifting };
}
