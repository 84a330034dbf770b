import {
  ArrowDownUp,
  Banknote,
  Bike,
  ChartColumn,
  FileText,
  House,
  IdCard,
  LayoutDashboard,
  LayoutGrid,
  Languages,
  Layers,
  Library,
  ListTodo,
  Mail,
  MessageSquareWarning,
  Package,
  PackagePlus,
  ReceiptText,
  ScrollText,
  SearchCheck,
  ShieldAlert,
  Settings,
  ShoppingBasket,
  Undo2,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { Permission } from '../../shop/identity/permissions.ts';

interface AdminPage {
  to: string;
  /** The key that leads to the page after `g`. */
  key: string;
  Icon: LucideIcon;
  label: string;
  /** One of them opens the page. */
  permissions: readonly Permission[];
}

/** The pages that few shops need; who may change the settings finds them there. */
export const advancedPages: readonly AdminPage[] = [
  { to: '/dashboard/synonyms', key: 'y', Icon: Languages, permissions: ['CATALOGUE'], label: 'Synonyms' },
  { to: '/dashboard/searches', key: 's', Icon: SearchCheck, permissions: ['REPORTS'], label: 'Searches' },
  { to: '/dashboard/audit', key: 'a', Icon: ScrollText, permissions: ['REPORTS'], label: 'Audit log' },
  { to: '/dashboard/jobs', key: 'j', Icon: ListTodo, permissions: ['SETTINGS'], label: 'Background jobs' },
  { to: '/dashboard/webhooks', key: 'w', Icon: Webhook, permissions: ['SETTINGS'], label: 'Webhooks' },
  { to: '/dashboard/breaches', key: 'z', Icon: ShieldAlert, permissions: ['SETTINGS'], label: 'Data breaches' },
];

/** The staff pages by the title of their section of the sidebar, in the order of their links. */
export const adminSections: Readonly<Record<string, readonly AdminPage[]>> = {
  Orders: [
    { to: '/dashboard', key: 'd', Icon: LayoutDashboard, permissions: ['REPORTS'], label: 'Overview' },
    { to: '/dashboard/reports', key: 'n', Icon: ChartColumn, permissions: ['REPORTS'], label: 'Reports' },
    { to: '/dashboard/orders', key: 'o', Icon: ReceiptText, permissions: ['ORDERS', 'REFUNDS'], label: 'Orders' },
    { to: '/dashboard/picking', key: 'i', Icon: ShoppingBasket, permissions: ['PICKING'], label: 'Picking' },
    { to: '/dashboard/deliveries', key: 'l', Icon: Bike, permissions: ['DELIVERIES'], label: 'Deliveries' },
    { to: '/dashboard/cash', key: 'm', Icon: Banknote, permissions: ['ORDERS', 'REFUNDS'], label: 'Cash' },
    { to: '/dashboard/refund-requests', key: 'r', Icon: Undo2, permissions: ['REFUNDS'], label: 'Refund requests' },
    { to: '/dashboard/customers', key: 'k', Icon: Users, permissions: ['CUSTOMERS'], label: 'Customers' },
    {
      to: '/dashboard/complaints',
      key: 'q',
      Icon: MessageSquareWarning,
      permissions: ['CUSTOMERS'],
      label: 'Complaints',
    },
    { to: '/dashboard/campaigns', key: 'v', Icon: Mail, permissions: ['CUSTOMERS'], label: 'Campaigns' },
  ],
  Catalogue: [
    { to: '/dashboard/product', key: 'p', Icon: Package, permissions: ['CATALOGUE'], label: 'Product' },
    {
      to: '/dashboard/upload-product',
      key: 'u',
      Icon: PackagePlus,
      permissions: ['CATALOGUE'],
      label: 'Upload Product',
    },
    { to: '/dashboard/category', key: 'c', Icon: LayoutGrid, permissions: ['CATALOGUE'], label: 'Category' },
    { to: '/dashboard/subcategory', key: 'b', Icon: Layers, permissions: ['CATALOGUE'], label: 'Sub Category' },
    { to: '/dashboard/collection', key: 'g', Icon: Library, permissions: ['CATALOGUE'], label: 'Collection' },
    { to: '/dashboard/home', key: 'h', Icon: House, permissions: ['CATALOGUE'], label: 'Home page' },
    { to: '/dashboard/import', key: 'e', Icon: ArrowDownUp, permissions: ['CATALOGUE'], label: 'Import & export' },
  ],
  Shop: [
    { to: '/dashboard/pages', key: 'f', Icon: FileText, permissions: ['SETTINGS'], label: 'Pages' },
    { to: '/dashboard/staff', key: 't', Icon: IdCard, permissions: ['STAFF'], label: 'Staff' },
    { to: '/dashboard/settings', key: 'x', Icon: Settings, permissions: ['SETTINGS'], label: 'Settings' },
  ],
  Advanced: advancedPages,
};

/** The pages that the permissions open, of all pages or of those of a section, in the order of their links. */
export function permittedPages(
  permissions: readonly Permission[],
  pages: readonly AdminPage[] = Object.values(adminSections).flat(),
) {
  return pages.filter((page) => page.permissions.some((each) => permissions.includes(each)));
}
