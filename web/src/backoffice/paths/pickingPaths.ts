/** Where orders wait to be packed. */
export const PICKING_PATH = '/dashboard/picking';

/** Where one order is packed. */
export function pickingPath(pickingOrderId: string): string {
  return `${PICKING_PATH}/${pickingOrderId}`;
}
