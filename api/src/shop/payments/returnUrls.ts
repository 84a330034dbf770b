/** The URLs to which a hosted payment page returns the shopper; `orderId` is the public id. */
export function returnUrls(publicUrl: string, orderId: string): { successUrl: string; cancelUrl: string } {
  return { successUrl: `${publicUrl}/success?order=${orderId}`, cancelUrl: `${publicUrl}/cancel?order=${orderId}` };
}
