import { CircleUserRound } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../media/Picture.tsx';
import type { AccountFace_viewer$key } from './__generated__/AccountFace_viewer.graphql.ts';
import styles from './AccountFace.module.css';

interface AccountFaceProps {
  viewer: AccountFace_viewer$key;
  /** For the icon of a user without a picture. */
  iconClassName?: string | undefined;
}

/** The picture of the signed-in person in a button, or an icon. */
export function AccountFace({ viewer, iconClassName }: AccountFaceProps) {
  const { avatar } = useFragment(
    graphql`
      fragment AccountFace_viewer on User {
        avatar {
          ...Picture_picture
        }
      }
    `,
    viewer,
  );
  return (
    <Picture
      className={styles.face}
      picture={avatar}
      sizes="28px"
      isDecoration
      missing={<CircleUserRound className={iconClassName} aria-hidden />}
    />
  );
}
