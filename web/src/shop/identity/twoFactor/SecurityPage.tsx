import { Badge, Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { CardSkeletons } from '../../../ui/CardSkeletons.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { AccountPage, AccountPageHead, Warning } from '../AccountPage.tsx';
import type { SecurityPageEnrollMutation } from './__generated__/SecurityPageEnrollMutation.graphql.ts';
import type { SecurityPageQuery, SecurityPageQuery$data } from './__generated__/SecurityPageQuery.graphql.ts';
import { TwoFactorEnrollment, type EnrolledSecret } from './TwoFactorEnrollment.tsx';
import { TwoFactorOn } from './TwoFactorOn.tsx';
import { Download, Printer } from 'lucide-react';
import { CheckLabel } from '../../../ui/forms/CheckLabel.tsx';
import { CopyField } from '../../../ui/forms/CopyField.tsx';
import { saveFile } from '../../../ui/saveFile.ts';

const securityPageQuery = graphql`
  query SecurityPageQuery {
    viewer {
      id
      twoFactor {
        enabledAt
        isAvailable
        isRequired
      }
      ...TwoFactorOn_viewer
    }
  }
`;

/** The second factor of the viewer's login. */
export function SecurityPage() {
  return (
    <>
      <AccountPageHead
        title="Security"
        lead="Your password and your phone together keep others out of your account."
        isBelowProfile
      />
      <Box maxW="40rem">
        <AccountPage<SecurityPageQuery> query={securityPageQuery} skeleton={<CardSkeletons count={1} lines={4} />}>
          {(viewer) => <TwoFactorSettings viewer={viewer} />}
        </AccountPage>
      </Box>
    </>
  );
}

/** The second factor: its status, its set-up, its recovery codes. What is shown once is in the state of this component alone. */
function TwoFactorSettings({ viewer }: { viewer: NonNullable<SecurityPageQuery$data['viewer']> }) {
  const { enabledAt, isAvailable, isRequired } = viewer.twoFactor;
  const [secret, setSecret] = useState<EnrolledSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOn = enabledAt != null;

  const content = () => {
    if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
    if (isOn) return <TwoFactorOn viewer={viewer} onCodes={setCodes} />;
    if (secret === null && !isAvailable)
      return <Text color="fg.muted">It’s for people who work here. Your account is protected by its password.</Text>;
    if (secret === null) return <TwoFactorOff isRequired={isRequired} onEnrolled={setSecret} />;
    return (
      <TwoFactorEnrollment
        viewerId={viewer.id}
        secret={secret}
        onCancel={() => setSecret(null)}
        onConfirmed={(recoveryCodes) => {
          setSecret(null);
          setCodes(recoveryCodes);
          showSuccess('Two-factor authentication is on');
        }}
      />
    );
  };
  return (
    <Box as="section" layerStyle="card" p={{ base: '4', md: '6' }} aria-label="Two-factor authentication">
      <Flex align="center" justify="space-between" gap="3" mb="3">
        <Heading as="h2" textStyle="lg">
          Two-factor authentication
        </Heading>
        <Badge colorPalette={isOn ? 'green' : 'gray'}>{isOn ? 'On' : 'Off'}</Badge>
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
      {isRequired && <Warning text="Your shop requires this. Until it’s on, you can shop but not work." />}
      <Text color="fg.muted">Each login asks for a code from an app on your phone, as well as your password.</Text>
      <Button
        alignSelf={{ sm: 'flex-start' }}
        loading={isEnrolling}
        onClick={() => enrollTwoFactor({}, { onDone: onEnrolled })}
      >
        Set up
      </Button>
    </Flex>
  );
}

/** Shows recovery codes once, with ways to keep them; it goes on when the person says that they have. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isSaved, setSaved] = useState(false);
  const text = codes.join('\n');
  return (
    <Flex direction="column" gap="4">
      <div>
        <Heading as="h3" textStyle="md">
          Save your recovery codes
        </Heading>
        <Text mt="1" textStyle="sm" color="fg.muted">
          Each one logs you in once when you don’t have your phone. This is the only time we can show them, so keep them
          where others can’t find them.
        </Text>
      </div>
      <CopyField label="Recovery codes" value={text} action="Copy codes" isFirst />
      <Flex gap="3" wrap="wrap">
        <Button
          variant="outline"
          flex={{ base: '1', sm: 'none' }}
          onClick={() => saveFile('recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          <Download size={18} aria-hidden />
          Download
        </Button>
        <Button variant="outline" flex={{ base: '1', sm: 'none' }} onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          Print
        </Button>
      </Flex>
      <CheckLabel isChecked={isSaved} onChange={setSaved} gap="2" input={{ boxSize: '5' }}>
        I have saved them
      </CheckLabel>
      <Button alignSelf={{ sm: 'flex-start' }} disabled={!isSaved} onClick={onDone}>
        Done
      </Button>
    </Flex>
  );
}
