/** A product in a list, with its first picture; amounts in paise. */
export interface ProductRow {
  id: string;
  name: string;
  unit: string;
  mrp: number;
  discount: number;
  stock: number;
  pictureId: string | null;
  picture: string | null;
  color: string | null;
  alt: string | null;
}

/** Columns of ProductRow, after FROM_PRODUCT. */
export const PRODUCT_COLUMNS = `product.id, product.name, product.unit, product.mrp_paise AS mrp,
  product.discount_percent AS discount, product.stock, picture.id AS "pictureId", picture.key AS picture, picture.dominant_color AS color, picture.alt`;

/** Joins the first picture to `product`. */
export const FIRST_PICTURE = `LEFT JOIN product_pictures link ON link.product_id = product.id AND link.position = 0
  LEFT JOIN pictures picture ON picture.id = link.picture_id`;

/** The price after the discount, which is rounded up to a whole rupee, in paise. */
export function priceOf({ mrp, discount }: { mrp: number; discount: number }): number {
  return Math.max(0, mrp - Math.ceil((mrp * discount) / 10_000) * 100);
}

/** A product as it is sent. */
export function toJson({ pictureId, picture, color, alt, ...product }: ProductRow) {
  const url = `/media/${picture}/384.webp`;
  return { ...product, price: priceOf(product), picture: pictureId && { id: pictureId, url, color, alt } };
}
