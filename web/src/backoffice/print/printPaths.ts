/** The documents that can be printed, in the order of their links. */
export const printDocuments = ['packing-slip', 'bag-label', 'receipt'] as const;

export type PrintDocument = (typeof printDocuments)[number];

/** The documents that go with the bags: of several orders at once, and for pickers. */
export const bagDocuments = ['packing-slip', 'bag-label'] as const satisfies PrintDocument[];

/** The path of a document of an order. */
export function printPath(orderId: string, document: PrintDocument): string {
  return `/dashboard/orders/${orderId}/print/${document}`;
}

/** The path of a document of several orders: of those with the ids, or of all in a state. */
export function printOrdersPath(
  document: PrintDocument,
  orders: { ids: readonly string[] } | { state: string },
): string {
  const search = 'ids' in orders ? `ids=${orders.ids.join(',')}` : `state=${orders.state}`;
  return `/dashboard/orders/print/${document}?${search}`;
}

/** The path of a document of an order for its picker. */
export function pickingPrintPath(pickingOrderId: string, document: PrintDocument): string {
  return `/dashboard/picking/${pickingOrderId}/print/${document}`;
}

/** The document of a path; null for one that is not among `documents`. */
export function readPrintDocument<Document extends PrintDocument>(
  text: string | undefined,
  documents: readonly Document[],
): Document | null {
  return documents.find((document) => document === text) ?? null;
}
