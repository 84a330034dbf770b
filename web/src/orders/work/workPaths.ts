/** Where orders wait to be packed. */
export const PACKING_PATH = '/dashboard/picking';

/** Where one order is packed. */
export function packingPath(pickingOrderId: string): string {
  return `${PACKING_PATH}/${pickingOrderId}`;
}
