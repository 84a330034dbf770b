/** The most pieces of a product in a cart, an order or a refund. */
export const MAX_QUANTITY = 50;
/** The most pieces of a product in stock. */
export const MAX_STOCK = 100_000;
/** The largest tip for a rider, in paise. */
export const MAX_TIP_PAISE = 50_000;
/** The most pictures of a product. */
export const MAX_PICTURES = 10;
/** The most fields that a product has beside its own, such as “Shelf life”. */
export const MAX_DETAILS = 30;
/** The most products that one bulk operation changes. */
export const MAX_BULK_PRODUCTS = 500;
