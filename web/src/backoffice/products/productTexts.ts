import { formatCount } from '@kirana/shared/numbers.ts';

/** Fixed texts of the pages of products; those of the specification are quoted as written there. */
export const productTexts = {
  noMatchTitle: 'No Data found',
  deleteQuestion: 'Are you sure want to delete permanent ?',
  addedTitle: (name: string) => `${name} is in the catalogue.`,
  notFoundTitle: 'This product no longer exists',

  fields: {
    name: 'Name',
    description: 'Description',
    pictures: 'Pictures',
    categories: 'Category',
    subCategories: 'Sub Category',
    unit: 'Unit',
    stock: 'Number of Stock',
    mrp: 'Price',
    discountPercent: 'Discount',
    details: 'Extra fields',
    declarations: 'Declarations',
    brand: 'Brand',
    sku: 'SKU',
    barcode: 'Barcode',
    gstPercent: 'GST %',
    hsnCode: 'HSN code',
    lowStockThreshold: 'Low stock at',
    maxPerOrder: 'Max per order',
    availableForSale: 'Visible in the shop',
  },
  gstHelp: 'Included in the price, shown on the invoice',

  fieldName: 'Field name',

  missing: (field: string) => `${field} is required`,
  tooLong: (most: string) => `At most ${most} characters`,
  priceRange: 'Enter an amount above ₹0, up to ₹10,00,000',

  previewTitle: 'What shoppers see',
} as const;

/** `1 product`, `1,200 products`. */
export function productCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;
}
