/** Fixed texts of the pages of pickers and riders. */
export const texts = {
  number: (number: number) => `Order #${number}`,
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  left: (minutes: number) => `${minutes} min left`,
  late: (minutes: number) => `${minutes} min late`,
} as const;
