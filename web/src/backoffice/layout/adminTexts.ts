import {
  ArrowDownUp,
  Banknote,
  Bike,
  ChartColumn,
  IdCard,
  LayoutDashboard,
  LayoutGrid,
  Languages,
  Layers,
  ListTodo,
  Package,
  PackagePlus,
  ReceiptText,
  ScrollText,
  SearchCheck,
  Settings,
  ShoppingBasket,
  Undo2,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { Permission } from '../../shop/identity/permissions.ts';

/** A group of links in the sidebar. */
type AdminSection = 'orders' | 'catalogue' | 'shop';

interface AdminPage {
  to: string;
  /** The key that leads to the page after `g`. */
  key: string;
  section: AdminSection;
  Icon: LucideIcon;
  label: string;
  /** One of them opens the page. */
  permissions: readonly Permission[];
}

/** Fixed texts of the layout of staff pages. */
export const adminTexts = {
  label: 'Admin',
  home: 'Kirana, dashboard',
  viewShop: 'View shop',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  menu: 'Menu',
  sections: { orders: 'Orders', catalogue: 'Catalogue', shop: 'Shop' },
} as const;

/** The staff pages, in the order of their links. */
export const adminPages: readonly AdminPage[] = [
  { to: '/dashboard', key: 'd', section: 'orders', Icon: LayoutDashboard, permissions: ['REPORTS'], label: 'Overview' },
  {
    to: '/dashboard/reports',
    key: 'n',
    section: 'orders',
    Icon: ChartColumn,
    permissions: ['REPORTS'],
    label: 'Reports',
  },
  {
    to: '/dashboard/orders',
    key: 'o',
    section: 'orders',
    Icon: ReceiptText,
    permissions: ['ORDERS', 'REFUNDS'],
    label: 'Orders',
  },
  {
    to: '/dashboard/picking',
    key: 'i',
    section: 'orders',
    Icon: ShoppingBasket,
    permissions: ['PICKING'],
    label: 'Picking',
  },
  {
    to: '/dashboard/deliveries',
    key: 'l',
    section: 'orders',
    Icon: Bike,
    permissions: ['DELIVERIES'],
    label: 'Deliveries',
  },
  {
    to: '/dashboard/cash',
    key: 'm',
    section: 'orders',
    Icon: Banknote,
    permissions: ['ORDERS', 'REFUNDS'],
    label: 'Cash',
  },
  {
    to: '/dashboard/refund-requests',
    key: 'r',
    section: 'orders',
    Icon: Undo2,
    permissions: ['REFUNDS'],
    label: 'Refund requests',
  },
  {
    to: '/dashboard/customers',
    key: 'k',
    section: 'orders',
    Icon: Users,
    permissions: ['CUSTOMERS'],
    label: 'Customers',
  },
  {
    to: '/dashboard/product',
    key: 'p',
    section: 'catalogue',
    Icon: Package,
    permissions: ['CATALOGUE'],
    label: 'Product',
  },
  {
    to: '/dashboard/upload-product',
    key: 'u',
    section: 'catalogue',
    Icon: PackagePlus,
    permissions: ['CATALOGUE'],
    label: 'Upload Product',
  },
  {
    to: '/dashboard/category',
    key: 'c',
    section: 'catalogue',
    Icon: LayoutGrid,
    permissions: ['CATALOGUE'],
    label: 'Category',
  },
  {
    to: '/dashboard/subcategory',
    key: 'b',
    section: 'catalogue',
    Icon: Layers,
    permissions: ['CATALOGUE'],
    label: 'Sub Category',
  },
  {
    to: '/dashboard/import',
    key: 'e',
    section: 'catalogue',
    Icon: ArrowDownUp,
    permissions: ['CATALOGUE'],
    label: 'Import & export',
  },
  {
    to: '/dashboard/synonyms',
    key: 'y',
    section: 'catalogue',
    Icon: Languages,
    permissions: ['CATALOGUE'],
    label: 'Synonyms',
  },
  {
    to: '/dashboard/searches',
    key: 's',
    section: 'catalogue',
    Icon: SearchCheck,
    permissions: ['REPORTS'],
    label: 'Searches',
  },
  { to: '/dashboard/staff', key: 't', section: 'shop', Icon: IdCard, permissions: ['STAFF'], label: 'Staff' },
  { to: '/dashboard/audit', key: 'a', section: 'shop', Icon: ScrollText, permissions: ['REPORTS'], label: 'Audit log' },
  {
    to: '/dashboard/settings',
    key: 'x',
    section: 'shop',
    Icon: Settings,
    permissions: ['SETTINGS'],
    label: 'Settings',
  },
  {
    to: '/dashboard/jobs',
    key: 'j',
    section: 'shop',
    Icon: ListTodo,
    permissions: ['SETTINGS'],
    label: 'Background jobs',
  },
  { to: '/dashboard/webhooks', key: 'w', section: 'shop', Icon: Webhook, permissions: ['SETTINGS'], label: 'Webhooks' },
];

/** The pages that the permissions open, in the order of their links. */
export function permittedPages(permissions: readonly Permission[]) {
  return adminPages.filter((page) => page.permissions.some((each) => permissions.includes(each)));
}
