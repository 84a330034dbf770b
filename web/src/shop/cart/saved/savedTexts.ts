/** Fixed texts of lines saved for later. */
export const savedTexts = {
  about: (action: string, name: string) => `${action}: ${name}`,
  save: 'Save for later',
  saved: (name: string) => `${name} is saved for later`,
  title: (count: number) => `Saved for later (${count})`,
  quantity: (unit: string, quantity: number) => (quantity === 1 ? unit : `${unit} · Qty ${quantity}`),
  was: (price: string) => `Was ${price} when you saved it`,
  move: 'Move to cart',
  moved: (name: string) => `${name} is in your cart`,
  movedFewer: (name: string, quantity: number) => `Only ${quantity} of ${name} could be moved to your cart`,
  remove: 'Remove',
  removed: (name: string) => `${name} is removed`,
  undo: 'Undo',
} as const;
