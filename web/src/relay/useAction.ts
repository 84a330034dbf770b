import { useCallback } from 'react';
// eslint-disable-next-line no-restricted-imports -- the one place that wraps it
import { useMutation } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { actionCallbacks, type ActionOptions } from './actionCallbacks.ts';

type Input<TMutation extends MutationParameters> = TMutation['variables'] extends { readonly input: infer Given }
  ? Given
  : Record<string, never>;

/**
 * A mutation as a function of its input, and whether it is under way. The options of the hook hold for each call, and a call may
 * replace them; of two `onDone` both are called, that of the hook first.
 *
 *     const [renameShop, isRenaming] = useAction<useRenameShopMutation>(graphql`
 *       mutation useRenameShopMutation($input: ShopRenameInput!) {
 *         shopRename(input: $input) {
 *           ... on ShopRenamePayload {
 *             shop {
 *               ...ShopCard_shop
 *             }
 *           }
 *           ...actionCallbacks_error @alias(as: "error")
 *         }
 *       }
 *     `);
 *     renameShop({ name }, { onDone: close }); // a refusal is shown in a toast
 *     renameShop({ name }, { onDone: close, onRefused: setMessage });
 *     renameShop({ name }, { onDone: close, onFormErrors: showErrors });
 *
 * A document that has to treat errors of some type apart reads them under an alias of the same name, as in
 * `... on NameTakenError @alias(as: "NameTakenError")`; their handlers are `errors: { NameTakenError: ({ suggestion }) => … }`.
 */
export function useAction<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options?: ActionOptions<TMutation>,
) {
  const [commit, isInFlight] = useMutation<TMutation>(mutation);
  const act = useCallback(
    (input: Input<TMutation>, ofCall?: ActionOptions<TMutation>): void => {
      const { variables, optimisticResponse, optimisticUpdater, ...outcome } = merge(options, ofCall);
      commit({
        variables: { ...variables, input },
        optimisticResponse,
        optimisticUpdater,
        ...actionCallbacks<TMutation>(outcome),
      });
    },
    [commit, options],
  );
  return [act, isInFlight] as const;
}

function merge<TMutation extends MutationParameters>(
  ofHook: ActionOptions<TMutation> = {},
  ofCall: ActionOptions<TMutation> = {},
): ActionOptions<TMutation> {
  return {
    ...ofHook,
    ...ofCall,
    onDone: (payload) => {
      ofHook.onDone?.(payload);
      ofCall.onDone?.(payload);
    },
  };
}
