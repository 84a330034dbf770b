import {
  Bike,
  Heart,
  Layers,
  LayoutDashboard,
  LayoutGrid,
  LogOut,
  MapPin,
  MonitorSmartphone,
  Package,
  PackagePlus,
  ReceiptText,
  RotateCcw,
  ShieldCheck,
  ShoppingBasket,
  ShoppingCart,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatRupees } from '@kirana/shared/money.ts';
import { useAction } from '../../relay/useAction.ts';
import type { AccountMenuItems_viewer$key } from './__generated__/AccountMenuItems_viewer.graphql.ts';
import type { AccountMenuItems_values$key } from './__generated__/AccountMenuItems_values.graphql.ts';
import type { AccountMenuItemsLogOutMutation } from './__generated__/AccountMenuItemsLogOutMutation.graphql.ts';
import styles from './AccountMenuItems.module.css';
import { accountTexts as texts, roleTags } from './accountTexts.ts';
import { useCompleteLogout } from './useCompleteLogout.ts';
import type { Permission } from './permissions.ts';

interface MenuPage {
  label: string;
  Icon: LucideIcon;
  to: string;
  /** Any of these permissions shows the link; null for all signed-in users. */
  permissions: readonly Permission[] | null;
}

const CATALOGUE: Permission[] = ['CATALOGUE'];

const accountPages: readonly MenuPage[] = [
  {
    label: 'Dashboard',
    Icon: LayoutDashboard,
    to: '/dashboard',
    permissions: ['REPORTS', 'ORDERS', 'REFUNDS', 'CATALOGUE', 'STAFF', 'SETTINGS'],
  },
  { label: 'Category', Icon: LayoutGrid, to: '/dashboard/category', permissions: CATALOGUE },
  { label: 'Sub Category', Icon: Layers, to: '/dashboard/subcategory', permissions: CATALOGUE },
  { label: 'Upload Product', Icon: PackagePlus, to: '/dashboard/upload-product', permissions: CATALOGUE },
  { label: 'Product', Icon: Package, to: '/dashboard/product', permissions: CATALOGUE },
  { label: 'Picking', Icon: ShoppingBasket, to: '/dashboard/picking', permissions: ['PICKING'] },
  { label: 'Deliveries', Icon: Bike, to: '/dashboard/deliveries', permissions: ['DELIVERIES'] },
  { label: 'My Orders', Icon: ReceiptText, to: '/dashboard/myorders', permissions: null },
  { label: 'Order again', Icon: RotateCcw, to: '/dashboard/order-again', permissions: null },
  { label: 'Cart and saved items', Icon: ShoppingCart, to: '/cart', permissions: null },
  { label: 'Favourites', Icon: Heart, to: '/dashboard/favourites', permissions: null },
  { label: 'Store credit', Icon: Wallet, to: '/dashboard/store-credit', permissions: null },
  { label: 'Save Address', Icon: MapPin, to: '/dashboard/address', permissions: null },
  { label: 'Profile', Icon: UserRound, to: '/dashboard/profile', permissions: null },
  { label: 'Devices', Icon: MonitorSmartphone, to: '/dashboard/devices', permissions: null },
];

/** The pages that the account menu of the staff's frame links to. */
const staffAccountPages = [
  { label: 'Profile', Icon: UserRound, to: '/dashboard/profile' },
  { label: 'Security', Icon: ShieldCheck, to: '/dashboard/security' },
  { label: 'Devices', Icon: MonitorSmartphone, to: '/dashboard/devices' },
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
  /** Renders what a row shows at its end. */
  renderValue?: (to: string) => ReactNode;
  /** Called when a link in the menu is followed. */
  onLeave?: () => void;
}

/** The signed-in person's name, links to their pages and the logout button. */
export function AccountMenuItems({ viewer: viewerKey, kind = 'shop', renderValue, onLeave }: AccountMenuItemsProps) {
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
        {(kind === 'staff' ? staffAccountPages : accountPagesOf(viewer.permissions)).map(({ label, Icon, to }) => (
          <li key={to}>
            <Link className={styles.link} to={to} onClick={onLeave}>
              <Icon size={20} aria-hidden />
              {label}
              <span className={styles.value}>{renderValue?.(to)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.logOut} disabled={isLoggingOut} onClick={() => logOut({})}>
        {isLoggingOut ? <span className="spinner spinner-sm" /> : <LogOut aria-hidden />}
        {texts.logOut}
      </button>
    </>
  );
}

/** What the row of a page shows at its end, such as the number of saved addresses. */
export function AccountValue({ to, viewer }: { to: string; viewer: AccountMenuItems_values$key }) {
  const { accountSummary, storeCredit } = useFragment(
    graphql`
      fragment AccountMenuItems_values on User {
        accountSummary {
          openOrders
          favourites
          addresses
        }
        storeCredit {
          balance
        }
      }
    `,
    viewer,
  );
  const { openOrders, favourites, addresses } = accountSummary;
  switch (to) {
    case '/dashboard/myorders':
      return openOrders > 0 && `${openOrders} on ${openOrders === 1 ? 'its' : 'their'} way`;
    case '/dashboard/favourites':
      return favourites > 0 && `${favourites} ${favourites === 1 ? 'favourite' : 'favourites'}`;
    case '/dashboard/store-credit':
      return storeCredit.balance > 0 && `${formatRupees(storeCredit.balance)} credit`;
    case '/dashboard/address':
      return addresses > 0 && `${addresses} ${addresses === 1 ? 'address' : 'addresses'}`;
    default:
      return null;
  }
}
