import { describe, expect, it } from 'vitest';
import { pendingPicture, type FormPicture } from '../../../shop/media/formPicture.ts';
import { validatePictures, validateProduct } from './validateProduct.ts';
import { emptyDraft, type ProductDraft } from '../productDraft.ts';

const good: ProductDraft = {
  ...emptyDraft,
  name: 'Toor dal',
  description: 'Sorted by hand.',
  unit: '500 g',
  stock: '0',
  mrp: '55',
  discountPercent: '0',
};
const check = (fields: Partial<ProductDraft>, isNew = true) => validateProduct({ ...good, ...fields }, { isNew });

describe('validateProduct', () => {
  it('accepts a product with all required values', () => {
    expect(check({})).toEqual({});
    expect(check({ mrp: '10,00,000', stock: '1,00,000', discountPercent: '100', details: [] })).toEqual({});
    expect(check({ gstPercent: '100', hsnCode: ' 04011000 ', barcode: '890 1058 000016' })).toEqual({});
    expect(
      check({ sku: '\u200bCURD-1\u200e', hsnCode: '\ufeff0403', mrp: '\u202a₹ 28.50\u202c', stock: '१०' }),
    ).toEqual({});
  });

  it('names all missing fields', () => {
    expect(validateProduct({ ...emptyDraft, details: [{ name: 'Origin', value: ' ' }] }, { isNew: true })).toEqual({
      name: 'Name is required',
      description: 'Description is required',
      unit: 'Unit is required',
      stock: 'Number of Stock is required',
      mrp: 'Price is required',
      discountPercent: 'Discount is required',
      'details.0': 'Origin is required',
    });
  });

  it.each([
    ['mrp', '0', 'Enter an amount above ₹0, up to ₹10,00,000'],
    ['mrp', '10,00,000.01', 'Enter an amount above ₹0, up to ₹10,00,000'],
    ['mrp', '-5', 'Enter an amount above ₹0, up to ₹10,00,000'],
    ['mrp', '1e3', 'Enter an amount in rupees, such as 49.50'],
    ['mrp', '5.123', 'Use at most two decimals, as in 28.50'],
    ['mrp', '28,50', 'Use a dot for paise, as in 28.50'],
    ['mrp', '1,2,3', 'Use a dot for paise, as in 28.50'],
    ['stock', '1,5', 'Enter a whole number'],
    ['discountPercent', '101', 'Enter a number from 0 to 100'],
    ['discountPercent', '2.5', 'Enter a whole number'],
    ['gstPercent', '101', 'Enter a number from 0 to 100'],
    ['gstPercent', '', 'GST % is required'],
    ['gstPercent', '2.5', 'Enter a whole number'],
    ['hsnCode', '12345', 'Enter 4, 6 or 8 digits'],
    ['hsnCode', '04O1', 'Enter 4, 6 or 8 digits'],
    ['stock', '1,00,001', 'Enter a number from 0 to 1,00,000'],
    ['stock', '-1', 'Enter a number from 0 to 1,00,000'],
    ['lowStockThreshold', 'few', 'Enter a whole number'],
    ['maxPerOrder', '0', 'Enter a number from 1 to 50'],
    ['maxPerOrder', '51', 'Enter a number from 1 to 50'],
    ['maxPerOrder', 'few', 'Enter a whole number'],
    ['sku', 'a b', 'Use only letters, digits, dots, dashes and underscores'],
    ['sku', 'x'.repeat(61), 'At most 60 characters'],
    ['name', '\u200b', 'Name is required'],
    ['name', 'x'.repeat(201), 'At most 200 characters'],
    ['description', 'x'.repeat(5001), 'At most 5,000 characters'],
  ])('validates the range of %s: %s', (field, text, message) => {
    expect(check({ [field]: text })).toEqual({ [field]: message });
  });

  it('accepts a new product without a SKU', () => {
    expect(check({ sku: '' })).toEqual({});
    expect(check({ sku: '' }, false)).toEqual({ sku: 'SKU is required' });
  });
});

describe('validatePictures', () => {
  const picture = (fileName: string, fields: Partial<FormPicture>) => ({
    ...pendingPicture(fileName, fileName),
    ...fields,
  });

  it('names the failed uploads, then the running ones', () => {
    const stored = picture('1.jpg', { id: 'pic_1' });
    const uploading = picture('2.jpg', { progress: 0.5 });
    expect(validatePictures([stored])).toBe('');
    expect(validatePictures([stored, uploading])).toBe('Still uploading: 2.jpg. Submit again in a moment.');
    expect(validatePictures([uploading, picture('3.jpg', { error: 'Too large' })])).toBe(
      'Not uploaded: 3.jpg. Try again, or remove it.',
    );
  });
});
