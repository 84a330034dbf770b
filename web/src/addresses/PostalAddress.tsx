import { Box, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface PostalAddressProps {
  /** Left out where the address is the reader's own. */
  recipientName?: string;
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
  const { recipientName, line, city, state, country, pincode, mobile, children } = props;
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
          <VisuallyHidden>{texts.mobileLabel} </VisuallyHidden>
          {mobile}
        </Text>
      )}
      {children}
    </Box>
  );
}
