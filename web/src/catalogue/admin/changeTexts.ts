/** Fixed words of what is different since a change. */
export const changeTexts = {
  count: (count: number) => `${count} fields`,
  became: 'became',
  nothing: 'nothing',
} as const;

/** The fields of what admins change, by the names in the graph, where taking these apart would not do. */
const fieldTexts: Readonly<Record<string, string>> = {
  sku: 'SKU',
  gstPercent: 'GST',
  gst_percent: 'GST',
  hsnCode: 'HSN code',
  hsn_code: 'HSN code',
  mrp: 'MRP',
  discountPercent: 'Discount',
  isPublished: 'Shown in the shop',
  lowStockThreshold: 'Low stock at',
  url: 'URL',
  statuses: 'Told of',
  isEnabled: 'Enabled',
};

/** A field in words: `subCategories` is `Sub categories`. */
export function nameField(field: string): string {
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return fieldTexts[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
