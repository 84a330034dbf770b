/** What fields of the graph's inputs are called on the REST surface, where that is something else. */
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

/** The path of a field as a REST client knows it. */
export function restPath(path: string): string {
  const [field = '', ...rest] = path.split('.');
  return [REST_NAMES[field] ?? field, ...rest].join('.');
}
