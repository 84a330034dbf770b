import { Flex, Heading, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { BackLink } from '../../ui/BackLink.tsx';
import { formatDate } from '../../../ui/format/formatDateTime.ts';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { SYNONYMS_PATH } from '../synonymPaths.ts';
import { SynonymStatusBadge } from '../SynonymStatusBadge.tsx';
import { texts } from '../texts.ts';
import type { SynonymGroupHeader_group$key } from './__generated__/SynonymGroupHeader_group.graphql.ts';
import { NotFound } from '../../../ui/NotFound.tsx';

const back = { to: SYNONYMS_PATH, label: 'All synonyms' };

/** The name of a group and where it comes from; without a group, the title of a new one. */
export function SynonymGroupHeader({ group: groupKey }: { group: SynonymGroupHeader_group$key | null }) {
  const group = useFragment(
    graphql`
      fragment SynonymGroupHeader_group on SynonymGroup {
        name
        status
        productCount
        updatedAt
      }
    `,
    groupKey,
  );
  const title = group?.name ?? 'New synonym group';
  return (
    <>
      <PageTitle title={title} />
      <BackLink {...back} />
      <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }} overflowWrap="anywhere">
        {title}
      </Heading>
      <Flex align="center" wrap="wrap" gap="2" mb="4" minH="6" textStyle="sm" color="fg.muted">
        {group != null && (
          <>
            <SynonymStatusBadge status={group.status} />
            <Text>{texts.productCount(group.productCount)}</Text>
            {group.status !== 'CURATED' && <Text>Edited on {formatDate(new Date(group.updatedAt))}</Text>}
          </>
        )}
      </Flex>
      {group?.status === 'DISABLED' && (
        <Text mb="4" textStyle="sm">
          This group is disabled: it has no terms. Restore it, or add terms of your own.
        </Text>
      )}
    </>
  );
}

/** Shown on a group's page when the group is gone. */
export function SynonymGroupNotFound() {
  return <NotFound title="No Data found" text="This synonym group no longer exists." link={back} />;
}
