import type { Permission } from '../identity/permissions.ts';

interface AdminPage {
  to: string;
  label: string;
  /** One of them opens the page. */
  permissions: readonly Permission[];
}

/** Fixed texts of the frame around the admin pages. */
export const adminTexts = { label: 'Admin' } as const;

/** The admin pages, in the sequence of their links. */
export const adminPages: readonly AdminPage[] = [
  { to: '/dashboard', permissions: ['REPORTS'], label: 'Overview' },
  { to: '/dashboard/orders', permissions: ['ORDERS', 'REFUNDS'], label: 'Orders' },
  { to: '/dashboard/cash', permissions: ['ORDERS'], label: 'Cash' },
  { to: '/dashboard/refund-requests', permissions: ['REFUNDS'], label: 'Refund requests' },
  { to: '/dashboard/customers', permissions: ['CUSTOMERS'], label: 'Customers' },
  { to: '/dashboard/product', permissions: ['CATALOGUE'], label: 'Product' },
  { to: '/dashboard/upload-product', permissions: ['CATALOGUE'], label: 'Upload Product' },
  { to: '/dashboard/category', permissions: ['CATALOGUE'], label: 'Category' },
  { to: '/dashboard/subcategory', permissions: ['CATALOGUE'], label: 'Sub Category' },
  { to: '/dashboard/reports', permissions: ['REPORTS'], label: 'Reports' },
  { to: '/dashboard/searches', permissions: ['REPORTS'], label: 'Searches' },
  { to: '/dashboard/synonyms', permissions: ['CATALOGUE'], label: 'Synonyms' },
  { to: '/dashboard/import', permissions: ['CATALOGUE'], label: 'Import & export' },
  { to: '/dashboard/staff', permissions: ['STAFF'], label: 'Staff' },
  { to: '/dashboard/audit', permissions: ['REPORTS'], label: 'Audit log' },
  { to: '/dashboard/settings', permissions: ['SETTINGS'], label: 'Settings' },
  { to: '/dashboard/jobs', permissions: ['SETTINGS'], label: 'Background jobs' },
  { to: '/dashboard/webhooks', permissions: ['SETTINGS'], label: 'Webhooks' },
];
