import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Link } from 'react-router-dom';
import { RequestError } from '../../../relay/RequestError.ts';
import { useDownload } from '../../../relay/useDownload.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { AccountSettings_viewer$key } from './__generated__/AccountSettings_viewer.graphql.ts';
import type { AccountSettingsDownloadQuery } from './__generated__/AccountSettingsDownloadQuery.graphql.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

/** The account settings, one row each; deleting the account is the last. */
export function AccountSettings({ viewer: viewerKey }: { viewer: AccountSettings_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment AccountSettings_viewer on User {
        ...ChangePasswordForm_viewer
        ...DeleteAccountForm_viewer
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
    <SettingsCard title="Account">
      <Flex direction="column">
        <AccountSetting
          title="Password"
          text="Change it whenever you like."
          action="Change password"
          onPress={() => setTask('password')}
        />
        <AccountSetting
          title="Devices"
          text="See where you are logged in, and log out from here."
          action="See devices"
          to="/dashboard/devices"
        />
        {viewer.twoFactor.isAvailable && (
          <AccountSetting
            title="Two-factor authentication"
            text="Protect your login with codes from your phone."
            action="See security"
            to="/dashboard/security"
          />
        )}
        <AccountSetting
          title="Privacy and consent"
          text="What we use your data for, what you agree to, and who may act for you."
          action="See privacy"
          to="/dashboard/privacy"
        />
        <AccountSetting
          title="Your data"
          text="A copy of everything we store about you, as a JSON file."
          action="Download my data"
          isBusy={isDownloading}
          onPress={download}
        />
        <AccountSetting
          title="Delete my account"
          text="This can’t be undone."
          action="Delete my account"
          isDestructive
          onPress={() => setTask('delete')}
        />
      </Flex>
      <FormDialog title="Change password" isOpen={task === 'password'} onClose={close}>
        <ChangePasswordForm viewer={viewer} onChanged={close} />
      </FormDialog>
      <FormDialog title="Delete my account" isOpen={task === 'delete'} onClose={close}>
        <DeleteAccountForm viewer={viewer} onCancel={close} />
      </FormDialog>
    </SettingsCard>
  );
}

/** What people need who write programs for the shop. */
export function DeveloperSettings() {
  return (
    <SettingsCard title="For developers">
      <AccountSetting
        title="API tokens"
        text="Let your own programs use the shop."
        action="See API tokens"
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
    saveFile('my-data.json', new Blob([json], { type: 'application/json' }));
    showSuccess('Your data is saved on this device');
    return null; // the server has no file of it
  });
}
