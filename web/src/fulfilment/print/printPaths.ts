/** The documents that can be printed, in the order of their links. */
export const printDocuments = ['packing-slip', 'bag-label', 'receipt'] as const;

export type PrintDocument = (typeof printDocuments)[number];

/** The path of a document of an order. */
export function printPath(orderId: string, document: PrintDocument): string {
  return `/dashboard/orders/${orderId}/print/${document}`;
}

/** The document of a path; null for an unknown one. */
export function readPrintDocument(text: string | undefined): PrintDocument | null {
  return printDocuments.find((document) => document === text) ?? null;
}
