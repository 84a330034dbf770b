import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import type { useUpdateAddressMutation } from './__generated__/useUpdateAddressMutation.graphql.ts';
import { addressInput } from './addressInput.ts';
import type { AddressValues } from './addressFields.ts';

interface UpdateAddressHandlers {
  onUpdated: () => void;
  onInvalid: (errors: FormErrors) => void;
}

/** Changes a saved address; errors without a field are shown in a toast. */
export function useUpdateAddress(addressId: string) {
  const [act, isBusy] = useAction<useUpdateAddressMutation>(graphql`
    mutation useUpdateAddressMutation($input: AddressUpdateInput!) {
      addressUpdate(input: $input) {
        __typename
        ... on AddressUpdatePayload {
          address {
            ...AddressLines_address
            ...AddressForm_address
          }
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on AddressNotFoundError {
          message
        }
      }
    }
  `);
  const updateAddress = (values: AddressValues, { onUpdated, onInvalid }: UpdateAddressHandlers) =>
    act(
      { addressId, ...addressInput(values) },
      {
        onDone: onUpdated,
        errors: { InvalidInputError: ({ message, issues }) => onInvalid(toFormErrors(message, issues)) },
      },
    );
  return [updateAddress, isBusy] as const;
}
