import { Box, Heading, IconButton } from '@chakra-ui/react';
import { CircleUserRound } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Picture } from '../media/Picture.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import type { AccountMenu_viewer$key } from './__generated__/AccountMenu_viewer.graphql.ts';
import { AccountMenuItems } from './AccountMenuItems.tsx';
import { texts } from './texts.ts';

/** The header's account button. It opens a menu below it; on phones it links to the page with the same menu. */
export function AccountMenu({ viewer: viewerKey }: { viewer: AccountMenu_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment AccountMenu_viewer on User {
        avatar {
          ...Picture_picture
        }
        ...AccountMenuItems_viewer
      }
    `,
    viewerKey,
  );
  const face = viewer.avatar != null && (
    <Picture picture={viewer.avatar} sizes="28px" isDecoration w="7" h="7" borderRadius="full" objectFit="cover" />
  );
  return (
    <>
      <IconButton asChild variant="ghost" colorPalette="gray" hideFrom="md" aria-label={texts.myAccount}>
        <Link to="/user">{face || <CircleUserRound aria-hidden />}</Link>
      </IconButton>
      <Box hideBelow="md">
        <Disclosure
          label={
            <>
              {face}
              {texts.account}
            </>
          }
        >
          {(close) => (
            <>
              <Heading as="h2" size="sm" px="3" pt="2">
                {texts.myAccount}
              </Heading>
              <AccountMenuItems viewer={viewer} onLeave={close} />
            </>
          )}
        </Disclosure>
      </Box>
    </>
  );
}
