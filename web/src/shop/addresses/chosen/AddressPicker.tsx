import { Box, Flex, IconButton, Text } from '@chakra-ui/react';
import { MapPinHouse, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { RadioCard } from '../../../ui/forms/RadioCard.tsx';
import styles from '../AddressForm.module.css';
import { AddAddressDialog, type AddedAddress, AddAddressTile, EditAddressDialog } from '../AddressDialog.tsx';
import { AddressLines } from '../AddressLines.tsx';
import { texts as addressTexts } from '../texts.ts';
import type { AddressDialog_viewer$key } from '../__generated__/AddressDialog_viewer.graphql.ts';
import type { AddressPicker_viewer$key } from './__generated__/AddressPicker_viewer.graphql.ts';
import type { AddressPickerOption_address$key } from './__generated__/AddressPickerOption_address.graphql.ts';
import { useChosenAddress } from './chosenAddress.ts';
import { RefusedAddress } from './GuestAddress.tsx';

interface AddressPickerProps {
  viewer: AddressPicker_viewer$key;
  /** Shown above the addresses. */
  title?: string;
  /** Whether the dialog that adds an address is open. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  /** Called when an address was chosen by a press, not while the arrow keys go through the list. */
  onDone: () => void;
}

/** The saved addresses to choose from; each can be changed, and another can be added, which is then chosen. */
export function AddressPicker({ viewer: viewerKey, title, isAdding, onAdding, onDone }: AddressPickerProps) {
  const viewer = useFragment(
    graphql`
      fragment AddressPicker_viewer on User {
        id
        ...AddressDialog_viewer
        ...GuestAddress_viewer
        addresses(first: 50) @connection(key: "AddressBook_addresses") {
          __id
          edges {
            node {
              id
              isServiceable
              ...AddressPickerOption_address
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
    edges.map(({ node }) => node),
  );
  const added = (address: AddedAddress) => {
    if (!address.isServiceable) return;
    choose(address.id);
    onDone();
  };
  return (
    <Flex direction="column" gap="3">
      <RefusedAddress viewer={viewer} connectionId={connectionId} onAdded={added} />
      <Flex
        as="fieldset"
        direction="column"
        gap="3"
        aria-label={title === undefined ? 'Your saved addresses' : undefined}
      >
        {title !== undefined && (
          <Text as="legend" className={styles.title} textStyle="lg" fontWeight="bold" marginBottom="3">
            {title}
          </Text>
        )}
        {title !== undefined && edges.length === 0 && (
          <Box layerStyle="card" className={styles.noAddress} color="fg.muted">
            <MapPinHouse size={28} aria-hidden />
            Where should we deliver?
          </Box>
        )}
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
        <AddAddressTile onPress={() => onAdding(true)} />
      </Flex>
      <AddAddressDialog
        viewer={viewer}
        connectionId={connectionId}
        isOpen={isAdding}
        onClose={() => onAdding(false)}
        onAdded={added}
      />
    </Flex>
  );
}

interface AddressOptionProps {
  address: AddressPickerOption_address$key;
  viewer: AddressDialog_viewer$key;
  isChosen: boolean;
  onChoose: () => void;
  /** Called after a press of a pointer. */
  onDone: () => void;
}

/** A saved address as a radio button, with a button that changes the address. */
function AddressOption({ address: addressKey, viewer, isChosen, onChoose, onDone }: AddressOptionProps) {
  const address = useFragment(
    graphql`
      fragment AddressPickerOption_address on Address {
        line
        isServiceable
        ...AddressLines_address
        ...AddressDialog_address
      }
    `,
    addressKey,
  );
  const [isEditing, setEditing] = useState(false);
  const unservedId = useId();
  const { isServiceable } = address;
  return (
    <>
      <RadioCard
        name="deliveryAddress"
        isChosen={isChosen}
        onChoose={onChoose}
        isDisabled={!isServiceable}
        describedBy={isServiceable ? undefined : unservedId}
        onClick={({ detail }) => {
          if (detail === 0 || !isServiceable) return; // by an arrow key, or on a disabled one
          onChoose();
          onDone();
        }}
        end={
          <IconButton
            variant="ghost"
            margin="2"
            aria-label={addressTexts.editLabel(address.line)}
            onClick={() => setEditing(true)}
          >
            <Pencil size={18} aria-hidden />
          </IconButton>
        }
      >
        <AddressLines address={address} unservedId={unservedId} />
      </RadioCard>
      <EditAddressDialog address={address} viewer={viewer} isOpen={isEditing} onClose={() => setEditing(false)} />
    </>
  );
}
