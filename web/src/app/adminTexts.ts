/** Fixed texts of the frame around the admin pages. */
export const adminTexts = {
  label: 'Admin',
  pages: [
    { to: '/dashboard', label: 'Overview' },
    { to: '/dashboard/orders', label: 'Orders' },
    { to: '/dashboard/refund-requests', label: 'Refund requests' },
    { to: '/dashboard/product', label: 'Product' },
    { to: '/dashboard/upload-product', label: 'Upload Product' },
    { to: '/dashboard/category', label: 'Category' },
    { to: '/dashboard/subcategory', label: 'Sub Category' },
    { to: '/dashboard/searches', label: 'Searches' },
    { to: '/dashboard/synonyms', label: 'Synonyms' },
    { to: '/dashboard/import', label: 'Import & export' },
    { to: '/dashboard/staff', label: 'Staff' },
    { to: '/dashboard/audit', label: 'Audit log' },
    { to: '/dashboard/jobs', label: 'Background jobs' },
    { to: '/dashboard/webhooks', label: 'Webhooks' },
  ],
} as const;
