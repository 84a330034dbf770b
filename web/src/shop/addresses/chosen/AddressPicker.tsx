import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AddAddressDialog } from '../AddAddressDialog.tsx';
import { AddAddressTile } from '../AddAddressTile.tsx';
import type { AddressPicker_viewer$key } from './__generated__/AddressPicker_viewer.graphql.ts';
import { AddressOption } from './AddressOption.tsx';
import { RefusedAddress } from './RefusedAddress.tsx';
import { sheetTexts as texts } from './sheetTexts.ts';
import { useChosenAddress } from './useChosenAddress.ts';

interface AddressPickerProps {
  viewer: AddressPicker_viewer$key;
  /** Called when an address was chosen by a press, not while the arrow keys go through the list. */
  onDone: () => void;
}

/** The saved addresses to choose from; each can be changed, and another can be added, which is then chosen. */
export function AddressPicker({ viewer: viewerKey, onDone }: AddressPickerProps) {
  const viewer = useFragment(
    graphql`
      fragment AddressPicker_viewer on User {
        id
        ...AddAddressDialog_viewer
        ...AddressOption_viewer
        ...RefusedAddress_viewer
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
  const { id, addresses } = viewer;
  const { __id: connectionId, edges } = addresses;
  const [chosenId, choose] = useChosenAddress(
    id,
    edges.map(({ node }) => node.id),
  );
  const [isAdding, setAdding] = useState(false);
  const added = (addressId: string) => {
    choose(addressId);
    onDone();
  };
  return (
    <Flex direction="column" gap="3">
      <RefusedAddress viewer={viewer} connectionId={connectionId} onAdded={added} />
      <Flex as="fieldset" direction="column" gap="3" aria-label={texts.list}>
        {edges.map(({ node }) => (
          <AddressOption
            key={node.id}
            address={node}
            viewer={viewer}
            isChosen={node.id === chosenId}
            onChoose={() => choose(node.id)}
            onDone={onDone}
          />
        ))}
      </Flex>
      <AddAddressTile onPress={() => setAdding(true)} />
      <AddAddressDialog
        viewer={viewer}
        connectionId={connectionId}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdded={added}
      />
    </Flex>
  );
}
