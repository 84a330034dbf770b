import { formatRupees } from '@kirana/shared/money.ts';
import type { PageHandle } from '@kirana/shared/pages.ts';
import { weeklyHours } from '../../platform/config/settings/openingKinds.ts';
import type { ShopSettings } from '../../platform/config/settings/shopSettings.ts';
import { HOUR_MS } from '@kirana/shared/durations.ts';
import { REFUND_REQUEST_WINDOW_MS } from '../refunds/requests/refundRequests.ts';

const REPORT_HOURS = REFUND_REQUEST_WINDOW_MS / HOUR_MS;

/** A setting as text in Markdown, on one line. */
const plain = (text: string) => text.replaceAll(/\s*\n\s*/g, ', ').replaceAll(/[\\`*_[\]<>#&~|]/g, '\\$&');

/** The first text of a page in Markdown, in plain words, about what a shop with these settings does; its owner adapts it. */
export function samplePage(handle: PageHandle, shop: ShopSettings): string {
  return SAMPLES[handle](shop).trim();
}

const SAMPLES: Record<PageHandle, (shop: ShopSettings) => string> = {
  TERMS: (shop) => `
These terms apply when you use the shop ${plain(shop.brand.name)} and when you order from it. You buy from ${sellerOf(shop)}.

## Your account

You need an account to order. Keep your password to yourself, and tell us if you think that someone else uses your account. Give us the name, mobile number and address that our rider needs to find you.

## Prices

All prices are in rupees and include GST. No product costs more than its MRP. ${feesOf(shop)} You see the whole amount before you place an order, and you pay no more than that.

## Your order

When you place an order, we confirm it by email and start to pack it. If an item turns out to be missing, we leave it out and you do not pay for it. We do not replace it with another product without asking you. We may refuse or cancel an order if we cannot deliver it, if a price was clearly a mistake, or if we have reason to suspect fraud. Whatever you have paid is then refunded in full.

You can cancel an order yourself until it is packed, from *My Orders*.

## Payment

You can pay in cash when the order arrives, and online if the checkout offers it. We limit cash orders of new customers and large cash orders.

## Problems

The page on returns says what we do when an item is missing, damaged or wrong. The page on complaints says who answers for the shop.

## Law

Indian law applies to these terms. Nothing here takes away a right that the law gives you as a consumer.`,

  PRIVACY: (shop) => `
This page says what ${plain(shop.brand.name)} knows about you, why, and what you can do about it. Your data is kept by ${sellerOf(shop)}.

The list at the end of this page says what data we use for what, why we may, and how long we keep them.

We keep what is searched for in the shop without your name. If you pay online, your card or UPI details go to the payment company and never to us.

## Cookies

We set cookies that keep you logged in. We set none for advertising.

## Who sees it

Our staff see what they need for their work: the rider sees your name, address and mobile number while your order is on its way. The payment company sees what it needs for your payment. We sell your data to nobody.

## What you can do

- See and correct your details in *Profile* and *Save Address*, and download all of your data in *Profile*.
- Choose which emails you get, in *Profile* or by the link in each of them. We send you offers only if you agree, and you can take that back in *Privacy and consent* as easily as you gave it.
- Name a person in *Privacy and consent* who may act for you after your death, or when you cannot.
- Delete your account in *Profile*. We then erase your name, your contacts and your addresses. Past orders stay in our accounts without them.
- Ask us anything about your data: ${contactOf(shop)}.
- If something is wrong, complain to us. If our answer does not settle it, you can complain to the Data Protection Board of India.`,

  RETURNS: (shop) => `
We want every item to reach you as you ordered it. This page says what we do when one does not.

## Cancel before it is packed

You can cancel an order from *My Orders* until it is packed. If you have paid online, the whole amount goes back to the same card, account or wallet.

## Missing items

If we cannot find an item while we pack, we leave it out. You do not pay for it, and what you have already paid for it is refunded.

## Damaged, wrong or poor items

Report the problem within ${REPORT_HOURS} hours of the delivery: open the order in *My Orders*, choose the items and add a photo if you can. We look at each report ourselves.

If we agree, we refund the items to the way you paid, in cash, or as store credit for your next order. If we do not agree, we tell you why.

## Other returns

Please check fresh, chilled and frozen food when it arrives. We cannot take food back because you have changed your mind, since we could not sell it again.

## When the money arrives

We start a refund as soon as we have agreed to it. Your bank may need some days to show it. Store credit is there at once.

Something else is wrong? Reach us here: ${contactOf(shop)}.`,

  DELIVERY: (shop) => `
## Where we deliver

${areaOf(shop)}

## When

${hoursOf(shop)} You can fill your cart at any time.

When you place an order, we show when we expect to deliver it, and the page of the order counts down to it. Rain, traffic or a rush can make it later. The time is our best estimate, not a guarantee.

## What it costs

${feesOf(shop)}${shop.minimumOrder === null ? '' : ` We deliver orders from ${formatRupees(shop.minimumOrder)}.`}

A tip for the rider is up to you.

## At your door

You can leave a note for the rider, and ask to leave the order at the gate. Please be there, or reachable on your mobile number. If nobody is there, we try again or cancel the order. What you have paid for a cancelled order is refunded.`,

  CONTACT: (shop) => `
Questions about an order, a product or your account? We are happy to help.

${[shop.help.phone && `- **Phone:** ${plain(shop.help.phone)}`, shop.help.email && `- **Email:** <${shop.help.email}>`, `- **Address:** ${sellerOf(shop)}`].filter(Boolean).join('\n')}

${hoursOf(shop)}

Have your order number ready; it is in *My Orders* and in our emails. To report a missing or damaged item, open the order in *My Orders*.

If we could not help you, the page on complaints says who answers for the shop.`,

  GRIEVANCE: () => `
If something went wrong and we did not put it right, please complain to our grievance officer.

- We confirm within 48 hours that we have your complaint, with its number.
- We answer it within one month of the day on which we got it.

You can also call the National Consumer Helpline on 1915, or write to it at [consumerhelpline.gov.in](https://consumerhelpline.gov.in).`,
};

function sellerOf({ seller }: ShopSettings): string {
  return `${plain(seller.name)}, ${plain(seller.address)}`;
}

function contactOf({ help, seller }: ShopSettings): string {
  const ways = [help.phone && plain(help.phone), help.email && `<${help.email}>`].filter((way) => way !== null);
  return ways.length > 0 ? ways.join(' or ') : plain(seller.address);
}

function feesOf({ fees }: ShopSettings): string {
  const from = fees.freeDeliveryFrom === null ? '' : `, and is free from ${formatRupees(fees.freeDeliveryFrom)}`;
  const delivery = fees.delivery === 0 ? 'Delivery is free.' : `Delivery costs ${formatRupees(fees.delivery)}${from}.`;
  return fees.handling === 0 ? delivery : `${delivery} We charge ${formatRupees(fees.handling)} for handling.`;
}

function areaOf({ delivery: { pincodes } }: ShopSettings): string {
  if (pincodes.length === 0) return 'We deliver everywhere in India.';
  const places = pincodes.map((digits) => (digits.length === 6 ? digits : `those that start with ${digits}`));
  return `We deliver to these pincodes: ${places.join(', ')}. Enter yours in the shop’s header to check.`;
}

function hoursOf({ opening }: ShopSettings): string {
  const hours = opening.hours && weeklyHours.format(opening.hours);
  return hours === null ? 'We take orders around the clock.' : `We take orders at these times: ${plain(hours)}.`;
}
