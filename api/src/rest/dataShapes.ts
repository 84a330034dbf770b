import { z } from 'zod';
import { OrderStatus, PaymentStatus } from '../platform/db/generated/client.ts';

const moment = z.string().meta({ description: 'A moment as an ISO 8601 string in UTC.' });
const moments = { createdAt: moment, updatedAt: moment };
const id = z.string().meta({ description: 'A public id, the same string as in GraphQL.' });
const url = z.string().meta({ description: 'An absolute address.' });
const amount = z.number().meta({ description: 'Rupees.' });

/** An id alone, for what is gone. */
export const idData = z.object({ _id: id });

export const categoryData = z.object({ _id: id, name: z.string(), image: url, ...moments }).meta({ id: 'Category' });

const placeData = z.object({ _id: id, name: z.string() });

export const subCategoryData = z
  .object({
    _id: id,
    name: z.string(),
    image: url,
    category: z.array(placeData).meta({ description: 'The categories it stands in.' }),
    ...moments,
  })
  .meta({ id: 'SubCategory' });

export const productData = z
  .object({
    _id: id,
    name: z.string(),
    image: z.array(url).meta({ description: 'Its pictures in order; may be empty, is never missing.' }),
    category: z.array(placeData),
    subCategory: z.array(placeData),
    unit: z.string(),
    stock: z.number().int(),
    price: amount.meta({ description: 'The maximum retail price in rupees, before the discount.' }),
    discount: z.number().int().meta({
      description:
        'Percent of the price. The amount is rounded up to a whole rupee: price - ceil(price × discount / 100).',
    }),
    description: z.string(),
    more_details: z.record(z.string(), z.string()),
    publish: z.boolean(),
    ...moments,
  })
  .meta({ id: 'Product' });

export const userData = z
  .object({
    _id: id,
    name: z.string(),
    email: z.string(),
    avatar: z.string().meta({ description: 'The address of their picture; empty when there is none.' }),
    mobile: z.string().meta({ description: 'Empty when they gave none.' }),
    verify_email: z.boolean(),
    last_login_date: z.string().nullable(),
    status: z.enum(['Active', 'Inactive', 'Suspended']),
    role: z.enum(['ADMIN', 'USER']),
    ...moments,
  })
  .meta({ id: 'User' });

export const userDetailsData = z
  .object({
    ...userData.shape,
    address_details: z.array(id).meta({ description: 'Their addresses; `address/get` has them whole.' }),
    shopping_cart: z.array(id).meta({ description: 'The lines of their cart; `cart/get` has them whole.' }),
    orderHistory: z.array(id).meta({ description: 'Their orders, the newest 100.' }),
  })
  .meta({ id: 'UserDetails' });

export const cartLineData = z
  .object({ _id: id, quantity: z.number().int(), productId: id, userId: id })
  .meta({ id: 'CartLine' });

export const cartItemData = z
  .object({ _id: id, quantity: z.number().int(), userId: id, productId: productData, ...moments })
  .meta({ id: 'CartItem' });

const addressFields = {
  address_line: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  pincode: z.string(),
  mobile: z.string(),
};

export const addressData = z
  .object({ _id: id, userId: id, ...addressFields, status: z.literal(true), ...moments })
  .meta({ id: 'Address' });

export const orderRowData = z
  .object({
    _id: id.meta({ description: 'Of the line.' }),
    orderId: id.meta({ description: 'Of the order, the same for all of its lines.' }),
    orderNumber: z.number().int().meta({ description: 'The number people say aloud.' }),
    productId: id,
    product_details: z.object({ name: z.string(), image: z.array(url) }),
    quantity: z.number().int(),
    payment_status: z.enum(PaymentStatus),
    order_status: z.enum(OrderStatus).exclude(['DELIVERY_FAILED']),
    delivery_address: z.object(addressFields),
    subTotalAmt: amount.meta({ description: 'What this line costs, in rupees.' }),
    totalAmt: amount.meta({ description: 'What the whole order costs, fees included, in rupees.' }),
    createdAt: moment,
  })
  .meta({ id: 'OrderRow' });

export const uploadData = z
  .object({
    url,
    secure_url: url,
    public_id: id,
    width: z.number().int(),
    height: z.number().int(),
    format: z.literal('webp'),
    bytes: z.number().int(),
  })
  .meta({ id: 'Upload' });

/** Paise as rupees: 12950 is 129.5. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** The absolute form of a URL, for clients of other origins. */
export function absoluteUrl(url: string, publicUrl: string): string {
  return new URL(url, publicUrl).href;
}
