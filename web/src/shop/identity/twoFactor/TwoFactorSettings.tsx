import { Badge, Box, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { TwoFactorSettings_viewer$key } from './__generated__/TwoFactorSettings_viewer.graphql.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoFactorEnrollment } from './TwoFactorEnrollment.tsx';
import { TwoFactorOff } from './TwoFactorOff.tsx';
import { TwoFactorOn } from './TwoFactorOn.tsx';
import { twoFactorTexts as texts } from './twoFactorTexts.ts';
import type { EnrolledSecret } from './useEnrollTwoFactor.ts';

/** The second factor: its status, its set-up, its recovery codes. What is shown once is in the state of this component alone. */
export function TwoFactorSettings({ viewer: viewerKey }: { viewer: TwoFactorSettings_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment TwoFactorSettings_viewer on User {
        id
        twoFactor {
          enabledAt
        }
        ...TwoFactorOff_viewer
        ...TwoFactorOn_viewer
      }
    `,
    viewerKey,
  );
  const [secret, setSecret] = useState<EnrolledSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOn = viewer.twoFactor.enabledAt != null;

  const content = () => {
    if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
    if (isOn) return <TwoFactorOn viewer={viewer} onCodes={setCodes} />;
    if (secret === null) return <TwoFactorOff viewer={viewer} onEnrolled={setSecret} />;
    return (
      <TwoFactorEnrollment
        viewerId={viewer.id}
        secret={secret}
        onCancel={() => setSecret(null)}
        onConfirmed={(recoveryCodes) => {
          setSecret(null);
          setCodes(recoveryCodes);
          showSuccess(texts.turnedOn);
        }}
      />
    );
  };
  return (
    <Box as="section" layerStyle="card" maxW="40rem" p={{ base: '4', md: '6' }} aria-label={texts.heading}>
      <Flex align="center" justify="space-between" gap="3" mb="3">
        <Heading as="h2" textStyle="lg">
          {texts.heading}
        </Heading>
        <Badge colorPalette={isOn ? 'green' : 'gray'}>{isOn ? texts.on : texts.off}</Badge>
      </Flex>
      {content()}
    </Box>
  );
}
