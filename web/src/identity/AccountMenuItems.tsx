import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AccountMenuItems_viewer$key } from './__generated__/AccountMenuItems_viewer.graphql.ts';
import { accountPagesOf } from './accountPages.ts';
import { roleTags, texts } from './texts.ts';
import { useLogOut } from './useLogOut.ts';

interface AccountMenuItemsProps {
  viewer: AccountMenuItems_viewer$key;
  /** Called when a link in the menu is followed. */
  onLeave?: () => void;
}

/** The signed-in person's name, links to their pages and the logout button. */
export function AccountMenuItems({ viewer: viewerKey, onLeave }: AccountMenuItemsProps) {
  const viewer = useFragment(
    graphql`
      fragment AccountMenuItems_viewer on User {
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
        <MenuLink to="/dashboard/profile" onClick={onLeave} gap="2" fontWeight="semibold">
          <Text truncate maxW="16rem" dir="auto">
            {viewer.name === '' ? viewer.mobile : viewer.name}
          </Text>
          {role !== undefined && (
            <chakra.span color="brand.fg" textStyle="xs">
              {role}
            </chakra.span>
          )}
        </MenuLink>
        {!viewer.isEmailVerified && (
          <MenuLink to="/dashboard/profile" onClick={onLeave} color="fg.warning">
            {texts.confirmEmail}
          </MenuLink>
        )}
      </Box>
      <ul>
        {accountPagesOf(viewer.role).map(({ label, to }) => (
          <li key={to}>
            <MenuLink to={to} onClick={onLeave}>
              {label}
            </MenuLink>
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

const MenuLink = chakra(Link, {
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
