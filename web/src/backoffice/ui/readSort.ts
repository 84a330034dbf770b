/** The sort of a list's URL, by its name in the schema. Bookmarks and saved filters may have a former name, such as `PRICE_LOW`. */
export function readSort(params: URLSearchParams): string {
  return (params.get('sort') ?? '')
    .replace(/^(NAME|SKU)$/, '$1_ASC')
    .replace(/_LOW$/, '_ASC')
    .replace(/_(DESCENDING|HIGH)$/, '_DESC');
}
