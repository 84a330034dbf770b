/** The name of a column of the catalogue's file in words: `gst_percent` is `GST percent`. */
export function columnLabel(column: string): string {
  const words = column.replaceAll('_', ' ').replace(/\b(sku|gst|hsn)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
