import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../../identity/loginPath.ts';
import { AddAddressDialog, type AddedAddress } from '../AddressDialog.tsx';
import type { AddressValues } from '../addressFields.ts';
import { AddressForm } from '../AddressForm.tsx';
import { AddressLabel } from '../AddressLabel.tsx';
import { isAddressLabel } from '../addressLabels.ts';
import { startAt } from '../addressValues.ts';
import { UnservedAnswer } from '../PincodeAnswer.tsx';
import { PostalAddress } from '../AddressLines.tsx';
import type { GuestAddress_viewer$key } from './__generated__/GuestAddress_viewer.graphql.ts';
import {
  guestAddress,
  guestPlace,
  refusedAddress,
  useCheckedPincode,
  useGuestAddress,
  useRefusedAddress,
} from './guestAddress.ts';
import { NO_ADDRESS } from './guestSummary.ts';
import { PincodeCheck } from './PincodeCheck.tsx';

interface GuestAddressProps {
  /** Whether the shop does not deliver everywhere, so that it asks for the pincode first. */
  isLimited: boolean;
  onDone: () => void;
}

/** A visitor's address: the form, or the address that this device keeps. */
export function GuestAddress({ isLimited, onDone }: GuestAddressProps) {
  const address = useGuestAddress();
  const pincode = useCheckedPincode();
  const [isEditing, setEditing] = useState(false);
  const { pathname, search } = useLocation();

  if (isEditing || (address === null && !isLimited)) {
    return (
      <AddressForm
        initial={address ?? startAt(pincode)}
        isBusy={false}
        onSubmit={(values) => {
          guestAddress.save(values);
          onDone();
        }}
      />
    );
  }
  if (address === null) {
    return (
      <Flex direction="column" gap="4">
        <PincodeCheck />
        <Button variant="outline" onClick={() => setEditing(true)}>
          {NO_ADDRESS}
        </Button>
      </Flex>
    );
  }
  return (
    <Flex direction="column" gap="4">
      {isLimited && <PincodeCheck />}
      <KeptAddress
        address={address}
        isLimited={isLimited}
        onEdit={() => setEditing(true)}
        onRemove={() => guestAddress.clear()}
      />
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
  onAdded: (address: AddedAddress) => void;
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
        onAdded={(added) => {
          remove();
          onAdded(added);
        }}
      />
    </>
  );
}

interface KeptAddressProps {
  address: AddressValues;
  error?: string;
  isLimited?: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** An address that this device keeps, with buttons that change and remove it. */
function KeptAddress({ address, error, isLimited = false, onEdit, onRemove }: KeptAddressProps) {
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
        {isLimited && <UnservedAnswer pincode={address.pincode} />}
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
