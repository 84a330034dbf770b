/** Fixed texts that the catalogue's pages share, and those of the home page, in one table for translation. */
export const texts = {
  discountFlag: (percent: number) => `${percent}% OFF`,
  seeAll: 'See All',
  seeSimilar: 'See similar',
  seeAllOf: (what: string) => `in ${what}`,

  shopName: 'Kirana',

  homeTitle: 'Groceries in 10 minutes',
  bannerEyebrow: 'Superfast Delivery',
  bannerHeading: 'Your kirana, at your door in 10 minutes',
  bannerText: 'Fresh vegetables, milk, atta, snacks and everything else a kitchen needs, from a store near you.',
  bannerAction: 'Find what you need',
  bannerPoints: ['Cash on delivery', '5000+ products', 'Best prices & offers'],
  categoriesHeading: 'Shop by category',
  noCategoriesTitle: 'No products yet',
  noCategoriesText: 'Products will show up here.',

  home: 'Home',
  relatedHeading: 'You may also like',
  notFoundText: 'The link may be old or incomplete.',
} as const;
