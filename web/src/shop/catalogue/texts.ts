/** Fixed texts that the catalogue's pages share. */
export const texts = {
  bannerText: 'Fresh vegetables, milk, atta, snacks and everything else a kitchen needs, from a store near you.',
  bannerPoints: ['Cash on delivery', '5000+ products', 'Best prices & offers'],
  noCategoriesTitle: 'No products yet',
  noCategoriesText: 'Products will show up here.',

  home: 'Home',
  relatedHeading: 'You may also like',
  notFoundText: 'The link may be old or incomplete.',
} as const;
