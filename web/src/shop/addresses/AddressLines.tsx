import { Box, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AddressLines_address$key } from './__generated__/AddressLines_address.graphql.ts';
import { AddressLabel } from './AddressLabel.tsx';
import { isAddressLabel } from './addressLabels.ts';
import { pincodeTexts } from './texts.ts';

interface AddressLinesProps {
  address: AddressLines_address$key;
  /** The id of the line that says that the shop does not deliver there. */
  unservedId?: string;
}

/** A saved address of the viewer with its label. */
export function AddressLines({ address: addressKey, unservedId }: AddressLinesProps) {
  const { label, receiverName, line, city, state, country, pincode, mobile, isServiceable } = useFragment(
    graphql`
      fragment AddressLines_address on Address {
        label
        receiverName
        line
        city
        state
        country
        pincode
        mobile
        isServiceable
      }
    `,
    addressKey,
  );
  return (
    <div>
      {isAddressLabel(label) && <AddressLabel label={label} />}
      <PostalAddress {...{ line, city, state, country, pincode, mobile }} receiverName={receiverName} />
      {!isServiceable && (
        <Text id={unservedId} textStyle="sm" fontWeight="semibold" color="fg.warning">
          {pincodeTexts.unserved(pincode)}
        </Text>
      )}
    </div>
  );
}

interface PostalAddressProps {
  /** Shown first, as on a parcel. */
  recipientName?: string;
  /** Shown with the mobile number, where the address is the reader's own and another person receives the order. */
  receiverName?: string | null | undefined;
  line: string;
  city: string;
  state: string;
  country: string;
  pincode: string;
  /** Left out where `children` contain a button that calls it. */
  mobile?: string;
  children?: ReactNode;
}

/** An address as it is written on a parcel, with the mobile number below. */
export function PostalAddress(props: PostalAddressProps) {
  const { recipientName, receiverName, line, city, state, country, pincode, mobile, children } = props;
  return (
    <Box overflowWrap="anywhere">
      {recipientName !== undefined && <Text fontWeight="semibold">{recipientName}</Text>}
      <Text fontWeight={recipientName === undefined ? 'semibold' : undefined}>{line}</Text>
      <Text>
        {city}, {state}
      </Text>
      <Text>
        {country} - {pincode}
      </Text>
      {mobile !== undefined && (
        <Text color="fg.muted">
          {receiverName != null && `${receiverName} · `}
          <VisuallyHidden>Mobile </VisuallyHidden>
          {mobile}
        </Text>
      )}
      {children}
    </Box>
  );
}
