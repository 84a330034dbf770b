import { describe, expect, it } from 'vitest';
import type { ColumnName } from '../csv/catalogueColumns.ts';
import { guessColumns } from './guessColumns.ts';

const guess = (headings: readonly string[], remembered: readonly [string, ColumnName | null][] = []) => {
  const columns = guessColumns(headings, new Map(remembered));
  return Object.fromEntries(headings.flatMap((heading, at) => (columns[at] ? [[heading, columns[at]]] : [])));
};

describe('guessColumns', () => {
  it('knows the headings of Shopify', () => {
    const headings =
      'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Weight Unit,Cost per item,Status';
    expect(guess(headings.split(','))).toEqual({
      ...{ Title: 'name', 'Body (HTML)': 'description', Vendor: 'brand', Type: 'categories', Published: 'published' },
      ...{ 'Option1 Value': 'unit', 'Variant SKU': 'sku', 'Variant Inventory Qty': 'stock' },
      ...{ 'Variant Compare At Price': 'price', 'Variant Price': 'selling_price', Status: 'status' },
      ...{ 'Image Src': 'images', 'Variant Grams': 'weight' },
    });
  });

  it('knows the headings of WooCommerce', () => {
    const headings =
      'ID,Type,SKU,Name,Published,Is featured?,Short description,Description,Date sale price starts,Tax status,Tax class,In stock?,Stock,Low stock amount,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Brands,Attribute 1 name,Attribute 1 value(s)';
    expect(guess(headings.split(','))).toEqual({
      ...{ SKU: 'sku', Name: 'name', Published: 'published', Description: 'description', Stock: 'stock' },
      ...{ 'Low stock amount': 'low_stock_threshold', 'Regular price': 'price', Categories: 'categories' },
      ...{ Images: 'images', Brands: 'brand', 'Attribute 1 value(s)': 'unit' },
      ...{ 'Sale price': 'selling_price', 'Weight (kg)': 'weight' },
    });
  });

  it('knows the headings of Vyapar', () => {
    const headings =
      'Item name*,Item code,HSN,Sale price,Purchase price,Discount Type,Sale Discount,Opening stock quantity,Minimum stock quantity,Item Location,Tax Rate,Inclusive Of Tax,Base Unit (x),Secondary Unit (y),Category,MRP';
    expect(guess(headings.split(','))).toEqual({
      ...{ 'Item name*': 'name', 'Item code': 'sku', HSN: 'hsn_code', 'Sale Discount': 'discount', MRP: 'price' },
      ...{ 'Opening stock quantity': 'stock', 'Minimum stock quantity': 'low_stock_threshold' },
      ...{ 'Tax Rate': 'gst_percent', 'Base Unit (x)': 'unit', Category: 'categories' },
      ...{ 'Sale price': 'selling_price', 'Discount Type': 'discount_type', 'Inclusive Of Tax': 'price_includes_gst' },
    });
  });

  it('knows the headings of Tally', () => {
    const headings =
      'Name of Item,Alias,Part No.,Under,Stock Category,Units,HSN/SAC,GST Rate,Closing Balance,Standard Price';
    expect(guess(headings.split(','))).toEqual({
      ...{ 'Name of Item': 'name', 'Part No.': 'sku', Under: 'categories', 'Stock Category': 'sub_categories' },
      ...{ Units: 'unit', 'HSN/SAC': 'hsn_code', 'GST Rate': 'gst_percent', 'Closing Balance': 'stock' },
      'Standard Price': 'price',
    });
  });

  it('knows the headings of Marg', () => {
    const headings =
      'ITEM CODE,ITEM NAME,PACKING,COMPANY,MRP,RATE A,PUR. RATE,STOCK,HSN CODE,GST %,BARCODE,BATCH,EXPIRY';
    expect(guess(headings.split(','))).toEqual({
      ...{ 'ITEM CODE': 'sku', 'ITEM NAME': 'name', PACKING: 'unit', COMPANY: 'brand', MRP: 'price', STOCK: 'stock' },
      ...{ 'HSN CODE': 'hsn_code', 'GST %': 'gst_percent', BARCODE: 'barcode' },
    });
  });

  it.each(['Barcode', 'EAN', 'Bar code no.'])(
    'takes %s as the SKU where a file has no other, and as the barcode beside one',
    (heading) => {
      expect(guess(['Name', heading, 'MRP'])[heading]).toBe('sku');
      expect(guess(['Name', heading, 'Item code'])).toMatchObject({ [heading]: 'barcode', 'Item code': 'sku' });
    },
  );

  it('knows the newer headings of Shopify', () => {
    const headings =
      'Title,URL handle,Description,Vendor,Product category,Type,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Price / International,Compare-at price,Inventory quantity,Weight value (grams),Product image URL';
    expect(guess(headings.split(','))).toEqual({
      ...{
        Title: 'name',
        Description: 'description',
        Vendor: 'brand',
        Type: 'categories',
        Status: 'status',
        SKU: 'sku',
        Barcode: 'barcode',
      },
      ...{ 'Published on online store': 'published', 'Option1 value': 'unit', Price: 'selling_price' },
      ...{ 'Compare-at price': 'price', 'Inventory quantity': 'stock', 'Weight value (grams)': 'weight' },
      'Product image URL': 'images',
    });
  });

  it.each([
    [['MRP', 'Price'], { MRP: 'price', Price: 'selling_price' }],
    [['Price', 'M.R.P.'], { 'M.R.P.': 'price', Price: 'selling_price' }],
    [
      ['Default Mrp', 'Sale price', 'Disc % for Sale'],
      { 'Default Mrp': 'price', 'Sale price': 'selling_price', 'Disc % for Sale': 'discount' },
    ],
    [['MRP (₹)', 'Rate (Rs.)'], { 'MRP (₹)': 'price' }],
    [['Rate (Rs.)', 'Qty in stock'], { 'Rate (Rs.)': 'price', 'Qty in stock': 'stock' }],
    [['Regular price', 'Sale price'], { 'Regular price': 'price', 'Sale price': 'selling_price' }],
    [['Sale price'], { 'Sale price': 'price' }],
    [['Price', 'Discount %'], { Price: 'price', 'Discount %': 'discount' }],
    [['Price', 'Discount (₹)'], { Price: 'price', 'Discount (₹)': 'discount_amount' }],
    [['Price', 'Disc. Amt'], { Price: 'price', 'Disc. Amt': 'discount_amount' }],
    [['Price', 'Flat Discount'], { Price: 'price', 'Flat Discount': 'discount_amount' }],
    [['Price (excl. GST)', 'MRP'], { MRP: 'price' }],
    [['Purchase Price', 'Landing Cost', 'Cost price', 'Wholesale Price'], {}],
  ])('reads the amounts of %j', (headings, columns) => {
    expect(guess(headings)).toEqual(columns);
  });

  it('takes what a heading contains, but not the price of a purchase', () => {
    expect(guess(['Product Name (English)', 'Purchase Price', 'Selling Price (INR)', 'Farbe'])).toEqual({
      'Product Name (English)': 'name',
      'Selling Price (INR)': 'selling_price',
    });
  });

  it('prefers what its owner chose before, ignored columns included', () => {
    expect(
      guess(
        ['MRP', 'Rate', 'Farbe'],
        [
          ['mrp', null],
          ['farbe', 'brand'],
        ],
      ),
    ).toEqual({ Rate: 'price', Farbe: 'brand' });
  });
});
