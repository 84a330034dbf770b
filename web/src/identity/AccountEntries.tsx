import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AccountEntries_viewer$key } from './__generated__/AccountEntries_viewer.graphql.ts';
import { accountPages } from './accountPages.ts';
import { texts } from './texts.ts';
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
      }
    `,
    viewerKey,
  );
  const { logOut, isLoggingOut } = useLogOut();
  return (
    <>
      <Box px="3" py="2" mb="1" borderBottomWidth="1px">
        <Flex gap="2" align="baseline" textStyle="sm" color="fg.muted">
          <Text truncate maxW="16rem">
            {viewer.name === '' ? viewer.mobile : viewer.name}
          </Text>
          {viewer.role === 'ADMIN' && (
            <chakra.span color="brand.fg" textStyle="xs">
              {texts.admin}
            </chakra.span>
          )}
        </Flex>
      </Box>
      <ul>
        {accountPages.map(({ label, to }) => (
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
