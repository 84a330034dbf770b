import type { AccountMenuItems_viewer$data } from './__generated__/AccountMenuItems_viewer.graphql.ts';

type Role = AccountMenuItems_viewer$data['role'];

interface AccountPage {
  label: string;
  to: string;
  /** The roles that see the link; null for everyone who is signed in. */
  roles: readonly Role[] | null;
}

const accountPages: readonly AccountPage[] = [
  { label: 'Dashboard', to: '/dashboard', roles: ['ADMIN'] },
  { label: 'Category', to: '/dashboard/category', roles: ['ADMIN'] },
  { label: 'Sub Category', to: '/dashboard/subcategory', roles: ['ADMIN'] },
  { label: 'Upload Product', to: '/dashboard/upload-product', roles: ['ADMIN'] },
  { label: 'Product', to: '/dashboard/product', roles: ['ADMIN'] },
  { label: 'Packing', to: '/dashboard/picking', roles: ['ADMIN', 'PICKER'] },
  { label: 'Deliveries', to: '/dashboard/deliveries', roles: ['ADMIN', 'RIDER'] },
  { label: 'My Orders', to: '/dashboard/myorders', roles: null },
  { label: 'Order again', to: '/dashboard/order-again', roles: null },
  { label: 'Cart and saved items', to: '/cart', roles: null },
  { label: 'Favourites', to: '/dashboard/favourites', roles: null },
  { label: 'Save Address', to: '/dashboard/address', roles: null },
  { label: 'Profile', to: '/dashboard/profile', roles: null },
  { label: 'Devices', to: '/dashboard/devices', roles: null },
];

/** The pages that the account menu links to for a role, in the menu's order. */
export function accountPagesOf(role: Role): readonly AccountPage[] {
  return accountPages.filter((page) => page.roles?.includes(role) ?? true);
}
