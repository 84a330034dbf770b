import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { ActionHandlers } from '../../../relay/actionCallbacks.ts';
import type { useChangeBlockPlaceMutation } from './__generated__/useChangeBlockPlaceMutation.graphql.ts';
import type { useChangeBlockLiftMutation } from './__generated__/useChangeBlockLiftMutation.graphql.ts';

/** Blocks a customer, or lifts the block. */
export function useChangeBlock(handlers: ActionHandlers) {
  const [block, isPlacing] = useAction<useChangeBlockPlaceMutation>(
    graphql`
      mutation useChangeBlockPlaceMutation($input: CustomerBlockInput!) {
        customerBlock(input: $input) {
          ... on CustomerBlockPayload {
            customer {
              ...CustomerBlocks_customer
              ...CustomerFlags_customer
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    handlers,
  );
  const [unblock, isLifting] = useAction<useChangeBlockLiftMutation>(
    graphql`
      mutation useChangeBlockLiftMutation($input: CustomerUnblockInput!) {
        customerUnblock(input: $input) {
          ... on CustomerUnblockPayload {
            customer {
              ...CustomerBlocks_customer
              ...CustomerFlags_customer
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    handlers,
  );
  return { block, unblock, isChanging: isPlacing || isLifting };
}
