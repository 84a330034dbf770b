/** The path of the order board. */
export const ordersPath = '/dashboard/orders';

/** The path of an order for admins: its dialog opens over the order board. */
export function adminOrderPath(orderId: string): string {
  return `${ordersPath}/${orderId}`;
}

/** The path of the list of customers. */
export const customersPath = '/dashboard/customers';

/** The path of a customer for staff. */
export function customerPath(customerId: string): string {
  return `${customersPath}/${customerId}`;
}

/** Where orders wait to be packed. */
export const PICKING_PATH = '/dashboard/picking';

/** Where one order is packed. */
export function pickingPath(pickingOrderId: string): string {
  return `${PICKING_PATH}/${pickingOrderId}`;
}

/** The path of the list of all shifts. */
export const cashPath = '/dashboard/cash';

/** The path of one's own open shift. */
export const myCashPath = '/dashboard/deliveries/cash';

/** The path of a shift for admins. */
export function cashShiftPath(shiftId: string): string {
  return `${cashPath}/${shiftId}`;
}

/** The path of a report's page. */
export function reportPath(handle: string): string {
  return `/dashboard/reports/${handle}`;
}
