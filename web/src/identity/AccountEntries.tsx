import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AccountEntries_viewer$key } from './__generated__/AccountEntries_viewer.graphql.ts';
import { accountPagesOf } from './accountPages.ts';
import { roleTags, texts } from './texts.ts';
import { useLogOut } from './useLogOut.ts';

interface AccountEntriesProps {
  viewer: AccountEntries_viewer$key;
  /** Called when a press leads elsewhere. */
  onLeave?: () => void;
}

/** Who is signed in, where they can go, and the way out. */
export function AccountEntries({ viewer: viewerKey, onLeave }: AccountEntriesProps) {
  const viewer = useFragment(
    graphql`
      fragment AccountEntries_viewer on User {
        name
        mobile
        role
        isEmailVerified
      }
    `,
    viewerKey,
  );
  const { logOut, isLoggingOut } = useLogOut();
  const role = roleTags[viewer.role];
  return (
    <>
      <Box pb="1" mb="1" borderBottomWidth="1px">
        <EntryLink to="/dashboard/profile" onClick={onLeave} gap="2" fontWeight="semibold">
          <Text truncate maxW="16rem" dir="auto">
            {viewer.name === '' ? viewer.mobile : viewer.name}
          </Text>
          {role !== undefined && (
            <chakra.span color="brand.fg" textStyle="xs">
              {role}
            </chakra.span>
          )}
        </EntryLink>
        {!viewer.isEmailVerified && (
          <EntryLink to="/dashboard/profile" onClick={onLeave} color="fg.warning">
            {texts.confirmEmail}
          </EntryLink>
        )}
      </Box>
      <ul>
        {accountPagesOf(viewer.role).map(({ label, to }) => (
          <li key={to}>
            <EntryLink to={to} onClick={onLeave}>
              {label}
            </EntryLink>
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        colorPalette="red"
        w="full"
        justifyContent="flex-start"
        px="3"
        borderWidth="0"
        loading={isLoggingOut}
        onClick={logOut}
      >
        {texts.logOut}
      </Button>
    </>
  );
}

const EntryLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    borderRadius: 'control',
    textStyle: 'sm',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted' },
  },
});
