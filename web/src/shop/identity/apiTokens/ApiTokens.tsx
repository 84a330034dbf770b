import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronLeft, KeyRound, Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { AccountLink } from '../AccountLink.tsx';
import type { Permission } from '../permissions.ts';
import type { ApiTokens_viewer$key } from './__generated__/ApiTokens_viewer.graphql.ts';
import { ApiTokenRow } from './ApiTokenRow.tsx';
import { apiTokenTexts as texts } from './apiTokenTexts.ts';
import { NewTokenDialog } from './NewTokenDialog.tsx';

/** The integrators' guide, which the API serves. */
const GUIDE = '/api/docs';

/** The permissions with which files with data of many people are downloaded. */
const EXPORTING: readonly string[] = ['CUSTOMERS', 'REPORTS'] satisfies Permission[];

/** The viewer's tokens, newest first, and a button that creates one. */
export function ApiTokens({ viewer: viewerKey }: { viewer: ApiTokens_viewer$key }) {
  const { apiTokens, permissions } = useFragment(
    graphql`
      fragment ApiTokens_viewer on User {
        permissions
        apiTokens(first: 20) @connection(key: "ApiTokens_apiTokens") @required(action: THROW) {
          __id
          edges {
            node {
              id
              ...ApiTokenRow_apiToken
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { __id: connectionId, edges } = apiTokens;
  const canExport = permissions.some((permission) => EXPORTING.includes(permission));
  const [isAdding, setAdding] = useState(false);
  const [now] = useState(() => new Date());
  const add = useRef<HTMLButtonElement>(null);
  const drawnCount = useRef(0);

  // Revoking removes the focused button from the page, so the focus moves to the button that creates a token.
  useLayoutEffect(() => {
    if (edges.length < drawnCount.current) add.current?.focus({ preventScroll: true });
    drawnCount.current = edges.length;
  }, [edges.length]);

  return (
    <>
      <Flex textStyle="sm" ms="-1">
        <AccountLink to="/dashboard/profile" display="inline-flex" gap="1">
          <ChevronLeft size={16} aria-hidden />
          {texts.toProfile}
        </AccountLink>
      </Flex>
      <Flex justify="space-between" align="center" gap="4">
        <Heading as="h1" textStyle="2xl">
          {texts.title}
        </Heading>
        <Button ref={add} onClick={() => setAdding(true)}>
          <Plus size={18} aria-hidden />
          {texts.add}
        </Button>
      </Flex>
      <Text mt="1" mb="5" color="fg.muted">
        {texts.lead} <GuideLink href={GUIDE}>{texts.howTo}</GuideLink>
      </Text>
      {edges.length === 0 ? (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} picture={<KeyRound size={40} />} />
      ) : (
        <chakra.ul display="flex" flexDirection="column" gap="3" listStyleType="none" aria-label={texts.list}>
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

const GuideLink = chakra('a', {
  base: {
    color: 'green.fg',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'sm',
    whiteSpace: 'nowrap',
  },
});
