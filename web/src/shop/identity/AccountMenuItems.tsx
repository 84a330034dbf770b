import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { useAction } from '../../relay/useAction.ts';
import type { AccountMenuItems_viewer$key } from './__generated__/AccountMenuItems_viewer.graphql.ts';
import type { AccountMenuItemsLogOutMutation } from './__generated__/AccountMenuItemsLogOutMutation.graphql.ts';
import styles from './AccountMenuItems.module.css';
import { accountPagesOf, staffAccountPages } from './accountPages.ts';
import { accountTexts as texts, roleTags } from './accountTexts.ts';
import { useCompleteLogout } from './useCompleteLogout.ts';

/** Shoppers find all their pages in the menu; staff, who have a sidebar, those of their account. */
export type AccountMenuKind = 'shop' | 'staff';

interface AccountMenuItemsProps {
  viewer: AccountMenuItems_viewer$key;
  kind?: AccountMenuKind | undefined;
  /** Called when a link in the menu is followed. */
  onLeave?: () => void;
}

/** The signed-in person's name, links to their pages and the logout button. */
export function AccountMenuItems({ viewer: viewerKey, kind = 'shop', onLeave }: AccountMenuItemsProps) {
  const viewer = useFragment(
    graphql`
      fragment AccountMenuItems_viewer on User {
        name
        email
        mobile
        role
        permissions
        isEmailVerified
      }
    `,
    viewerKey,
  );
  const completeLogout = useCompleteLogout();
  const [logOut, isLoggingOut] = useAction<AccountMenuItemsLogOutMutation>(
    graphql`
      mutation AccountMenuItemsLogOutMutation {
        userLogOut {
          isLoggedOut
        }
      }
    `,
    { onDone: () => completeLogout(texts.loggedOut) },
  );
  const role = roleTags[viewer.role] ?? (viewer.permissions.length > 0 ? texts.staff : undefined);
  return (
    <>
      <div className={styles.person}>
        <Link className={`${styles.link} ${styles.profile}`} to="/dashboard/profile" onClick={onLeave}>
          <span className={styles.name} dir="auto">
            {viewer.name === '' ? viewer.mobile : viewer.name}
          </span>
          {role !== undefined && <span className={styles.role}>{role}</span>}
        </Link>
        {kind === 'staff' && <div className={styles.email}>{viewer.email}</div>}
        {!viewer.isEmailVerified && (
          <Link className={`${styles.link} ${styles.confirmation}`} to="/dashboard/profile" onClick={onLeave}>
            {texts.confirmEmail}
          </Link>
        )}
      </div>
      <ul>
        {(kind === 'staff' ? staffAccountPages : accountPagesOf(viewer.permissions)).map(({ label, to }) => (
          <li key={to}>
            <Link className={styles.link} to={to} onClick={onLeave}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.logOut} disabled={isLoggingOut} onClick={() => logOut({})}>
        {isLoggingOut && <span className="spinner spinner-sm" />}
        {texts.logOut}
      </button>
    </>
  );
}
