import { Badge, Box, Button, Center, Flex, Text } from '@chakra-ui/react';
import { Monitor, Smartphone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../ui/toaster.ts';
import type { DeviceRow_session$key } from './__generated__/DeviceRow_session.graphql.ts';
import { DeviceMoment } from './DeviceMoment.tsx';
import { deviceTexts as texts } from './profileTexts.ts';
import { useEndSession } from './useEndSession.ts';

interface DeviceRowProps {
  session: DeviceRow_session$key;
  /** The list that it stands in. */
  connectionId: string;
  now: Date;
}

/** A device with what is known of it; any but the one in hand can be signed out. */
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
  const { endSession, isEnding } = useEndSession(connectionId);
  const { device, isCurrent } = session;
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
          {isCurrent && <Badge colorPalette="green">{texts.thisDevice}</Badge>}
        </Flex>
        <Flex wrap="wrap" columnGap="4" textStyle="sm" color="fg.muted">
          <Text>
            {isCurrent ? (
              texts.activeNow
            ) : (
              <>
                {texts.lastUsed} <DeviceMoment moment={session.lastUsedAt} now={now} />
              </>
            )}
          </Text>
          <Text>
            {texts.signedIn} <DeviceMoment moment={session.createdAt} now={now} />
          </Text>
        </Flex>
      </Box>
      {!isCurrent && (
        <Button
          variant="ghost"
          colorPalette="red"
          px="3"
          aria-label={texts.signOutLabel(device)}
          loading={isEnding}
          onClick={() => endSession(session.id, () => showSuccess(texts.signedOut(device)))}
        >
          {texts.signOut}
        </Button>
      )}
    </Flex>
  );
}
