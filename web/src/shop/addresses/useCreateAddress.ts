import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { useCreateAddressMutation } from './__generated__/useCreateAddressMutation.graphql.ts';
import type { AddressValues } from './addressFields.ts';
import { addressInput } from './addressInput.ts';

interface CreateAddressHandlers {
  onCreated: (addressId: string) => void;
  onInvalid: (errors: FormErrors) => void;
}

/** Creates an address and appends it to the given connection; errors without a field are shown in a toast. */
export function useCreateAddress(connectionId: string) {
  const [commit, isBusy] = useMutation<useCreateAddressMutation>(graphql`
    mutation useCreateAddressMutation($input: AddressCreateInput!, $connections: [ID!]!) {
      addressCreate(input: $input) {
        __typename
        ... on AddressCreatePayload {
          addressEdge @appendEdge(connections: $connections) {
            node {
              id
              ...AddressLines_address
              ...AddressForm_address
            }
          }
        }
        ... on InvalidInputError {
          message
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

  const createAddress = useCallback(
    (values: AddressValues, { onCreated, onInvalid }: CreateAddressHandlers) => {
      commit({
        variables: { input: addressInput(values), connections: [connectionId] },
        onCompleted: ({ addressCreate: result }) => {
          if (result.__typename === 'AddressCreatePayload') onCreated(result.addressEdge.node.id);
          if (result.__typename === 'InvalidInputError') onInvalid(toFormErrors(result.message, result.issues));
          if (result.__typename === 'TooManyAddressesError') showError(result.message);
        },
        onError: (error) => showError(toErrorMessage(error)),
      });
    },
    [commit, connectionId],
  );
  return [createAddress, isBusy] as const;
}
