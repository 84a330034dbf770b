import { Badge, Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { CardSkeletons } from '../../../ui/CardSkeletons.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { AccountPage, AccountPageHead, Warning } from '../AccountPage.tsx';
import type { SecurityPage_viewer$key } from './__generated__/SecurityPage_viewer.graphql.ts';
import type { SecurityPageEnrollMutation } from './__generated__/SecurityPageEnrollMutation.graphql.ts';
import type { SecurityPageQuery } from './__generated__/SecurityPageQuery.graphql.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoFactorEnrollment, type EnrolledSecret } from './TwoFactorEnrollment.tsx';
import { TwoFactorOn } from './TwoFactorOn.tsx';
import { twoFactorTexts as texts } from './twoFactorTexts.ts';

const securityPageQuery = graphql`
  query SecurityPageQuery {
    viewer {
      ...SecurityPage_viewer
    }
  }
`;

/** The second factor of the viewer's login. */
export function SecurityPage() {
  return (
    <>
      <AccountPageHead title={texts.title} lead={texts.lead} isBelowProfile />
      <Box maxW="40rem">
        <AccountPage<SecurityPageQuery> query={securityPageQuery} skeleton={<CardSkeletons count={1} lines={4} />}>
          {(viewer) => <TwoFactorSettings viewer={viewer} />}
        </AccountPage>
      </Box>
    </>
  );
}

/** The second factor: its status, its set-up, its recovery codes. What is shown once is in the state of this component alone. */
function TwoFactorSettings({ viewer: viewerKey }: { viewer: SecurityPage_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment SecurityPage_viewer on User {
        id
        twoFactor {
          enabledAt
          isAvailable
          isRequired
        }
        ...TwoFactorOn_viewer
      }
    `,
    viewerKey,
  );
  const { enabledAt, isAvailable, isRequired } = viewer.twoFactor;
  const [secret, setSecret] = useState<EnrolledSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOn = enabledAt != null;

  const content = () => {
    if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
    if (isOn) return <TwoFactorOn viewer={viewer} onCodes={setCodes} />;
    if (secret === null && !isAvailable) return <Text color="fg.muted">{texts.staffOnly}</Text>;
    if (secret === null) return <TwoFactorOff isRequired={isRequired} onEnrolled={setSecret} />;
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
    <Box as="section" layerStyle="card" p={{ base: '4', md: '6' }} aria-label={texts.heading}>
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

interface TwoFactorOffProps {
  isRequired: boolean;
  onEnrolled: (secret: EnrolledSecret) => void;
}

/** Explains the second factor, and begins to set it up. */
function TwoFactorOff({ isRequired, onEnrolled }: TwoFactorOffProps) {
  const [enrollTwoFactor, isEnrolling] = useAction<SecurityPageEnrollMutation>(graphql`
    mutation SecurityPageEnrollMutation {
      twoFactorEnroll {
        ... on TwoFactorEnrollPayload {
          secret
          uri
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  return (
    <Flex direction="column" gap="4">
      {isRequired && <Warning text={texts.required} />}
      <Text color="fg.muted">{texts.offText}</Text>
      <Button
        alignSelf={{ sm: 'flex-start' }}
        loading={isEnrolling}
        onClick={() => enrollTwoFactor({}, { onDone: onEnrolled })}
      >
        {texts.setUp}
      </Button>
    </Flex>
  );
}
