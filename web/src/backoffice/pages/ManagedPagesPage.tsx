import { Badge, Box, Skeleton, Text } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminTable } from '../ui/AdminTable.tsx';
import { AdminTableRow, Cell, RowLink } from '../ui/AdminTableRow.tsx';
import type {
  ManagedPagesPageQuery,
  ManagedPagesPageQuery$data,
} from './__generated__/ManagedPagesPageQuery.graphql.ts';
import { managedPagePath } from './managedPageUrl.ts';
import { texts } from './texts.ts';

const managedPagesPageQuery = graphql`
  query ManagedPagesPageQuery {
    managedPages @required(action: THROW) {
      id
      handle
      title
      current {
        number
        publishedAt
      }
      draft {
        updatedAt
      }
    }
  }
`;

/** The pages of the shop, with what shoppers see of each. */
export function ManagedPagesPage() {
  return (
    <>
      <AdminHeader title="Pages" lead={texts.lead} />
      <PageQuery<ManagedPagesPageQuery>
        query={managedPagesPageQuery}
        fallback={<Skeleton h="96" borderRadius="card" aria-busy />}
      >
        {({ managedPages }) => (
          <AdminTable label="Pages" columns={['Page', 'Shoppers see', 'Next version']}>
            {managedPages.map((page) => (
              <PageRow key={page.id} page={page} />
            ))}
          </AdminTable>
        )}
      </PageQuery>
    </>
  );
}

function PageRow({ page }: { page: ManagedPagesPageQuery$data['managedPages'][number] }) {
  const { handle, title, current, draft } = page;
  return (
    <AdminTableRow>
      <Cell>
        <RowLink to={managedPagePath(handle)}>{title}</RowLink>
      </Cell>
      <Cell>
        {current == null ? (
          <Badge colorPalette="yellow">Sample text: read and adapt it</Badge>
        ) : (
          <>
            {`Version ${current.number ?? ''} `}
            <Text as="span" color="fg.muted">
              {current.publishedAt != null && `since ${formatDateTime(current.publishedAt)}`}
            </Text>
          </>
        )}
      </Cell>
      <Cell>
        {draft != null && (
          <Box as="span">
            <Badge>Draft</Badge>{' '}
            <Text as="span" color="fg.muted">
              {`of ${formatDateTime(draft.updatedAt)}`}
            </Text>
          </Box>
        )}
      </Cell>
    </AdminTableRow>
  );
}
