import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AccountSettings_viewer$key } from './__generated__/AccountSettings_viewer.graphql.ts';
import { AccountSetting } from './AccountSetting.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { deletionTexts, passwordTexts, settingsTexts } from './profileTexts.ts';
import { useDownloadData } from './useDownloadData.ts';

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
  const { downloadData, isDownloading } = useDownloadData();
  const close = () => setTask('none');
  return (
    <Box as="section" layerStyle="card" px={{ base: '4', md: '6' }} aria-label={settingsTexts.account}>
      <Heading as="h2" textStyle="lg" pt="5" pb="1">
        {settingsTexts.account}
      </Heading>
      <Flex direction="column">
        <AccountSetting title={settingsTexts.password} text={settingsTexts.passwordText}>
          <Button variant="outline" colorPalette="gray" onClick={() => setTask('password')}>
            {passwordTexts.changePassword}
          </Button>
        </AccountSetting>
        <AccountSetting title={settingsTexts.devices} text={settingsTexts.devicesText}>
          <Button asChild variant="outline" colorPalette="gray">
            <Link to="/dashboard/devices">{settingsTexts.seeDevices}</Link>
          </Button>
        </AccountSetting>
        {viewer.twoFactor.isAvailable && (
          <AccountSetting title={settingsTexts.twoFactor} text={settingsTexts.twoFactorText}>
            <Button asChild variant="outline" colorPalette="gray">
              <Link to="/dashboard/security">{settingsTexts.seeSecurity}</Link>
            </Button>
          </AccountSetting>
        )}
        <AccountSetting title={settingsTexts.data} text={settingsTexts.dataText}>
          <Button
            variant="outline"
            colorPalette="gray"
            aria-disabled={isDownloading}
            onClick={() => !isDownloading && downloadData()}
          >
            {settingsTexts.download}
          </Button>
        </AccountSetting>
        <AccountSetting title={deletionTexts.deleteTitle} text={deletionTexts.deleteText}>
          <Button variant="outline" colorPalette="red" onClick={() => setTask('delete')}>
            {deletionTexts.deleteTitle}
          </Button>
        </AccountSetting>
      </Flex>
      <ChangePasswordDialog viewer={viewer} isOpen={task === 'password'} onClose={close} />
      <DeleteAccountDialog viewer={viewer} isOpen={task === 'delete'} onClose={close} />
    </Box>
  );
}
