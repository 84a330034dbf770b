import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { MapPinHouse } from 'lucide-react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AddAddressDialog, AddAddressTile } from '../addresses/AddressDialog.tsx';
import { addressSummary } from '../addresses/addressLabels.ts';
import { AddressLines } from '../addresses/AddressLines.tsx';
import { RadioCard } from '../../ui/forms/RadioCard.tsx';
import type { AddressChoice_viewer$key } from './__generated__/AddressChoice_viewer.graphql.ts';

interface AddressChoiceProps {
  viewer: AddressChoice_viewer$key;
  chosenId: string | null;
  onChoose: (addressId: string) => void;
  /** Whether the dialog that adds an address is open. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

/**
 * Chooses the delivery address: a saved one, or a new one, which is chosen after it was saved. Phones show the chosen address in one
 * line, and the list after a press on Change.
 */
export function AddressChoice({ viewer: viewerKey, chosenId, onChoose, isAdding, onAdding }: AddressChoiceProps) {
  const viewer = useFragment(
    graphql`
      fragment AddressChoice_viewer on User {
        ...AddressDialog_viewer
        addresses(first: 50) @connection(key: "AddressBook_addresses") {
          __id
          edges {
            node {
              id
              label
              line
              city
              ...AddressLines_address
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { addresses } = viewer;
  const [isOpen, setOpen] = useState(false);
  const isPointed = useRef(false);
  const change = useRef<HTMLButtonElement>(null);
  const chosen = addresses.edges.find(({ node }) => node.id === chosenId)?.node;
  const isListed = isOpen || chosen === undefined;

  const close = () => {
    setOpen(false);
    change.current?.focus();
  };
  const choose = (addressId: string) => {
    onChoose(addressId);
    if (isPointed.current) close(); // the arrow keys choose one address after the other
  };

  const add = () => {
    onAdding(true);
    setOpen(true);
  };

  return (
    <Box>
      {chosen !== undefined && (
        <Flex layerStyle="card" hideFrom="lg" alignItems="center" gap="3" paddingInlineStart="3" minHeight="14">
          <Box color="green.fg" flexShrink="0">
            <MapPinHouse size={20} aria-hidden />
          </Box>
          <Box flex="1" minWidth="0">
            <Text textStyle="xs" color="fg.muted">
              Deliver to
            </Text>
            <Text fontWeight="semibold" textStyle="sm" truncate>
              {addressSummary({ label: chosen.label, line: chosen.line, city: chosen.city })}
            </Text>
          </Box>
          <Button
            ref={change}
            variant="ghost"
            height="14"
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : 'Change the delivery address'}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Done' : 'Change'}
          </Button>
        </Flex>
      )}
      <Box
        as="fieldset"
        display={{ base: isListed ? 'block' : 'none', lg: 'block' }}
        marginTop={{ base: chosen === undefined ? '0' : '4', lg: '0' }}
        onPointerDown={() => (isPointed.current = true)}
        onKeyDown={() => (isPointed.current = false)}
      >
        <Text as="legend" textStyle="lg" fontWeight="bold" marginBottom="3">
          {chosen === undefined ? 'Add an address to continue' : 'Choose your address'}
        </Text>
        <Flex direction="column" gap="3">
          {addresses.edges.map(({ node }) => (
            <RadioCard
              key={node.id}
              name="address"
              isChosen={node.id === chosenId}
              onChoose={() => choose(node.id)}
              _hover={{ borderColor: 'green.solid' }}
            >
              <AddressLines address={node} />
            </RadioCard>
          ))}
          <AddAddressTile onPress={add} />
        </Flex>
      </Box>
      <AddAddressDialog
        viewer={viewer}
        connectionId={addresses.__id}
        isOpen={isAdding}
        onClose={() => onAdding(false)}
        onAdded={(addressId) => {
          onChoose(addressId);
          // The keyboard's focus returns to the tile, which therefore stays.
          if (isPointed.current) setOpen(false);
        }}
      />
    </Box>
  );
}
