import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { useAction } from '../../relay/useAction.ts';
import type { AccountMenuItems_viewer$key } from './__generated__/AccountMenuItems_viewer.graphql.ts';
import type { AccountMenuItemsLogOutMutation } from './__generated__/AccountMenuItemsLogOutMutation.graphql.ts';
import styles from './AccountMenuItems.module.css';
import { accountTexts as texts, roleTags } from './accountTexts.ts';
import { useCompleteLogout } from './useCompleteLogout.ts';
import type { Permission } from './permissions.ts';

interface MenuPage {
  label: string;
  to: string;
  /** Any of these permissions shows the link; null for all signed-in users. */
  permissions: readonly Permission[] | null;
}

const CATALOGUE: Permission[] = ['CATALOGUE'];

const accountPages: readonly MenuPage[] = [
  {
    label: 'Dashboard',
    to: '/dashboard',
    permissions: ['REPORTS', 'ORDERS', 'REFUNDS', 'CATALOGUE', 'STAFF', 'SETTINGS'],
  },
  { label: 'Category', to: '/dashboard/category', permissions: CATALOGUE },
  { label: 'Sub Category', to: '/dashboard/subcategory', permissions: CATALOGUE },
  { label: 'Upload Product', to: '/dashboard/upload-product', permissions: CATALOGUE },
  { label: 'Product', to: '/dashboard/product', permissions: CATALOGUE },
  { label: 'Picking', to: '/dashboard/picking', permissions: ['PICKING'] },
  { label: 'Deliveries', to: '/dashboard/deliveries', permissions: ['DELIVERIES'] },
  { label: 'My Orders', to: '/dashboard/myorders', permissions: null },
  { label: 'Order again', to: '/dashboard/order-again', permissions: null },
  { label: 'Cart and saved items', to: '/cart', permissions: null },
  { label: 'Favourites', to: '/dashboard/favourites', permissions: null },
  { label: 'Store credit', to: '/dashboard/store-credit', permissions: null },
  { label: 'Save Address', to: '/dashboard/address', permissions: null },
  { label: 'Profile', to: '/dashboard/profile', permissions: null },
  { label: 'Devices', to: '/dashboard/devices', permissions: null },
];

/** The pages that the account menu of the staff's frame links to. */
const staffAccountPages = [
  { label: 'Profile', to: '/dashboard/profile' },
  { label: 'Security', to: '/dashboard/security' },
  { label: 'Devices', to: '/dashboard/devices' },
] as const satisfies Omit<MenuPage, 'permissions'>[];

/** The pages that the account menu links to for the permissions, in the menu's order. */
function accountPagesOf(permissions: readonly Permission[]): readonly MenuPage[] {
  return accountPages.filter((page) => page.permissions?.some((each) => permissions.includes(each)) ?? true);
}

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
  const role = roleTags[viewer.role] ?? (viewer.permissions.length > 0 ? '(Staff)' : undefined);
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
            Confirm your email
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
