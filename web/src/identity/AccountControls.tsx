import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AccountControls_viewer$key } from './__generated__/AccountControls_viewer.graphql.ts';
import { AccountControl } from './AccountControl.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { profileTexts as texts } from './profileTexts.ts';
import { useDownloadData } from './useDownloadData.ts';

/** What a person decides about their account, line by line; the end of it comes last. */
export function AccountControls({ viewer: viewerKey }: { viewer: AccountControls_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment AccountControls_viewer on User {
        ...ChangePasswordDialog_viewer
        ...DeleteAccountDialog_viewer
      }
    `,
    viewerKey,
  );
  const [task, setTask] = useState<'none' | 'password' | 'delete'>('none');
  const { downloadData, isDownloading } = useDownloadData();
  const close = () => setTask('none');
  return (
    <Box as="section" layerStyle="card" px={{ base: '4', md: '6' }} aria-label={texts.account}>
      <Heading as="h2" textStyle="lg" pt="5" pb="1">
        {texts.account}
      </Heading>
      <Flex direction="column">
        <AccountControl title={texts.password} text={texts.passwordText}>
          <Button variant="outline" colorPalette="gray" onClick={() => setTask('password')}>
            {texts.changePassword}
          </Button>
        </AccountControl>
        <AccountControl title={texts.devices} text={texts.devicesText}>
          <Button asChild variant="outline" colorPalette="gray">
            <Link to="/dashboard/devices">{texts.seeDevices}</Link>
          </Button>
        </AccountControl>
        <AccountControl title={texts.apiTokens} text={texts.apiTokensText}>
          <Button asChild variant="outline" colorPalette="gray">
            <Link to="/dashboard/api-tokens">{texts.seeApiTokens}</Link>
          </Button>
        </AccountControl>
        <AccountControl title={texts.data} text={texts.dataText}>
          <Button
            variant="outline"
            colorPalette="gray"
            aria-disabled={isDownloading}
            onClick={() => !isDownloading && downloadData()}
          >
            {texts.download}
          </Button>
        </AccountControl>
        <AccountControl title={texts.deleteTitle} text={texts.deleteText}>
          <Button variant="outline" colorPalette="red" onClick={() => setTask('delete')}>
            {texts.deleteTitle}
          </Button>
        </AccountControl>
      </Flex>
      <ChangePasswordDialog viewer={viewer} isOpen={task === 'password'} onClose={close} />
      <DeleteAccountDialog viewer={viewer} isOpen={task === 'delete'} onClose={close} />
    </Box>
  );
}
