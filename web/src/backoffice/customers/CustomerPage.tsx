import { Box, Grid, Text, Badge, Button, Flex } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { Mail, Phone } from 'lucide-react';
import { formatRupees } from '@kirana/shared/money.ts';
import { formatCount } from '@kirana/shared/numbers.ts';
import { customersPath } from '../staffPaths.ts';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import type { CustomerPageQuery, CustomerPageQuery$data } from './__generated__/CustomerPageQuery.graphql.ts';
import { CustomerBlocks, CustomerFlags } from './blocks/CustomerBlocks.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { CustomerNotes } from './notes/CustomerNotes.tsx';
import { CustomerStoreCredit } from '../storeCredit/CustomerStoreCredit.tsx';
import { listTexts } from './texts.ts';
import { AddressLines } from '../../shop/addresses/AddressLines.tsx';
import { OrderSection } from '../../shop/orders/OrderSection.tsx';
import { formatDateTime, formatDate } from '../../ui/format/formatDateTime.ts';
import { FigureGrid } from '../ui/FigureGrid.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { dialUrl } from '@kirana/shared/phone.ts';
import { mailUrl } from '../../ui/format/mailUrl.ts';

const customerPageQuery = graphql`
  query CustomerPageQuery($id: ID!) {
    customer(id: $id) {
      name
      email
      mobile
      isEmailVerified
      isStaff
      createdAt
      numberOfOrders
      amountSpent
      amountRefunded
      lastOrderAt
      nominee {
        name
        relationship
        email
        mobile
      }
      addresses {
        id
        ...AddressLines_address
      }
      ...CustomerBlocks_customerFlags
      ...CustomerOrders_customer
      ...CustomerBlocks_customer
      ...CustomerNotes_customer
      ...CustomerStoreCredit_customer
    }
  }
`;

type Customer = NonNullable<CustomerPageQuery$data['customer']>;

const back = { to: customersPath, label: listTexts.title };

/** One shopper for staff: how to reach them, what they ordered and spent, where they live, notes about them, and what they are blocked from. */
export function CustomerPage() {
  return (
    <PageQuery<CustomerPageQuery>
      query={customerPageQuery}
      fallback={<CardsSkeleton back={back} cards={['28', '96', '56', '56']} />}
    >
      {({ customer }) =>
        customer == null ? (
          <NotFound title="We couldn’t find this customer" text="The account may have been deleted." link={back} />
        ) : (
          <>
            <CustomerHeader customer={customer} />
            <Grid templateColumns={{ lg: 'minmax(0, 2fr) minmax(18rem, 1fr)' }} gap="4" alignItems="start">
              <Box display="grid" gap="4" minW="0">
                <CustomerFigures {...customer} />
                <CustomerOrders customer={customer} />
              </Box>
              <Box display="grid" gap="4" minW="0">
                <CustomerNotes customer={customer} />
                <CustomerStoreCredit customer={customer} />
                <CustomerBlocks customer={customer} />
                <CustomerAddresses {...customer} />
                {customer.nominee != null && <CustomerNominee {...customer.nominee} />}
              </Box>
            </Grid>
          </>
        )
      }
    </PageQuery>
  );
}

/** Who a customer is, with the buttons that call and mail them. */
function CustomerHeader({ customer }: { customer: Customer }) {
  const { name, email, mobile, isEmailVerified, isStaff, createdAt } = customer;
  return (
    <Box mb="4">
      <AdminHeader back={back} title={name}>
        <Flex gap="2" wrap="wrap">
          {mobile != null && (
            <Button asChild variant="outline">
              <a href={dialUrl(mobile)}>
                <Phone aria-hidden />
                {`Call ${mobile}`}
              </a>
            </Button>
          )}
          <Button asChild variant="outline" maxW="full">
            <a href={mailUrl(email)} aria-label={`Email ${email}`}>
              <Mail aria-hidden />
              <Text as="span" truncate>
                {email}
              </Text>
            </a>
          </Button>
        </Flex>
      </AdminHeader>
      <Flex align="center" gap="2" wrap="wrap" mt={{ base: '-1', md: '-3' }}>
        <Text color="fg.muted">{`Customer since ${formatDate(new Date(createdAt))}`}</Text>
        {isStaff && <Badge colorPalette="gray">{listTexts.staff}</Badge>}
        {!isEmailVerified && <Badge colorPalette="yellow">Email not confirmed</Badge>}
        <CustomerFlags customer={customer} />
      </Flex>
    </Box>
  );
}

/** The address book of a customer. */
function CustomerAddresses({ addresses }: Customer) {
  return (
    <OrderSection title="Addresses">
      {addresses.length === 0 ? (
        <Text color="fg.muted">No saved addresses.</Text>
      ) : (
        <Box as="ul" display="grid" gap="4" listStyleType="none">
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressLines address={address} />
            </li>
          ))}
        </Box>
      )}
    </OrderSection>
  );
}

/** Who may act for the customer after their death or incapacity. */
function CustomerNominee({ name, relationship, email, mobile }: NonNullable<Customer['nominee']>) {
  return (
    <OrderSection title="Nominee">
      <Text overflowWrap="anywhere">{`${name} (${relationship})`}</Text>
      <Text color="fg.muted" overflowWrap="anywhere">
        {[email, mobile].filter((contact) => contact != null).join(', ')}
      </Text>
    </OrderSection>
  );
}

/** A customer's orders, spending and refunds. */
function CustomerFigures({ numberOfOrders, amountSpent, amountRefunded, lastOrderAt }: Customer) {
  const figures = [
    ['Orders', formatCount(numberOfOrders)],
    ['Spent', formatRupees(amountSpent)],
    ['Refunded', formatRupees(amountRefunded)],
    ['Last order', lastOrderAt == null ? 'Never' : formatDateTime(lastOrderAt)],
  ] as const;
  return <FigureGrid label="At a glance" figures={figures} />;
}
