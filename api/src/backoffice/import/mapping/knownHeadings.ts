import type { ImportColumnName } from '../csv/catalogueColumns.ts';

/** The headings that mean the maximum retail price whatever else the file has, so that a `Price` beside one is the selling price. */
export const MRP_HEADINGS = [
  ...[
    'MRP',
    'MRP (Rs)',
    'MRP (INR)',
    'Default MRP',
    'Item MRP',
    'MRP Price',
    'Maximum Retail Price',
    'Max Retail Price',
  ],
  ...['Variant Compare At Price', 'Compare At Price'],
];

/**
 * The headings of other programs that mean a column, the likelier ones first. Those of Shopify's and WooCommerce's product exports, of
 * Vyapar's item sheet, of Tally's stock items and stock summary, and of Marg's item list are among them.
 */
export const KNOWN_HEADINGS: Readonly<Record<ImportColumnName, readonly string[]>> = {
  sku: ['Variant SKU', 'Item Code', 'Product Code', 'Part No.', 'Alias', 'Code', 'Barcode', 'EAN'],
  name: [
    ...['Title', 'Item Name', 'Product Name', 'Name of Item', 'Stock Item', 'Stock Item Name', 'Particulars'],
    ...['Item', 'Product'],
  ],
  brand: ['Vendor', 'Brands', 'Brand Name', 'Manufacturer', 'Company', 'Company Name'],
  unit: [
    ...['Option1 Value', 'Attribute 1 value(s)', 'Pack Size', 'Packing', 'Pack', 'Size', 'Net Quantity', 'Net Weight'],
    ...['Base Unit', 'Base Unit (x)', 'Units', 'Base Units', 'UOM'],
  ],
  price: [
    ...['Variant Price', 'Regular price', 'Sale Price', 'Selling Price', 'Standard Price', 'Online Store Price'],
    ...['Sale Rate', 'Sales Rate', 'Retail Rate', 'Rate A', 'Rate'],
  ],
  discount: ['Discount %', 'Discount Percent', 'Sale Discount', 'Disc %', 'Disc'],
  gst_percent: [
    ...['GST Rate', 'GST %', 'Tax Rate', 'Tax %', 'IGST Rate', 'IGST %', 'IGST', 'Rate of GST', 'Integrated Tax'],
    'GST Rate %',
  ],
  hsn_code: ['HSN/SAC', 'HSN/SAC Code', 'HSN Number', 'HSN No'],
  stock: [
    ...['Variant Inventory Qty', 'Inventory quantity', 'Current stock quantity', 'Stock quantity', 'Closing Balance'],
    ...['Closing Quantity', 'Closing Stock', 'Current Stock', 'Opening stock quantity', 'Opening Quantity'],
    ...['Opening Balance', 'Quantity', 'Qty'],
  ],
  low_stock_threshold: ['Low stock amount', 'Minimum stock quantity', 'Reorder Level', 'Minimum stock', 'Minimum Qty'],
  max_per_order: ['Maximum order quantity', 'Max order quantity', 'Purchase limit'],
  published: ['Published on online store', 'Visible'],
  description: ['Body (HTML)', 'Short description', 'Item Description', 'Product Description', 'Details of item'],
  categories: [
    ...['Type', 'Product Type', 'Product Category', 'Item Category', 'Category Name', 'Under', 'Stock Group', 'Group'],
    'Parent',
  ],
  sub_categories: ['Stock Category', 'Sub Category Name', 'Sub Group'],
  details: ['Specifications', 'Attributes'],
  images: ['Image Src', 'Product image URL', 'Image URL', 'Image Link', 'Photo', 'Picture', 'Pictures'],
  selling_price: [
    ...['Variant Price', 'Sale Price', 'Selling Price', 'Sales Price', 'Special Price', 'Offer Price', 'Our Price'],
    ...['Discounted Price', 'Online Price', 'Price'],
  ],
  discount_amount: ['Discount Amount', 'Discount in Rupees'],
  discount_type: [],
  price_includes_gst: ['Inclusive Of Tax', 'Tax Inclusive', 'Price Includes Tax', 'Tax Included', 'Inclusive of GST'],
  status: ['Active', 'Item Status'],
  weight: ['Variant Grams', 'Weight value (grams)', 'Weight (kg)', 'Weight (g)', 'Weight (lbs)', 'Weight (oz)'],
};
