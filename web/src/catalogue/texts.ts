/** Fixed texts of the catalogue's pages, in one table for translation. */
export const texts = {
  discountFlag: (percent: number) => `${percent}% OFF`,
  discount: (percent: number) => `${percent}% Discount`,
  seeAll: 'See All',
  seeSimilar: 'See similar',
  seeAllOf: (what: string) => `in ${what}`,

  shopName: 'Kirana',
  /** The picture of pages without one of their own. */
  shopImage: '/icon-512.png',

  homeTitle: 'Groceries in 10 minutes',
  bannerEyebrow: 'Superfast Delivery',
  bannerHeading: 'Your kirana, at your door in 10 minutes',
  bannerText: 'Fresh vegetables, milk, atta, snacks and everything else a kitchen needs, from a store near you.',
  bannerAction: 'Find what you need',
  bannerPoints: ['No minimum order', '5000+ products', 'Best prices & offers'],
  categoriesHeading: 'Shop by category',
  noCategoriesTitle: 'No products yet',
  noCategoriesText: 'Products will show up here.',

  searchDescription: (text: string) =>
    text === ''
      ? 'Search more than 5000 groceries, at your door in 10 minutes.'
      : `Groceries for “${text}”, at your door in 10 minutes.`,
  searchTitle: (text: string) => (text === '' ? 'Search' : `Search: ${text}`),
  searchResults: (count: number) => `Search Results: ${count}`,
  correctedTo: 'Showing results for',
  searchInsteadFor: 'Search instead for',
  missingWords: (missing: string, matched: string) =>
    matched === '' ? `We don’t have ${missing}. Similar products:` : `We don’t have ${missing}. Other ${matched}:`,
  searchEmptyTitle: 'No Data found',
  searchEmptyText: (text: string) => `No product matches “${text}”. Try a shorter word.`,
  suggestionsHeading: 'What are you looking for?',
  suggestionsAfterNoResults: 'Popular searches',
  wholeCategory: 'See the whole category',
  inCategory: (category: string) => `in ${category}`,
  nearestCategoriesHeading: 'Browse instead',
  exampleSearches: ['milk', 'bread', 'sugar', 'paneer', 'chocolate', 'curd', 'rice', 'egg', 'chips'],

  listingTitle: (subCategory: string, category: string) => `${subCategory} in ${category}`,
  listingDescription: (subCategory: string, category: string) =>
    `${subCategory}, from ${category}, at your door in 10 minutes.`,
  subCategoriesLabel: (category: string) => `Sub-categories of ${category}`,
  productCount: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  listingEmptyTitle: 'No Data found',
  listingEmptyText: 'Nothing here right now. Try another category.',

  productDescription: (title: string, price: string, description: string) => `${title} for ${price}. ${description}`,
  galleryLabel: (product: string) => `Pictures of ${product}`,
  showPicture: (position: number, count: number) => `Show picture ${position} of ${count}`,
  pictureOf: (position: number, count: number) => `Picture ${position} of ${count}`,
  thumbnails: 'thumbnails',
  breadcrumbLabel: 'Breadcrumb',
  home: 'Home',
  taxNote: 'Inclusive of all taxes',
  whyHeading: 'Why shop from Kirana',
  detailsHeading: 'Product details',
  description: 'Description',
  unit: 'Unit',
  unitPrice: (price: string, per: string) => `${price} per ${per}`,
  relatedHeading: 'You may also like',
  similarHeading: 'Similar products in stock',
  productNotFoundTitle: 'This product is no longer sold',
  subCategoryNotFoundTitle: 'This sub-category does not exist',
  notFoundText: 'The link may be old or incomplete.',
  notFoundAction: 'Go to home',
} as const;

/** The three benefits of the 'Why shop from Kirana' block. */
export const benefits = [
  {
    title: 'Superfast Delivery',
    text: 'Your order at your door in 10 minutes, from a store near you.',
  },
  {
    title: 'Best Prices & Offers',
    text: 'Fair prices, checked every day, and offers straight from the brands.',
  },
  {
    title: 'Wide Assortment',
    text: 'Choose from 5000+ products across food, personal care, household and more.',
  },
] as const;
