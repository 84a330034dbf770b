import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../../identity/loginPath.ts';
import { AddressForm } from '../AddressForm.tsx';
import { guestAddress } from './guestAddress.ts';
import { GuestLines } from './GuestLines.tsx';
import { sheetTexts as texts } from './sheetTexts.ts';
import { useGuestAddress } from './useGuestAddress.ts';

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
      <Flex layerStyle="card" padding="4" direction="column" gap="3">
        <GuestLines address={address} />
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
          <Button variant="ghost" colorPalette="red" onClick={() => guestAddress.clear()}>
            {texts.remove}
          </Button>
        </Flex>
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {texts.onDevice}
      </Text>
      <Button asChild>
        <Link to={loginPath(pathname + search)} onClick={onDone}>
          {texts.logIn}
        </Link>
      </Button>
    </Flex>
  );
}
