import type { ColumnName } from '../csv/catalogueColumns.ts';

/**
 * The headings of other programs that mean a column, the likelier ones first. Those of Shopify's and WooCommerce's product exports, of
 * Vyapar's item sheet and of Tally's list of stock items are among them.
 */
export const KNOWN_HEADINGS: Readonly<Record<ColumnName, readonly string[]>> = {
  sku: ['Variant SKU', 'Item Code', 'Product Code', 'Part No.', 'Alias', 'Code', 'Barcode', 'EAN'],
  name: [
    ...['Title', 'Item Name', 'Product Name', 'Name of Item', 'Stock Item', 'Stock Item Name', 'Particulars'],
    ...['Item', 'Product'],
  ],
  brand: ['Vendor', 'Brands', 'Brand Name', 'Manufacturer', 'Company'],
  unit: [
    ...['Option1 Value', 'Attribute 1 value(s)', 'Pack Size', 'Size', 'Net Quantity', 'Net Weight'],
    ...['Base Unit', 'Base Unit (x)', 'Units', 'Base Units', 'UOM'],
  ],
  price: [
    ...['Variant Price', 'Regular price', 'Sale Price', 'Selling Price', 'Standard Price', 'Maximum Retail Price'],
    ...['Online Store Price', 'Rate'],
  ],
  discount: ['Discount %', 'Discount Percent', 'Sale Discount', 'Disc %'],
  gst_percent: ['GST Rate', 'GST %', 'Tax Rate', 'Tax %', 'IGST Rate', 'IGST %', 'Rate of GST', 'Integrated Tax'],
  hsn_code: ['HSN/SAC', 'HSN/SAC Code', 'HSN Number'],
  stock: [
    ...['Variant Inventory Qty', 'Inventory quantity', 'Current stock quantity', 'Stock quantity', 'Closing Balance'],
    ...['Closing Quantity', 'Opening stock quantity', 'Opening Quantity', 'Opening Balance', 'Quantity', 'Qty'],
  ],
  low_stock_threshold: ['Low stock amount', 'Minimum stock quantity', 'Reorder Level', 'Minimum stock'],
  max_per_order: ['Maximum order quantity', 'Max order quantity', 'Purchase limit'],
  published: ['Published on online store', 'Visible', 'Status', 'Active'],
  description: ['Body (HTML)', 'Short description', 'Item Description', 'Product Description', 'Details of item'],
  categories: [
    ...['Type', 'Product Type', 'Product Category', 'Item Category', 'Category Name', 'Under', 'Stock Group', 'Group'],
    'Parent',
  ],
  sub_categories: ['Stock Category', 'Sub Category Name', 'Sub Group'],
  details: ['Specifications', 'Attributes'],
  images: ['Image Src', 'Product image URL', 'Image URL', 'Image Link', 'Photo', 'Picture', 'Pictures'],
};
