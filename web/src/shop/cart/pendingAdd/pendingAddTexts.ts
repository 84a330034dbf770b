/** Fixed texts about a product that is added to the cart after the login. */
export const pendingAddTexts = {
  label: (name: string, unit: string) => `${name} ${unit}`,
  added: (label: string) => `${label} is in your cart`,
  wasInCart: (label: string) => `${label} was already in your cart`,
  priceChanged: (text: string, price: string, before: string) => `${text}. The price is now ${price}, was ${before}.`,
  soldOut: (label: string) => `${label} is out of stock now`,
  withdrawn: 'The product you wanted to add is no longer sold',
} as const;
