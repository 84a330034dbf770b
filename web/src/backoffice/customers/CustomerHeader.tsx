import { Badge, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Mail, Phone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { dialUrl } from '../../ui/numbers/phoneNumber.ts';
import { formatDate } from '../../ui/format/formatDateTime.ts';
import { mailUrl } from '../../ui/format/mailUrl.ts';
import type { CustomerHeader_customer$key } from './__generated__/CustomerHeader_customer.graphql.ts';
import { CustomerFlags } from './blocks/CustomerFlags.tsx';
import { customerTexts as texts, listTexts } from './texts.ts';

/** Who a customer is, with the buttons that call and mail them. */
export function CustomerHeader({ customer: customerKey }: { customer: CustomerHeader_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment CustomerHeader_customer on Customer {
        name
        email
        mobile
        isEmailVerified
        isStaff
        createdAt
        ...CustomerFlags_customer
      }
    `,
    customerKey,
  );
  const { name, email, mobile, isEmailVerified, isStaff, createdAt } = customer;
  return (
    <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
      <div>
        <Flex align="center" gap="2" wrap="wrap">
          <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }} overflowWrap="anywhere">
            {name}
          </Heading>
          {isStaff && <Badge colorPalette="gray">{listTexts.staff}</Badge>}
          {!isEmailVerified && <Badge colorPalette="brand">{texts.unverified}</Badge>}
          <CustomerFlags customer={customer} />
        </Flex>
        <Text color="fg.muted">{texts.since(formatDate(new Date(createdAt)))}</Text>
      </div>
      <Flex gap="2" wrap="wrap">
        {mobile != null && (
          <Button asChild variant="outline">
            <a href={dialUrl(mobile)}>
              <Phone aria-hidden />
              {texts.call(mobile)}
            </a>
          </Button>
        )}
        <Button asChild variant="outline" maxW="full">
          <a href={mailUrl(email)} aria-label={texts.mail(email)}>
            <Mail aria-hidden />
            <Text as="span" truncate>
              {email}
            </Text>
          </a>
        </Button>
      </Flex>
    </Flex>
  );
}
