import { Box, Button, chakra, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '@kirana/shared/numbers.ts';
import { resetEnvironment } from '../../relay/environment.ts';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { clearStoredData } from '../../shop/identity/useCompleteLogout.ts';
import { CopyField } from '../../ui/forms/CopyField.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import type { OwnShopPageQuery, OwnShopPageQuery$data } from './__generated__/OwnShopPageQuery.graphql.ts';
import { OverviewCard } from './OverviewCard.tsx';
import { OwnShopForm } from './OwnShopForm.tsx';

const ownShopPageQuery = graphql`
  query OwnShopPageQuery {
    demo {
      productCount
      categoryCount
      orderCount
      customerCount
      staffCount
      backupFolder
      ...OwnShopForm_demo
    }
  }
`;

/** Removes the demo for the owner of a new shop: says what goes and what stays, and asks for the owner's login. */
export function OwnShopPage() {
  const [backup, setBackup] = useState<string | null>();
  return (
    <>
      <AdminHeader
        back={{ to: '/dashboard', label: 'Overview' }}
        title="Start your own shop"
        lead="Your shop begins empty, and you’re the only one who can log in."
      />
      <Box maxW="46rem">
        {backup === undefined ? (
          <PageQuery<OwnShopPageQuery>
            query={ownShopPageQuery}
            fallback={<Skeleton h="96" borderRadius="card" aria-busy />}
          >
            {({ demo }) =>
              demo == null ? (
                <OverviewCard title="This shop is no demo">
                  <Text color="fg.muted">There’s nothing to remove.</Text>
                </OverviewCard>
              ) : (
                <Flex direction="column" gap="4">
                  <Consequences demo={demo} />
                  <OwnShopForm demo={demo} onStarted={setBackup} />
                </Flex>
              )
            }
          </PageQuery>
        ) : (
          <Started backup={backup} />
        )}
      </Box>
    </>
  );
}

const List = chakra('ul', { base: { ps: '5', listStyleType: 'disc', '& li': { py: '0.5' } } });

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" mt="4" _first={{ mt: '0' }}>
      <Heading as="h3" textStyle="sm" mb="1">
        {title}
      </Heading>
      <Box color="fg.muted" overflowWrap="anywhere">
        {children}
      </Box>
    </Box>
  );
}

function Consequences({ demo }: { demo: NonNullable<OwnShopPageQuery$data['demo']> }) {
  const { productCount, categoryCount, orderCount, customerCount, staffCount, backupFolder } = demo;
  return (
    <OverviewCard title="What happens">
      <Part title="Removed">
        <List>
          <li>{`${formatCount(productCount)} products in ${formatCount(categoryCount)} categories, with stock and pictures`}</li>
          <li>{`${formatCount(orderCount)} orders, with invoices and payments: your numbers start again`}</li>
          <li>{`Accounts: ${formatCount(customerCount)} of shoppers, ${formatCount(staffCount)} of staff. Nobody gets in with the demo’s password any more`}</li>
          <li>
            Complaints, imports, reports, webhooks, API tokens, own roles, the versions of pages and the audit log
          </li>
        </List>
      </Part>
      <Part title="Kept">
        Settings, such as the name, the logo and the fees, and the synonyms of the search. Check the settings: anyone
        could change them in the demo.
      </Part>
      <Part title="If you want the demo back">
        {backupFolder == null
          ? 'The shop can’t back up a PostgreSQL of your own. Back up the database and the uploaded pictures first: docs/operations/backup.md says how.'
          : `A backup comes first, in a new folder in ${backupFolder} on the server. If it can’t be written, nothing is removed.`}
      </Part>
    </OverviewCard>
  );
}

/** What follows for the owner, who is logged in. */
function Started({ backup }: { backup: string | null }) {
  const navigate = useNavigate();
  const open = () => {
    clearStoredData();
    resetEnvironment();
    void navigate('/dashboard');
  };
  return (
    <OverviewCard title="The shop is yours">
      <Text mb="4" color="fg.muted" role="status">
        It’s empty, and you’re logged in as its owner.
      </Text>
      {backup !== null && (
        <CopyField
          label="To return to the demo, stop the shop and run"
          value={`npm run restore -- "${backup}" --overwrite`}
          action="Copy command"
        />
      )}
      <Button mt="5" onClick={open}>
        Set up your shop
      </Button>
    </OverviewCard>
  );
}
