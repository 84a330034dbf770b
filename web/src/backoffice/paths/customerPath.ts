/** The path of the list of customers. */
export const customersPath = '/dashboard/customers';

/** The path of a customer for staff. */
export function customerPath(customerId: string): string {
  return `${customersPath}/${customerId}`;
}
