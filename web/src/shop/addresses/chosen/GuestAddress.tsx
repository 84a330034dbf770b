import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../../identity/loginPath.ts';
import { AddAddressDialog } from '../AddressDialog.tsx';
import type { AddressValues } from '../addressFields.ts';
import { AddressForm } from '../AddressForm.tsx';
import { AddressLabel } from '../AddressLabel.tsx';
import { isAddressLabel } from '../addressLabels.ts';
import { PostalAddress } from '../AddressLines.tsx';
import type { GuestAddress_viewer$key } from './__generated__/GuestAddress_viewer.graphql.ts';
import { guestAddress, guestPlace, refusedAddress, useGuestAddress, useRefusedAddress } from './guestAddress.ts';

/** A visitor's address: the form, or the address that this device keeps. */
export function GuestAddress({ onDone }: { onDone: () => void }) {
  const address = useGuestAddress();
  const [isEditing, setEditing] = useState(false);
  const { pathname, search } = useLocation();

  if (address === null || isEditing) {
    return (
      <AddressForm
        initial={address}
        isBusy={false}
        onSubmit={(values) => {
          guestAddress.save(values);
          onDone();
        }}
      />
    );
  }
  return (
    <Flex direction="column" gap="4">
      <KeptAddress address={address} onEdit={() => setEditing(true)} onRemove={() => guestAddress.clear()} />
      <Text textStyle="sm" color="fg.muted">
        Saved on this device. Log in to add it to your account.
      </Text>
      <Button asChild>
        <Link to={loginPath(pathname + search)} onClick={onDone}>
          Log in
        </Link>
      </Button>
    </Flex>
  );
}

interface RefusedAddressProps {
  viewer: GuestAddress_viewer$key;
  /** The id of the connection that the address is added to. */
  connectionId: string;
  onAdded: (addressId: string) => void;
}

/** The guest address that could not be saved after login, to edit and save or remove; nothing if there is none. */
export function RefusedAddress({ viewer: viewerKey, connectionId, onAdded }: RefusedAddressProps) {
  const viewer = useFragment(
    graphql`
      fragment GuestAddress_viewer on User {
        id
        ...AddressDialog_viewer
      }
    `,
    viewerKey,
  );
  const address = useRefusedAddress(viewer.id);
  const [isEditing, setEditing] = useState(false);
  if (address === null) return null;
  const remove = () => refusedAddress.clear(viewer.id);
  return (
    <>
      <KeptAddress
        address={address}
        error="This address isn’t saved yet. Check it and try again."
        onEdit={() => setEditing(true)}
        onRemove={remove}
      />
      <AddAddressDialog
        viewer={viewer}
        connectionId={connectionId}
        initial={address}
        isOpen={isEditing}
        onClose={() => setEditing(false)}
        onAdded={(addressId) => {
          remove();
          onAdded(addressId);
        }}
      />
    </>
  );
}

interface KeptAddressProps {
  address: AddressValues;
  error?: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** An address that this device keeps, with buttons that change and remove it. */
function KeptAddress({ address, error, onEdit, onRemove }: KeptAddressProps) {
  const { label, state, pincode, mobile, receiverName } = address;
  const { line, city } = guestPlace(address);
  return (
    <Flex
      layerStyle="card"
      padding="4"
      direction="column"
      gap="3"
      borderColor={error === undefined ? undefined : 'border.error'}
    >
      {error !== undefined && (
        <Text color="fg.error" textStyle="sm" fontWeight="semibold">
          {error}
        </Text>
      )}
      <div>
        {isAddressLabel(label) && <AddressLabel label={label} />}
        <PostalAddress
          {...{ line, city, state, pincode, mobile }}
          country="India"
          receiverName={receiverName === '' ? null : receiverName}
        />
      </div>
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" onClick={onEdit}>
          Edit address
        </Button>
        <Button variant="ghost" colorPalette="red" onClick={onRemove}>
          Remove
        </Button>
      </Flex>
    </Flex>
  );
}
