import { commitMutation, ConnectionHandler, fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { broadcastToTabs } from '../../../relay/tabChannel.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import { addressFields, addressInput, type AddressValues } from '../addressFields.ts';
import type { importGuestAddressMutation } from './__generated__/importGuestAddressMutation.graphql.ts';
import type { importGuestAddressQuery } from './__generated__/importGuestAddressQuery.graphql.ts';
import { chosenAddress } from './chosenAddress.ts';
import { guestAddress, refusedAddress } from './guestAddress.ts';

/* eslint-disable relay/unused-fields -- all of them are compared */
const LOCK = 'kirana.guestAddress';

const savedQuery = graphql`
  query importGuestAddressQuery {
    viewer {
      addresses(first: 50) {
        edges {
          node {
            id
            label
            house
            floor
            building
            street
            landmark
            pincode
            city
            state
            receiverName
            mobile
            deliveryInstructions
          }
        }
      }
    }
  }
`;

const createMutation = graphql`
  mutation importGuestAddressMutation($input: AddressCreateInput!, $connections: [ID!]!) {
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
    }
  }
`;

/**
 * Saves the address that a visitor entered before the login in the viewer's address book, chooses it and deletes the device's copy. Of
 * several tabs one saves it, and an equal address that is saved already is chosen instead. An address that the server refuses stays
 * on the device, for the viewer to change. Rejects if no response arrives.
 */
export async function importGuestAddress(environment: IEnvironment, viewerId: string): Promise<void> {
  const run = () => importOnce(environment, viewerId);
  await ('locks' in navigator ? navigator.locks.request(LOCK, run) : run());
}

async function importOnce(environment: IEnvironment, viewerId: string): Promise<void> {
  const values = guestAddress.read();
  if (values === null) return guestAddress.clear(); // another tab has saved it
  const addressId = (await findSaved(environment, values)) ?? (await create(environment, viewerId, values));
  if (addressId === null) {
    refusedAddress.keep(viewerId, values);
    showError('We couldn’t save your address. Open it above to fix it.');
  } else {
    chosenAddress.choose(viewerId, addressId);
    broadcastToTabs('viewer'); // the others have loaded the address book without it
    showSuccess('Your address is saved to your account');
  }
  guestAddress.clear();
}

async function findSaved(environment: IEnvironment, values: AddressValues): Promise<string | undefined> {
  const request = fetchQuery<importGuestAddressQuery>(environment, savedQuery, {}, { fetchPolicy: 'network-only' });
  const { viewer } = (await request.toPromise()) ?? {};
  const saved = viewer?.addresses.edges.map(({ node }) => node) ?? [];
  return saved.find((address) => addressFields.every((field) => (address[field] ?? '') === values[field]))?.id;
}

/** Returns the id of the new address; null if the server refuses it. */
function create(environment: IEnvironment, viewerId: string, values: AddressValues): Promise<string | null> {
  return new Promise((resolve, reject) => {
    commitMutation<importGuestAddressMutation>(environment, {
      mutation: createMutation,
      variables: {
        input: addressInput(values),
        connections: [ConnectionHandler.getConnectionID(viewerId, 'AddressBook_addresses')],
      },
      onCompleted: ({ addressCreate: result }) =>
        resolve(result.__typename === 'AddressCreatePayload' ? result.addressEdge.node.id : null),
      onError: reject,
    });
  });
}
