/** The REST names of input fields, where they differ from the graph's. */
const REST_NAMES: Partial<Record<string, string>> = {
  categoryIds: 'category',
  code: 'otp',
  details: 'more_details',
  discountPercent: 'discount',
  expectedTotal: 'totalAmt',
  isPublished: 'publish',
  line: 'address_line',
  lineId: '_id',
  mrp: 'price',
  pictureId: 'image',
  pictureIds: 'image',
  quantity: 'qty',
  seenLines: 'list_items',
  subCategoryIds: 'subCategory',
};

/** The path of a field by its REST names. */
export function restPath(path: string): string {
  const [field = '', ...rest] = path.split('.');
  return [REST_NAMES[field] ?? field, ...rest].join('.');
}
