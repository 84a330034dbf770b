/** Where a hosted page leads back to; `orderId` is the public id. */
export function returnAddresses(publicUrl: string, orderId: string): { successUrl: string; cancelUrl: string } {
  return { successUrl: `${publicUrl}/success?order=${orderId}`, cancelUrl: `${publicUrl}/cancel?order=${orderId}` };
}
