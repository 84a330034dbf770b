const CAPITALS = /\b(sku|gst|hsn|mrp)\b/g;

/** The columns whose names in files are older than the words of the shop. */
const formerNames: Readonly<Record<string, string>> = { price: 'mrp', selling_price: 'price' };

/** The name of a column of the catalogue's file in words: `gst_percent` is `GST percent`, and `price` the MRP. */
export function columnLabel(column: string): string {
  const words = (formerNames[column] ?? column).replaceAll('_', ' ').replace(CAPITALS, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
