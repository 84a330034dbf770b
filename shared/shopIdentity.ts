/** Who the shop is, as each of its pages has it. */
export interface ShopIdentity {
  name: string;
  /** What completes “Delivery …” and “at your door …”, such as `in 10 minutes`; null: the shop promises nothing. */
  promise: string | null;
  /** The logo of the header; null for the mark beside the name. */
  logo: { url: string; width: number; height: number } | null;
  /** What the footer says of the business that sells, its licence for food, and the software. */
  notices: readonly string[];
  /** How to reach the shop: telephone number and e-mail address, as links. */
  contacts: readonly { text: string; href: string }[];
  /** The useful links of the footer. */
  links: readonly { to: string; label: string }[];
  /** How orders can be paid, in words. */
  paymentMethods: readonly string[];
}

/** The id of the element of a page that contains its ShopIdentity as JSON. */
export const SHOP_IDENTITY_ID = 'shop-identity';

const UNITS = [
  { pattern: /^min(ute)?s?$/i, unit: 'minute' },
  { pattern: /^h(ou)?rs?$/i, unit: 'hour' },
];

/** The delivery promise of a product's badge within a sentence: `10 Min` is `in 10 minutes`, `Same day` is `the same day`. */
export function deliveryPromise(badge: string | null): string | null {
  if (badge === null) return null;
  const [, count = '', unitText = ''] = /^(\d[\d–-]*) ?([a-z]+)\.?$/i.exec(badge) ?? [];
  const unit = UNITS.find(({ pattern }) => pattern.test(unitText))?.unit;
  if (unit === undefined) {
    const text = badge.charAt(0).toLowerCase() + badge.slice(1);
    return /^(same|next)[ -]day$/i.test(badge) ? `the ${text.replace('-', ' ')}` : text;
  }
  return `in ${count} ${unit}${count === '1' ? '' : 's'}`;
}
