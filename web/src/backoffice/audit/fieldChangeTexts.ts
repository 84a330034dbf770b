/** Fixed texts of the changed fields. */
export const fieldChangeTexts = {
  count: (count: number) => `${count} fields`,
  became: 'became',
  nothing: 'nothing',
} as const;

/** The labels of fields whose name in the schema does not give a good label. */
const fieldTexts: Readonly<Record<string, string>> = {
  sku: 'SKU',
  gstPercent: 'GST',
  gst_percent: 'GST',
  hsnCode: 'HSN code',
  hsn_code: 'HSN code',
  mrp: 'MRP',
  discountPercent: 'Discount',
  isPublished: 'Shown in the shop',
  isOnHomePage: 'Shown on the home page',
  isInFooter: 'Shown in the footer',
  lowStockThreshold: 'Low stock at',
  url: 'URL',
  statuses: 'Order states',
  isEnabled: 'Enabled',
};

/** A field's label, made from its name: `subCategories` is `Sub categories`. */
export function fieldLabel(field: string): string {
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return fieldTexts[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
