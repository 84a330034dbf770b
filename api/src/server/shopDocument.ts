import escapeHtml from 'escape-html';
import { brandStyles } from '@kirana/shared/brandColors.ts';
import { deliveryPromise, SHOP_IDENTITY_ID, type ShopIdentity } from '@kirana/shared/shopIdentity.ts';
import { PAGE_HANDLES, PAGE_TITLES } from '@kirana/shared/pages.ts';
import { pagePath } from '../shop/pages/pageVersions.ts';
import { dialUrl } from '@kirana/shared/phone.ts';
import type { HelpContact, LiveSettings, ShopSettings } from '../platform/config/settings/shopSettings.ts';
import { EncodedBody } from '../platform/http/encodedBody.ts';
import type { BrandPictures } from '../platform/media/brandPictures.ts';

/** The page of the web client, filled with who the shop is. */
export interface ShopDocument {
  /** The identity that the page contains. */
  shop: ShopIdentity;
  html: string;
  body: EncodedBody;
}

const ONLINE_PAYMENT = { LIVE: 'Online payment', SANDBOX: 'Online payment (test mode)' };

interface DocumentSources {
  settings: LiveSettings;
  pictures: BrandPictures;
  /** How orders can be paid online; null: in cash only. */
  onlinePayment: keyof typeof ONLINE_PAYMENT | null;
}

const LINKS = [
  { to: '/', label: 'Home' },
  { to: '/categories', label: 'Categories' },
  { to: '/search', label: 'Search' },
  { to: '/cart', label: 'My Cart' },
  { to: '/dashboard/myorders', label: 'My Orders' },
  { to: '/dashboard/address', label: 'Save Address' },
  ...PAGE_HANDLES.map((handle) => ({ to: pagePath(handle), label: PAGE_TITLES[handle] })),
];

/** Reads the client's page with the shop's name, logo and colours of the settings. `index` is the built `index.html`. */
export function createShopDocument(
  index: string,
  { settings, pictures, onlinePayment }: DocumentSources,
): () => Promise<ShopDocument> {
  let last: ShopDocument | null = null;
  return async () => {
    const { brand, deliveryBadge, logo: logoId, seller, help } = await settings.read();
    const logo = await pictures.logo();
    const shop: ShopIdentity = {
      name: brand.name,
      promise: deliveryPromise(deliveryBadge),
      logo: logo && { url: `/logo.png?v=${logoId ?? ''}`, width: logo.width, height: logo.height },
      notices: noticesOf(seller),
      contacts: contactsOf(help),
      links: LINKS,
      paymentMethods: [...(onlinePayment === null ? [] : [ONLINE_PAYMENT[onlinePayment]]), 'Cash on delivery'],
    };
    const { primaryColor: primary, secondaryColor: secondary } = brand;
    const styles = brandStyles({ primary, secondary });
    const html = fill(index, shop, { shortName: brand.shortName ?? brand.name, styles });
    if (last?.html !== html) last = { shop, html, body: new EncodedBody(html) };
    return last;
  };
}

function noticesOf({ name, address, fssai }: ShopSettings['seller']): string[] {
  return [
    `Sold by ${name}, ${address.replaceAll('\n', ', ')}`,
    ...(fssai === null ? [] : [`FSSAI licence ${fssai}`]),
    'The software of this shop is free, under the MIT licence. Prints on packs: Fluent Emoji, MIT.',
  ];
}

function contactsOf({ phone, email }: HelpContact): ShopIdentity['contacts'] {
  const ofPhone = phone === null ? [] : [{ text: phone, href: dialUrl(phone) }];
  const ofEmail =
    email === null ? [] : [{ text: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` }];
  return [...ofPhone, ...ofEmail];
}

function fill(index: string, shop: ShopIdentity, { shortName, styles }: { shortName: string; styles: string }): string {
  const identity = JSON.stringify(shop).replaceAll('<', '\\u003c');
  const elements = [
    `<meta name="application-name" content="${escapeHtml(shop.name)}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(shortName)}">`,
    ...(styles === '' ? [] : [`<style>${styles}</style>`]),
    `<script type="application/json" id="${SHOP_IDENTITY_ID}">${identity}</script>`,
  ];
  return index
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(shop.name)}</title>`)
    .replace('</head>', () => `${elements.join('\n    ')}\n  </head>`);
}
