import { Button, Flex, Text } from '@chakra-ui/react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay';
import { deviceStorage } from '../../../ui/deviceStorage.ts';
import { AddAddressDialog } from '../AddAddressDialog.tsx';
import type { RefusedAddress_viewer$key } from './__generated__/RefusedAddress_viewer.graphql.ts';
import { GuestLines } from './GuestLines.tsx';
import { parseAddress } from './parseAddress.ts';
import { refusedAddress } from './refusedAddress.ts';
import { sheetTexts as texts } from './sheetTexts.ts';

interface RefusedAddressProps {
  viewer: RefusedAddress_viewer$key;
  /** The id of the connection that the address is added to. */
  connectionId: string;
  onAdded: (addressId: string) => void;
}

/** The guest address that could not be saved after login, to edit and save or remove; nothing if there is none. */
export function RefusedAddress({ viewer: viewerKey, connectionId, onAdded }: RefusedAddressProps) {
  const viewer = useFragment(
    graphql`
      fragment RefusedAddress_viewer on User {
        id
        ...AddAddressDialog_viewer
      }
    `,
    viewerKey,
  );
  const text = useSyncExternalStore(deviceStorage.subscribe, () => refusedAddress.readText(viewer.id));
  const address = useMemo(() => parseAddress(text), [text]);
  const [isEditing, setEditing] = useState(false);
  if (address === null) return null;
  return (
    <Flex layerStyle="card" padding="4" direction="column" gap="3" borderColor="border.error">
      <Text color="fg.error" textStyle="sm" fontWeight="semibold">
        {texts.refused}
      </Text>
      <GuestLines address={address} />
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" onClick={() => setEditing(true)}>
          {texts.edit}
        </Button>
        <Button variant="ghost" colorPalette="red" onClick={() => refusedAddress.clear(viewer.id)}>
          {texts.remove}
        </Button>
      </Flex>
      <AddAddressDialog
        viewer={viewer}
        connectionId={connectionId}
        initial={address}
        isOpen={isEditing}
        onClose={() => setEditing(false)}
        onAdded={(addressId) => {
          refusedAddress.clear(viewer.id);
          onAdded(addressId);
        }}
      />
    </Flex>
  );
}
