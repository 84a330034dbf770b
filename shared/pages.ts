/** The pages that every shop has, in the order of lists, with their titles. Addresses have the handles in lower case. */
export const PAGE_TITLES = {
  TERMS: 'Terms of use',
  PRIVACY: 'Privacy',
  RETURNS: 'Returns and refunds',
  DELIVERY: 'Delivery',
  CONTACT: 'Contact us',
  GRIEVANCE: 'Complaints',
} as const;

export type PageHandle = keyof typeof PAGE_TITLES;

export const PAGE_HANDLES = Object.keys(PAGE_TITLES) as PageHandle[]; // its own keys

/** The most characters of a page. */
export const MAX_PAGE_BODY = 30_000;
