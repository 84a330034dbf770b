import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AddAddressDialog } from '../AddAddressDialog.tsx';
import { AddAddressTile } from '../AddAddressTile.tsx';
import type { AddressPicker_viewer$key } from './__generated__/AddressPicker_viewer.graphql.ts';
import { AddressOption } from './AddressOption.tsx';
import { texts } from './texts.ts';
import { useChosenAddress } from './useChosenAddress.ts';

interface AddressPickerProps {
  viewer: AddressPicker_viewer$key;
  /** Called when an address was chosen by a press, not while the arrow keys go through the list. */
  onDone: () => void;
}

/** The saved addresses to choose from; each can be changed, and another can be added, which is then chosen. */
export function AddressPicker({ viewer: viewerKey, onDone }: AddressPickerProps) {
  const { id, addresses } = useFragment(
    graphql`
      fragment AddressPicker_viewer on User {
        id
        addresses(first: 50) @connection(key: "AddressBook_addresses") {
          __id
          edges {
            node {
              id
              ...AddressOption_address
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { __id: connectionId, edges } = addresses;
  const [chosenId, choose] = useChosenAddress(
    id,
    edges.map(({ node }) => node.id),
  );
  const [isAdding, setAdding] = useState(false);
  return (
    <Flex direction="column" gap="3">
      <Flex as="fieldset" direction="column" gap="3" aria-label={texts.list}>
        {edges.map(({ node }) => (
          <AddressOption
            key={node.id}
            address={node}
            isChosen={node.id === chosenId}
            onChoose={() => choose(node.id)}
            onDone={onDone}
          />
        ))}
      </Flex>
      <AddAddressTile onPress={() => setAdding(true)} />
      <AddAddressDialog
        connectionId={connectionId}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdded={(addressId) => {
          choose(addressId);
          onDone();
        }}
      />
    </Flex>
  );
}
