import { describe, expect, it } from 'vitest';
import type { LiveSettings, ShopSettings } from '../platform/config/settings/shopSettings.ts';
import type { BrandPictures } from '../platform/media/brandPictures.ts';
import { TEST_TERMS } from '../testing/shopTermsFixture.ts';
import { createShopDocument } from './shopDocument.ts';

const INDEX = '<html><head><title>Groceries</title></head><body></body></html>';

async function identityOf(fields: Partial<ShopSettings>, onlinePayment: 'LIVE' | 'SANDBOX' | null = null) {
  const settings = { read: async () => ({ ...TEST_TERMS, ...fields }) } as LiveSettings; // the rest is not read
  const pictures = { logo: async () => null } as unknown as BrandPictures; // the rest is not read
  const { shop, html } = await createShopDocument(INDEX, { settings, pictures, onlinePayment })();
  return { shop, html };
}

describe('The document of the shop', () => {
  it('names the seller in one line, the licence, the contacts as links and the online payment', async () => {
    const seller = {
      ...TEST_TERMS.seller,
      name: 'Sharma LLP',
      address: '7 Hill Road\nMumbai',
      fssai: '10012345000012',
    };
    const help = { phone: '+91 (0) 22 4000-0000', email: 'a&b@shop.example' };
    const { shop } = await identityOf({ seller, help }, 'LIVE');
    expect(shop).toMatchObject({
      notices: [
        'Sold by Sharma LLP, 7 Hill Road, Mumbai',
        'FSSAI licence 10012345000012',
        expect.stringContaining('MIT licence'),
      ],
      contacts: [
        { text: '+91 (0) 22 4000-0000', href: 'tel:+912240000000' },
        { text: 'a&b@shop.example', href: 'mailto:a%26b@shop.example' },
      ],
      paymentMethods: ['Online payment', 'Cash on delivery'],
    });
  });

  it('has no contact that the shop does not have, and can’t be ended by a text of the settings', async () => {
    const seller = { ...TEST_TERMS.seller, name: '</script><b>' };
    const { shop, html } = await identityOf({ seller, help: { phone: null, email: null } });
    expect(shop).toMatchObject({ contacts: [], paymentMethods: ['Cash on delivery'] });
    expect(shop.notices.join()).not.toContain('FSSAI licence');
    expect(html).not.toContain('</script><b>');
  });
});
