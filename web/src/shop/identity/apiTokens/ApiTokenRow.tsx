import { Badge, Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { formatDate } from '../../../ui/format/formatDateTime.ts';
import { RelativeTime } from '../../../ui/format/RelativeTime.tsx';
import type { ApiTokenRow_apiToken$key } from './__generated__/ApiTokenRow_apiToken.graphql.ts';
import type { ApiTokenRowRevokeMutation } from './__generated__/ApiTokenRowRevokeMutation.graphql.ts';
import { scopeTexts } from './scopeTexts.ts';

interface ApiTokenRowProps {
  apiToken: ApiTokenRow_apiToken$key;
  /** The id of the connection that contains it. */
  connectionId: string;
  now: Date;
}

/** One API token with a button that revokes it after a confirmation. */
export function ApiTokenRow({ apiToken: apiTokenKey, connectionId, now }: ApiTokenRowProps) {
  const { id, name, lastFour, scope, lacksPermissions, createdAt, lastUsedAt, expiresAt } = useFragment(
    graphql`
      fragment ApiTokenRow_apiToken on ApiToken {
        id
        name
        lastFour
        scope
        lacksPermissions
        createdAt
        lastUsedAt
        expiresAt
      }
    `,
    apiTokenKey,
  );
  const [isAsking, setAsking] = useState(false);
  const [revokeApiToken, isRevoking] = useAction<ApiTokenRowRevokeMutation>(
    graphql`
      mutation ApiTokenRowRevokeMutation($input: ApiTokenRevokeInput!, $connections: [ID!]!) {
        apiTokenRevoke(input: $input) {
          revokedApiTokenId @deleteEdge(connections: $connections)
        }
      }
    `,
    { variables: { connections: [connectionId] }, onDone: () => showSuccess(`${name} is revoked`) },
  );
  return (
    <Flex as="li" layerStyle="card" align="center" gap="3" ps="4" pe={{ base: '2', sm: '4' }} py="3">
      <Box flex="1" minW="0">
        <Flex wrap="wrap" align="center" columnGap="2" rowGap="1">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Badge colorPalette={scope === 'READ_WRITE' ? 'yellow' : 'gray'}>{scopes[scope]?.label ?? scope}</Badge>
        </Flex>
        <chakra.code display="block" my="1" fontFamily="monospace" textStyle="sm">
          kirana_…{lastFour}
        </chakra.code>
        <Flex wrap="wrap" columnGap="4" textStyle="sm" color="fg.muted">
          <Text>
            Made <RelativeTime moment={createdAt} now={now} />
          </Text>
          <Text>
            {lastUsedAt == null ? (
              'Never used'
            ) : (
              <>
                Last used <RelativeTime moment={lastUsedAt} now={now} />
              </>
            )}
          </Text>
          <Text>{expiresAt == null ? 'Never expires' : `Expires ${formatDate(new Date(expiresAt))}`}</Text>
        </Flex>
        {lacksPermissions && (
          <Text mt="1" textStyle="sm">
            It can do less than you: it’s older than your role or your second factor. A new token can do it all.
          </Text>
        )}
      </Box>
      <Button variant="ghost" colorPalette="red" px="3" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        isDestructive
        title={`Revoke ${name}?`}
        text="Programs that use it lose access right away. This can’t be undone."
        action="Revoke"
        isOpen={isAsking}
        isBusy={isRevoking}
        onClose={() => setAsking(false)}
        onConfirm={() => revokeApiToken({ apiTokenId: id })}
      />
    </Flex>
  );
}

/** The label of each scope; one that this client does not know is shown by its name in the schema. */
const scopes: Readonly<Record<string, { label: string }>> = scopeTexts;
