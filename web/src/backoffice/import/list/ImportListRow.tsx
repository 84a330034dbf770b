import { chakra, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminTableRow } from '../../ui/AdminTableRow.tsx';
import { BlockerLink } from '../../ui/BlockerLink.tsx';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import type { ImportListRow_catalogueImport$key } from './__generated__/ImportListRow_catalogueImport.graphql.ts';
import { importPath } from '../importPath.ts';
import { ImportStatusBadge } from '../ImportStatusBadge.tsx';
import { texts } from '../texts.ts';

/** An import in the list, linked to its page. */
export function ImportListRow({ catalogueImport: importKey }: { catalogueImport: ImportListRow_catalogueImport$key }) {
  const catalogueImport = useFragment(
    graphql`
      fragment ImportListRow_catalogueImport on CatalogueImport {
        id
        fileName
        actor {
          name
        }
        createCount
        updateCount
        unchangedCount
        rejectedCount
        createdAt
        ...ImportStatusBadge_catalogueImport
      }
    `,
    importKey,
  );
  const { id, fileName, actor, createCount, updateCount, unchangedCount, rejectedCount, createdAt } = catalogueImport;
  return (
    <AdminTableRow role="row">
      <Cell role="cell" overflowWrap="anywhere">
        <BlockerLink to={importPath(id)} my={{ md: '-2.5' }}>
          {fileName}
        </BlockerLink>
      </Cell>
      <Cell role="cell">
        <ImportStatusBadge catalogueImport={catalogueImport} />
      </Cell>
      <Cell role="cell">
        <Flex as="ul" role="list" listStyleType="none" wrap="wrap" columnGap="3" fontVariantNumeric="tabular-nums">
          <li>{texts.added(createCount)}</li>
          <li>{texts.changed(updateCount)}</li>
          <li>{texts.unchanged(unchangedCount)}</li>
          <chakra.li color={rejectedCount > 0 ? 'fg.error' : undefined}>{texts.refused(rejectedCount)}</chakra.li>
        </Flex>
      </Cell>
      <Cell role="cell" overflowWrap="anywhere">
        {actor?.name ?? texts.deletedUser}
      </Cell>
      <Cell role="cell" color="fg.muted" whiteSpace="nowrap">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Cell>
    </AdminTableRow>
  );
}

const Cell = chakra('td');
