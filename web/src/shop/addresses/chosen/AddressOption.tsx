import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AddressLines } from '../AddressLines.tsx';
import { EditAddressDialog } from '../EditAddressDialog.tsx';
import { texts as addressTexts } from '../texts.ts';
import type { AddressOption_address$key } from './__generated__/AddressOption_address.graphql.ts';
import type { AddressOption_viewer$key } from './__generated__/AddressOption_viewer.graphql.ts';

interface AddressOptionProps {
  address: AddressOption_address$key;
  viewer: AddressOption_viewer$key;
  isChosen: boolean;
  onChoose: () => void;
  /** Called after a press of a pointer. */
  onDone: () => void;
}

/** A saved address as a radio button, with a button that changes the address. */
export function AddressOption({
  address: addressKey,
  viewer: viewerKey,
  isChosen,
  onChoose,
  onDone,
}: AddressOptionProps) {
  const address = useFragment(
    graphql`
      fragment AddressOption_address on Address {
        line
        ...AddressLines_address
        ...EditAddressDialog_address
      }
    `,
    addressKey,
  );
  const viewer = useFragment(
    graphql`
      fragment AddressOption_viewer on User {
        ...EditAddressDialog_viewer
      }
    `,
    viewerKey,
  );
  const [isEditing, setEditing] = useState(false);
  return (
    <Flex
      layerStyle="card"
      align="flex-start"
      css={{ '&:has(:checked)': { borderColor: 'green.solid', background: 'green.subtle' } }}
    >
      <chakra.label
        display="flex"
        flex="1"
        minWidth="0"
        gap="3"
        padding="4"
        cursor="pointer"
        onClick={({ detail }) => {
          if (detail === 0) return; // by an arrow key
          onChoose();
          onDone();
        }}
      >
        <chakra.input
          type="radio"
          name="deliveryAddress"
          checked={isChosen}
          onChange={onChoose}
          accentColor="green.solid"
          boxSize="5"
          flexShrink="0"
          marginTop="0.5"
        />
        <AddressLines address={address} />
      </chakra.label>
      <IconButton
        variant="ghost"
        margin="2"
        aria-label={addressTexts.editLabel(address.line)}
        onClick={() => setEditing(true)}
      >
        <Pencil size={18} aria-hidden />
      </IconButton>
      <EditAddressDialog address={address} viewer={viewer} isOpen={isEditing} onClose={() => setEditing(false)} />
    </Flex>
  );
}
