import { chakra, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminTableRow } from '../admin/AdminTableRow.tsx';
import { WayLink } from '../admin/WayLink.tsx';
import { formatMoment } from '../formatMoment.ts';
import type { ImportListRow_catalogueImport$key } from './__generated__/ImportListRow_catalogueImport.graphql.ts';
import { importPath } from './importAddress.ts';
import { ImportStatusBadge } from './ImportStatusBadge.tsx';
import { texts } from './texts.ts';

/** An import in the list, leading to its page. */
export function ImportListRow({ catalogueImport: importKey }: { catalogueImport: ImportListRow_catalogueImport$key }) {
  const catalogueImport = useFragment(
    graphql`
      fragment ImportListRow_catalogueImport on CatalogueImport {
        id
        fileName
        actorName
        createCount
        updateCount
        sameCount
        refusedCount
        createdAt
        ...ImportStatusBadge_catalogueImport
      }
    `,
    importKey,
  );
  const { id, fileName, actorName, createCount, updateCount, sameCount, refusedCount, createdAt } = catalogueImport;
  return (
    <AdminTableRow role="row">
      <Cell role="cell" overflowWrap="anywhere">
        <WayLink to={importPath(id)} my={{ md: '-2.5' }}>
          {fileName}
        </WayLink>
      </Cell>
      <Cell role="cell">
        <ImportStatusBadge catalogueImport={catalogueImport} />
      </Cell>
      <Cell role="cell">
        <Flex as="ul" role="list" listStyleType="none" wrap="wrap" columnGap="3" fontVariantNumeric="tabular-nums">
          <li>{texts.added(createCount)}</li>
          <li>{texts.changed(updateCount)}</li>
          <li>{texts.unchanged(sameCount)}</li>
          <chakra.li color={refusedCount > 0 ? 'fg.error' : undefined}>{texts.refused(refusedCount)}</chakra.li>
        </Flex>
      </Cell>
      <Cell role="cell" overflowWrap="anywhere">
        {actorName ?? texts.someoneGone}
      </Cell>
      <Cell role="cell" color="fg.muted" whiteSpace="nowrap">
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </Cell>
    </AdminTableRow>
  );
}

const Cell = chakra('td');
