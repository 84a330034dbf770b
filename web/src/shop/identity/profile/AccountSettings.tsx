import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Link } from 'react-router-dom';
import { RequestError } from '../../../relay/RequestError.ts';
import { useDownload } from '../../../relay/useDownload.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { AccountSettings_viewer$key } from './__generated__/AccountSettings_viewer.graphql.ts';
import type { AccountSettingsDownloadQuery } from './__generated__/AccountSettingsDownloadQuery.graphql.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { deletionTexts, developerTexts, passwordTexts, settingsTexts } from './profileTexts.ts';

/** The account settings, one row each; deleting the account is the last. */
export function AccountSettings({ viewer: viewerKey }: { viewer: AccountSettings_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment AccountSettings_viewer on User {
        ...ChangePasswordDialog_viewer
        ...DeleteAccountDialog_viewer
        twoFactor {
          isAvailable
        }
      }
    `,
    viewerKey,
  );
  const [task, setTask] = useState<'none' | 'password' | 'delete'>('none');
  const { download, isDownloading } = useDownloadData();
  const close = () => setTask('none');
  return (
    <SettingsCard title={settingsTexts.account}>
      <Flex direction="column">
        <AccountSetting
          title={settingsTexts.password}
          text={settingsTexts.passwordText}
          action={passwordTexts.changePassword}
          onPress={() => setTask('password')}
        />
        <AccountSetting
          title={settingsTexts.devices}
          text={settingsTexts.devicesText}
          action={settingsTexts.seeDevices}
          to="/dashboard/devices"
        />
        {viewer.twoFactor.isAvailable && (
          <AccountSetting
            title={settingsTexts.twoFactor}
            text={settingsTexts.twoFactorText}
            action={settingsTexts.seeSecurity}
            to="/dashboard/security"
          />
        )}
        <AccountSetting
          title={settingsTexts.data}
          text={settingsTexts.dataText}
          action={settingsTexts.download}
          isBusy={isDownloading}
          onPress={download}
        />
        <AccountSetting
          title={deletionTexts.deleteTitle}
          text={deletionTexts.deleteText}
          action={deletionTexts.deleteTitle}
          isDestructive
          onPress={() => setTask('delete')}
        />
      </Flex>
      <ChangePasswordDialog viewer={viewer} isOpen={task === 'password'} onClose={close} />
      <DeleteAccountDialog viewer={viewer} isOpen={task === 'delete'} onClose={close} />
    </SettingsCard>
  );
}

/** What people need who write programs for the shop. */
export function DeveloperSettings() {
  return (
    <SettingsCard title={developerTexts.title}>
      <AccountSetting
        title={developerTexts.apiTokens}
        text={developerTexts.apiTokensText}
        action={developerTexts.seeApiTokens}
        to="/dashboard/api-tokens"
      />
    </SettingsCard>
  );
}

/** A card of settings below its heading. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" layerStyle="card" px={{ base: '4', md: '6' }} aria-label={title}>
      <Heading as="h2" textStyle="lg" pt="5" pb="1">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

interface AccountSettingProps {
  title: string;
  text: string;
  /** The label of the button, or of the link to `to`. */
  action: string;
  to?: string;
  isBusy?: boolean;
  isDestructive?: boolean;
  onPress?: () => void;
}

/** One row of the settings: a title, a text and a button. */
function AccountSetting(props: AccountSettingProps) {
  const { title, text, action, to, isBusy = false, isDestructive = false, onPress } = props;
  return (
    <Flex
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'stretch', sm: 'center' }}
      justify="space-between"
      columnGap="6"
      rowGap="3"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box>
        <Heading as="h3" textStyle="md" fontWeight="semibold">
          {title}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {text}
        </Text>
      </Box>
      {to === undefined ? (
        <Button
          variant="outline"
          colorPalette={isDestructive ? 'red' : 'gray'}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onPress?.()}
        >
          {action}
        </Button>
      ) : (
        <Button asChild variant="outline" colorPalette="gray">
          <Link to={to}>{action}</Link>
        </Button>
      )}
    </Flex>
  );
}

/** Loads everything that the shop stores about the viewer, and saves it as a file. */
function useDownloadData() {
  const environment = useRelayEnvironment();
  return useDownload(async () => {
    const data = await fetchQuery<AccountSettingsDownloadQuery>(
      environment,
      graphql`
        query AccountSettingsDownloadQuery {
          viewer {
            personalData @required(action: THROW)
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).toPromise();
    if (data?.viewer == null) throw new RequestError('sessionExpired');
    const json = JSON.stringify(data.viewer.personalData, null, 2);
    saveFile(settingsTexts.downloadName, new Blob([json], { type: 'application/json' }));
    showSuccess(settingsTexts.downloaded);
    return null; // the server has no file of it
  });
}
