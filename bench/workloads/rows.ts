import { decodeId } from '../../api/src/platform/core/publicId.ts';

/** A product as the floor sends it in a list; amounts in paise. */
export interface FloorProduct {
  id: string;
  name: string;
  unit: string;
  mrp: number;
  discount: number;
  price: number;
  stock: number;
  picture: { id: string; url: string; color: string; alt: string } | null;
}

/** The fields of a product in a list. */
export const PRODUCT_FIELDS = `id name unit mrp discountPercent price stock pictures(first: 1) { id url dominantColor alt }`;

/** A picture as the product sends it. */
export interface ShownPicture {
  id: string;
  url: string;
  dominantColor: string;
  alt: string;
}

/** A product with PRODUCT_FIELDS. */
export interface ListedProduct {
  id: string;
  name: string;
  unit: string;
  mrp: number;
  discountPercent: number;
  price: number;
  stock: number;
  pictures: ShownPicture[];
}

/** The product's answer in the floor's form. */
export function toFloorProduct({ id, discountPercent, pictures, ...product }: ListedProduct): FloorProduct {
  const [picture] = pictures;
  return {
    ...product,
    id: uuidOf(id),
    discount: discountPercent,
    picture: picture ? toFloorPicture(picture) : null,
  };
}

/** The product's answer in the floor's form. */
export function toFloorPicture({ id, url, dominantColor, alt }: ShownPicture) {
  return { id: uuidOf(id), url, color: dominantColor, alt };
}

/** The row's id in a public id. */
export function uuidOf(publicId: string): string {
  return decodeId(publicId).id;
}

/** @throws unless there are `expected` rows */
export function assertRows(rows: readonly unknown[], expected: number): void {
  if (rows.length !== expected) throw new Error(`${rows.length} rows instead of ${expected}`);
}
