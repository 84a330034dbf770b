import type { AccountEntries_viewer$data } from './__generated__/AccountEntries_viewer.graphql.ts';

type Role = AccountEntries_viewer$data['role'];

interface AccountPage {
  label: string;
  to: string;
  /** Who is led there; null: everyone who is signed in. */
  role: Role | null;
}

const accountPages: readonly AccountPage[] = [
  { label: 'Dashboard', to: '/dashboard', role: 'ADMIN' },
  { label: 'Category', to: '/dashboard/category', role: 'ADMIN' },
  { label: 'Sub Category', to: '/dashboard/subcategory', role: 'ADMIN' },
  { label: 'Upload Product', to: '/dashboard/upload-product', role: 'ADMIN' },
  { label: 'Product', to: '/dashboard/product', role: 'ADMIN' },
  { label: 'My Orders', to: '/dashboard/myorders', role: null },
  { label: 'Save Address', to: '/dashboard/address', role: null },
  { label: 'Profile', to: '/dashboard/profile', role: null },
  { label: 'Devices', to: '/dashboard/devices', role: null },
];

/** The pages that the account menu leads someone of this role to, in its order. */
export function accountPagesOf(role: Role): readonly AccountPage[] {
  return accountPages.filter((page) => page.role === null || page.role === role);
}
