import { Badge, Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../ui/toaster.ts';
import { AccountConfirmDialog } from '../AccountConfirmDialog.tsx';
import { DeviceMoment } from '../DeviceMoment.tsx';
import type { ApiTokenRow_apiToken$key } from './__generated__/ApiTokenRow_apiToken.graphql.ts';
import { apiTokenTexts as texts, scopeTexts } from './apiTokenTexts.ts';
import { formatDay } from './formatDay.ts';
import { useRevokeApiToken } from './useRevokeApiToken.ts';

interface ApiTokenRowProps {
  apiToken: ApiTokenRow_apiToken$key;
  /** The list that it stands in. */
  connectionId: string;
  now: Date;
}

/** What is known of a token, and its end, which is asked about once more. */
export function ApiTokenRow({ apiToken: apiTokenKey, connectionId, now }: ApiTokenRowProps) {
  const { id, name, hint, scope, createdAt, lastUsedAt, expiresAt } = useFragment(
    graphql`
      fragment ApiTokenRow_apiToken on ApiToken {
        id
        name
        hint
        scope
        createdAt
        lastUsedAt
        expiresAt
      }
    `,
    apiTokenKey,
  );
  const [isAsking, setAsking] = useState(false);
  const { revokeApiToken, isRevoking } = useRevokeApiToken(connectionId);
  return (
    <Flex as="li" layerStyle="card" align="center" gap="3" ps="4" pe={{ base: '2', sm: '4' }} py="3">
      <Box flex="1" minW="0">
        <Flex wrap="wrap" align="center" columnGap="2" rowGap="1">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Badge colorPalette={scope === 'READ_WRITE' ? 'brand' : 'gray'}>{scopeLabel(scope)}</Badge>
        </Flex>
        <chakra.code display="block" my="1" fontFamily="monospace" textStyle="sm">
          kirana_…{hint}
        </chakra.code>
        <Flex wrap="wrap" columnGap="4" textStyle="sm" color="fg.muted">
          <Text>
            {texts.made} <DeviceMoment moment={createdAt} now={now} />
          </Text>
          <Text>
            {lastUsedAt == null ? (
              texts.neverUsed
            ) : (
              <>
                {texts.lastUsed} <DeviceMoment moment={lastUsedAt} now={now} />
              </>
            )}
          </Text>
          <Text>{expiresAt == null ? texts.neverExpires : `${texts.expires} ${formatDay(new Date(expiresAt))}`}</Text>
        </Flex>
      </Box>
      <Button
        variant="ghost"
        colorPalette="red"
        px="3"
        aria-label={texts.revokeLabel(name)}
        onClick={() => setAsking(true)}
      >
        {texts.revoke}
      </Button>
      <AccountConfirmDialog
        title={texts.revokeTitle(name)}
        text={texts.revokeText}
        action={texts.revoke}
        isOpen={isAsking}
        isBusy={isRevoking}
        onClose={() => setAsking(false)}
        onConfirm={() => revokeApiToken(id, () => showSuccess(texts.revoked(name)))}
      />
    </Flex>
  );
}

/** Of a scope that is newer than this page, its name must do. */
function scopeLabel(scope: string): string {
  return scope in scopeTexts ? scopeTexts[scope as keyof typeof scopeTexts].label : scope; // looked up just before
}
