import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import type { useCreateAddressMutation } from './__generated__/useCreateAddressMutation.graphql.ts';
import type { AddressValues } from './addressFields.ts';
import { addressInput } from './addressInput.ts';

interface CreateAddressHandlers {
  onCreated: (addressId: string) => void;
  onInvalid: (errors: FormErrors) => void;
}

/** Creates an address and appends it to the given connection; errors without a field are shown in a toast. */
export function useCreateAddress(connectionId: string) {
  const [act, isBusy] = useAction<useCreateAddressMutation>(graphql`
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
  const createAddress = (values: AddressValues, { onCreated, onInvalid }: CreateAddressHandlers) =>
    act(addressInput(values), {
      variables: { connections: [connectionId] },
      onDone: ({ addressEdge }) => onCreated(addressEdge.node.id),
      errors: { InvalidInputError: ({ message, issues }) => onInvalid(toFormErrors(message, issues)) },
    });
  return [createAddress, isBusy] as const;
}
