import { CircleUserRound } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Picture } from '../media/Picture.tsx';
import type { AccountMenu_viewer$key } from './__generated__/AccountMenu_viewer.graphql.ts';
import type { AccountMenuFace_viewer$key } from './__generated__/AccountMenuFace_viewer.graphql.ts';
import styles from './AccountMenu.module.css';
import { AccountMenuItems, type AccountMenuKind } from './AccountMenuItems.tsx';

const viewerFragment = graphql`
  fragment AccountMenu_viewer on User {
    ...AccountMenuFace_viewer
    ...AccountMenuItems_viewer
  }
`;

/** The account button of the shop's header. It opens a menu below it; on phones it links to the page with the same menu. */
export function AccountMenu({ viewer: viewerKey }: { viewer: AccountMenu_viewer$key }) {
  const viewer = useFragment(viewerFragment, viewerKey);
  return (
    <>
      <Link className={styles.link} to="/user" aria-label="My Account">
        <AccountFace viewer={viewer} />
      </Link>
      <div className={styles.menu}>
        <AccountDropdown viewer={viewerKey} />
      </div>
    </>
  );
}

interface AccountDropdownProps {
  viewer: AccountMenu_viewer$key;
  kind?: AccountMenuKind;
}

/** The account button, which opens the account menu below it. */
export function AccountDropdown({ viewer: viewerKey, kind }: AccountDropdownProps) {
  const viewer = useFragment(viewerFragment, viewerKey);
  return (
    <Disclosure
      label={
        <>
          <AccountFace viewer={viewer} iconClassName={styles.icon} />
          <span className={styles.label}>Account</span>
        </>
      }
    >
      {(close) => (
        <>
          <h2 className={styles.heading}>My Account</h2>
          <AccountMenuItems viewer={viewer} kind={kind} onLeave={close} />
        </>
      )}
    </Disclosure>
  );
}

interface AccountFaceProps {
  viewer: AccountMenuFace_viewer$key;
  /** For the icon of a user without a picture. */
  iconClassName?: string | undefined;
}

/** The picture of the signed-in person in a button, or an icon. */
function AccountFace({ viewer, iconClassName }: AccountFaceProps) {
  const { avatar } = useFragment(
    graphql`
      fragment AccountMenuFace_viewer on User {
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
