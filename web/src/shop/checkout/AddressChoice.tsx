import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { MapPinHouse } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AddressPicker } from '../addresses/chosen/AddressPicker.tsx';
import type { AddressChoice_viewer$key } from './__generated__/AddressChoice_viewer.graphql.ts';

interface AddressChoiceProps {
  viewer: AddressChoice_viewer$key;
  /** The chosen address in one line; undefined until there is an address. */
  chosen: string | undefined;
  /** That the shop does not deliver to the chosen address; null if it does. */
  unserved: string | null;
  /** Whether phones show the list. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  ref: Ref<HTMLDivElement>;
  /** Whether the dialog that adds an address is open. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

/**
 * Chooses the delivery address: a saved one, or a new one, which is chosen after it was saved. Phones show the chosen address in one
 * line, and the list after a press on Change.
 */
export function AddressChoice({
  viewer: viewerKey,
  chosen,
  unserved,
  isOpen,
  onOpen,
  isAdding,
  onAdding,
  ref,
}: AddressChoiceProps) {
  const viewer = useFragment(
    graphql`
      fragment AddressChoice_viewer on User {
        ...AddressPicker_viewer
      }
    `,
    viewerKey,
  );
  const isPointed = useRef(false);
  const change = useRef<HTMLButtonElement>(null);
  const isListed = isOpen || chosen === undefined;

  const close = () => {
    if (!isPointed.current) return; // the keyboard's focus is in the list, which therefore stays
    onOpen(false);
    change.current?.focus();
  };

  return (
    <Box ref={ref} onPointerDown={() => (isPointed.current = true)} onKeyDown={() => (isPointed.current = false)}>
      {chosen !== undefined && (
        <Flex layerStyle="card" hideFrom="lg" alignItems="center" gap="3" paddingInlineStart="3" minHeight="14">
          <Box color="primary.fg" flexShrink="0">
            <MapPinHouse size={20} aria-hidden />
          </Box>
          <Box flex="1" minWidth="0">
            <Text textStyle="xs" color="fg.muted">
              Deliver to
            </Text>
            <Text fontWeight="semibold" textStyle="sm" truncate>
              {chosen}
            </Text>
            {unserved !== null && (
              <Text textStyle="sm" fontWeight="semibold" color="fg.warning">
                {unserved}
              </Text>
            )}
          </Box>
          <Button
            ref={change}
            variant="ghost"
            height="14"
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : 'Change the delivery address'}
            onClick={() => onOpen(!isOpen)}
          >
            {isOpen ? 'Done' : 'Change'}
          </Button>
        </Flex>
      )}
      <Box
        display={{ base: isListed ? 'block' : 'none', lg: 'block' }}
        marginTop={{ base: chosen === undefined ? '0' : '4', lg: '0' }}
      >
        <AddressPicker
          viewer={viewer}
          title={chosen === undefined ? 'Add an address to continue' : 'Choose your address'}
          isAdding={isAdding}
          onAdding={(isStarting) => {
            if (isStarting) onOpen(true); // the focus returns to the tile
            onAdding(isStarting);
          }}
          onDone={close}
        />
      </Box>
    </Box>
  );
}
