import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AddAddressDialog } from '../addresses/AddAddressDialog.tsx';
import { AddAddressTile } from '../addresses/AddAddressTile.tsx';
import { AddressLines } from '../addresses/AddressLines.tsx';
import type { AddressChoice_viewer$key } from './__generated__/AddressChoice_viewer.graphql.ts';
import { texts } from './texts.ts';

interface AddressChoiceProps {
  viewer: AddressChoice_viewer$key;
  chosenId: string | null;
  onChoose: (addressId: string) => void;
}

/** Chooses the delivery address: a saved one, or a new one, which is chosen after it was saved. */
export function AddressChoice({ viewer: viewerKey, chosenId, onChoose }: AddressChoiceProps) {
  const { addresses } = useFragment(
    graphql`
      fragment AddressChoice_viewer on User {
        addresses(first: 50) @connection(key: "AddressBook_addresses") {
          __id
          edges {
            node {
              id
              ...AddressLines_address
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const [isAdding, setIsAdding] = useState(false);

  return (
    <Box as="fieldset">
      <Text as="legend" textStyle="lg" fontWeight="bold" marginBottom="3">
        {texts.chooseAddress}
      </Text>
      <Flex direction="column" gap="3">
        {addresses.edges.map(({ node }) => (
          <chakra.label
            key={node.id}
            layerStyle="card"
            display="flex"
            gap="3"
            padding="4"
            cursor="pointer"
            _hover={{ borderColor: 'green.solid' }}
            css={{ '&:has(:checked)': { borderColor: 'green.solid', background: 'green.subtle' } }}
          >
            <chakra.input
              type="radio"
              name="address"
              value={node.id}
              checked={node.id === chosenId}
              onChange={() => onChoose(node.id)}
              accentColor="green.solid"
              boxSize="5"
              flexShrink="0"
              marginTop="0.5"
            />
            <AddressLines address={node} />
          </chakra.label>
        ))}
        <AddAddressTile onPress={() => setIsAdding(true)} />
      </Flex>
      <AddAddressDialog
        connectionId={addresses.__id}
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        onAdded={onChoose}
      />
    </Box>
  );
}
