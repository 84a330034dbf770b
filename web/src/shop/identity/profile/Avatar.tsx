import { Box, Center } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../media/Picture.tsx';
import type { Avatar_user$key } from './__generated__/Avatar_user.graphql.ts';
import { initialsOf } from './initialsOf.ts';

/** A person's picture in a circle of 96 px, or the initials of their name. */
export function Avatar({ user: userKey }: { user: Avatar_user$key }) {
  const { name, avatar } = useFragment(
    graphql`
      fragment Avatar_user on User {
        name
        avatar {
          ...Picture_picture
        }
      }
    `,
    userKey,
  );
  const initials = initialsOf(name);
  return (
    <Box asChild boxSize="24" borderRadius="full" objectFit="cover">
      <Picture
        picture={avatar}
        sizes="96px"
        isEager
        missing={
          <Center
            boxSize="24"
            flexShrink="0"
            borderRadius="full"
            bg="brand.muted"
            color="brand.fg"
            textStyle="2xl"
            fontWeight="bold"
            aria-hidden
          >
            {initials === '' ? <UserRound size={40} /> : initials}
          </Center>
        }
      />
    </Box>
  );
}
