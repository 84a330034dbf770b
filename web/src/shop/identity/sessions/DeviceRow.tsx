import { Badge, Box, Button, Center, Flex, Text } from '@chakra-ui/react';
import { Monitor, Smartphone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { RelativeTime } from '../../../ui/format/RelativeTime.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { DeviceRow_session$key } from './__generated__/DeviceRow_session.graphql.ts';
import type { DeviceRowRevokeMutation } from './__generated__/DeviceRowRevokeMutation.graphql.ts';

interface DeviceRowProps {
  session: DeviceRow_session$key;
  /** The id of the connection that contains it. */
  connectionId: string;
  now: Date;
}

/** One device with its last use; every device but this one has a button that signs it out. */
export function DeviceRow({ session: sessionKey, connectionId, now }: DeviceRowProps) {
  const session = useFragment(
    graphql`
      fragment DeviceRow_session on Session {
        id
        device
        isCurrent
        createdAt
        lastUsedAt
      }
    `,
    sessionKey,
  );
  const { device, isCurrent } = session;
  const [revokeSession, isRevoking] = useAction<DeviceRowRevokeMutation>(
    graphql`
      mutation DeviceRowRevokeMutation($input: SessionRevokeInput!, $connections: [ID!]!) {
        sessionRevoke(input: $input) {
          revokedSessionId @deleteEdge(connections: $connections)
        }
      }
    `,
    { variables: { connections: [connectionId] }, onDone: () => showSuccess(`${device} is logged out`) },
  );
  const Icon = /Android|iOS|iPhone|iPad/i.test(device) ? Smartphone : Monitor;
  return (
    <Flex as="li" layerStyle="card" align="center" gap="3" ps="4" pe={{ base: '2', sm: '4' }} py="3">
      <Center boxSize="10" flexShrink="0" borderRadius="full" bg="bg.subtle" color="fg.muted" aria-hidden>
        <Icon size={20} />
      </Center>
      <Box flex="1" minW="0">
        <Flex wrap="wrap" align="center" columnGap="2">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {device}
          </Text>
          {isCurrent && <Badge colorPalette="green">This device</Badge>}
        </Flex>
        <Flex wrap="wrap" columnGap="4" textStyle="sm" color="fg.muted">
          <Text>
            {isCurrent ? (
              'Active now'
            ) : (
              <>
                Last used <RelativeTime moment={session.lastUsedAt} now={now} />
              </>
            )}
          </Text>
          <Text>
            Logged in <RelativeTime moment={session.createdAt} now={now} />
          </Text>
        </Flex>
      </Box>
      {!isCurrent && (
        <Button
          variant="ghost"
          colorPalette="red"
          px="3"
          aria-label={`Log out ${device}`}
          loading={isRevoking}
          onClick={() => revokeSession({ sessionId: session.id })}
        >
          Log out
        </Button>
      )}
    </Flex>
  );
}
