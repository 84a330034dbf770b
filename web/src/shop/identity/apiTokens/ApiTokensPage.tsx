import { Button, chakra, Flex, Skeleton } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { CardSkeletons } from '../../../ui/CardSkeletons.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { BasketIllustration } from '../../../ui/illustrations/BasketIllustration.tsx';
import { useFocusAfterRemoval } from '../../../ui/lists/useFocusAfterRemoval.ts';
import { AccountPage, AccountPageHead } from '../AccountPage.tsx';
import type { Permission } from '../permissions.ts';
import type { ApiTokensPageQuery, ApiTokensPageQuery$data } from './__generated__/ApiTokensPageQuery.graphql.ts';
import { ApiTokenRow } from './ApiTokenRow.tsx';
import { NewTokenDialog } from './NewTokenDialog.tsx';

/** The integrators' guide, which the API serves. */
const GUIDE = '/api/docs';

/** The permissions with which files with data of many people are downloaded. */
const EXPORTING: readonly string[] = ['CUSTOMERS', 'REPORTS'] satisfies Permission[];

const apiTokensPageQuery = graphql`
  query ApiTokensPageQuery {
    viewer {
      permissions
      apiTokens(first: 20) @connection(key: "ApiTokensPage_apiTokens") @required(action: THROW) {
        __id
        edges {
          node {
            id
            ...ApiTokenRow_apiToken
          }
        }
      }
    }
  }
`;

/** The viewer's API tokens: lists, creates and revokes them. */
export function ApiTokensPage() {
  const skeleton = (
    <>
      <Head>
        <Skeleton>
          <Button as="span">
            <Plus size={18} aria-hidden />
            New token
          </Button>
        </Skeleton>
      </Head>
      <Flex direction="column" gap="3">
        <CardSkeletons count={2} lines={3} />
      </Flex>
    </>
  );
  return (
    <AccountPage<ApiTokensPageQuery> query={apiTokensPageQuery} skeleton={skeleton}>
      {(viewer) => <ApiTokens viewer={viewer} />}
    </AccountPage>
  );
}

/** The viewer's tokens, newest first, and a button that creates one. */
function ApiTokens({ viewer }: { viewer: NonNullable<ApiTokensPageQuery$data['viewer']> }) {
  const { apiTokens, permissions } = viewer;
  const { __id: connectionId, edges } = apiTokens;
  const canExport = permissions.some((permission) => EXPORTING.includes(permission));
  const [isAdding, setAdding] = useState(false);
  const [now] = useState(() => new Date());
  const add = useFocusAfterRemoval<HTMLButtonElement>(edges.length);

  return (
    <>
      <Head>
        <Button ref={add} onClick={() => setAdding(true)}>
          <Plus size={18} aria-hidden />
          New token
        </Button>
      </Head>
      {edges.length === 0 ? (
        <EmptyState
          title="No API tokens yet"
          text="Create one when one of your programs needs it."
          picture={<BasketIllustration symbol="lock" />}
        />
      ) : (
        <chakra.ul display="flex" flexDirection="column" gap="3" listStyleType="none" aria-label="Your API tokens">
          {edges.map(({ node }) => (
            <ApiTokenRow key={node.id} apiToken={node} connectionId={connectionId} now={now} />
          ))}
        </chakra.ul>
      )}
      <NewTokenDialog
        connectionId={connectionId}
        canExport={canExport}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
      />
    </>
  );
}

function Head({ children }: { children?: ReactNode }) {
  const lead = (
    <>
      A token lets a program use the shop as you. Treat it like a password.{' '}
      <GuideLink href={GUIDE}>How to use them</GuideLink>
    </>
  );
  return (
    <AccountPageHead title="API Tokens" lead={lead} isBelowProfile>
      {children}
    </AccountPageHead>
  );
}

const GuideLink = chakra('a', {
  base: {
    color: 'primary.fg',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'sm',
    whiteSpace: 'nowrap',
  },
});
