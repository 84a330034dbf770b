import type { Permission } from './permissions.ts';

interface AccountPage {
  label: string;
  to: string;
  /** Any of these permissions shows the link; null for all signed-in users. */
  permissions: readonly Permission[] | null;
}

const CATALOGUE: Permission[] = ['CATALOGUE'];

const accountPages: readonly AccountPage[] = [
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
export const staffAccountPages = [
  { label: 'Profile', to: '/dashboard/profile' },
  { label: 'Security', to: '/dashboard/security' },
  { label: 'Devices', to: '/dashboard/devices' },
] as const satisfies Omit<AccountPage, 'permissions'>[];

/** The pages that the account menu links to for the permissions, in the menu's order. */
export function accountPagesOf(permissions: readonly Permission[]): readonly AccountPage[] {
  return accountPages.filter((page) => page.permissions?.some((each) => permissions.includes(each)) ?? true);
}
