import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError } from '../ui/toaster.ts';
import type { useAddAddressMutation } from './__generated__/useAddAddressMutation.graphql.ts';
import { issuesByField, type AddressIssues, type AddressValues } from './addressFields.ts';

interface AddAddressHandlers {
  onAdded: (addressId: string) => void;
  onInvalid: (issues: AddressIssues) => void;
}

/** Saves a new address and puts it at the end of the given connection; other refusals are told by a toast. */
export function useAddAddress(connectionId: string) {
  const [commit, isBusy] = useMutation<useAddAddressMutation>(graphql`
    mutation useAddAddressMutation($input: AddressAddInput!, $connections: [ID!]!) {
      addressAdd(input: $input) {
        __typename
        ... on AddressAddPayload {
          addressEdge @appendEdge(connections: $connections) {
            node {
              id
              ...AddressLines_address
              ...AddressForm_address
            }
          }
        }
        ... on InvalidInputError {
          issues {
            path
            message
          }
        }
        ... on TooManyAddressesError {
          message
        }
      }
    }
  `);

  const addAddress = useCallback(
    (values: AddressValues, { onAdded, onInvalid }: AddAddressHandlers) => {
      commit({
        variables: { input: values, connections: [connectionId] },
        onCompleted: ({ addressAdd: answer }) => {
          if (answer.__typename === 'AddressAddPayload') onAdded(answer.addressEdge.node.id);
          if (answer.__typename === 'InvalidInputError') onInvalid(issuesByField(answer.issues));
          if (answer.__typename === 'TooManyAddressesError') showError(answer.message);
        },
        onError: (error) => showError(troubleMessage(error)),
      });
    },
    [commit, connectionId],
  );
  return [addAddress, isBusy] as const;
}
