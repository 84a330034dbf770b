import { ConnectionHandler, fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { commitAction } from '../../../relay/actionCallbacks.ts';
import { RefusedError } from '../../../relay/RequestError.ts';
import { broadcastToTabs } from '../../../relay/tabChannel.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import { type AddressField, addressFields, addressInput, type AddressValues } from '../addressFields.ts';
import { readSavedAddress } from '../addressValues.ts';
import { createAddressMutation } from '../createAddress.ts';
import type { createAddressMutation as createAddressMutationType } from '../__generated__/createAddressMutation.graphql.ts';
import type { importGuestAddressQuery } from './__generated__/importGuestAddressQuery.graphql.ts';
import { chosenAddress } from './chosenAddress.ts';
import { guestAddress, refusedAddress } from './guestAddress.ts';

const LOCK = 'kirana.guestAddress';

const savedQuery = graphql`
  query importGuestAddressQuery {
    viewer {
      addresses(first: 50) {
        edges {
          node {
            id
            ...addressValues_address
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
  const isSame = (address: Record<AddressField, string | null | undefined>) =>
    addressFields.every((field) => (address[field] ?? '') === values[field]);
  return viewer?.addresses.edges.find(({ node }) => isSame(readSavedAddress(node)))?.node.id;
}

/** Returns the id of the new address; null if the server refuses it. */
async function create(environment: IEnvironment, viewerId: string, values: AddressValues): Promise<string | null> {
  try {
    const { addressEdge } = await commitAction<createAddressMutationType>(environment, {
      mutation: createAddressMutation,
      variables: {
        input: addressInput(values),
        connections: [ConnectionHandler.getConnectionID(viewerId, 'AddressBook_addresses')],
      },
    });
    return addressEdge.node.id;
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
}
