import { formatCount } from '@kirana/shared/numbers.ts';

/** Fixed texts of the table of products. */
export const tableTexts = {
  view: 'View',
  cards: 'Cards',
  table: 'Table',
  columns: 'Columns',
  tableLabel: 'Products',
  name: 'Name',
  headings: {
    picture: 'Picture',
    sku: 'SKU',
    category: 'Category',
    mrp: 'MRP',
    discount: 'Discount',
    price: 'Price',
    stock: 'Stock',
    gst: 'GST',
    hsn: 'HSN',
    published: 'Published',
    updated: 'Updated',
  },
  sortBy: (heading: string) => `Sort by ${heading}`,
  select: (name: string) => `Select ${name}`,
  percent: (percent: number) => `${formatCount(percent)}%`,
  none: '–',
  yes: 'Yes',
  no: 'Hidden',
} as const;
