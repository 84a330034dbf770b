/** The fixed texts of the catalogue's screens, kept together for another language. */
export const texts = {
  discountFlag: (percent: number) => `${percent}% OFF`,
  discount: (percent: number) => `${percent}% Discount`,
  seeAll: 'See All',
  seeAllOf: (what: string) => `in ${what}`,
  scrollBack: (what: string) => `Scroll ${what} back`,
  scrollOn: (what: string) => `Scroll ${what} on`,
  showMore: 'Show more',
  loadingMore: 'Loading more',
  moreFailed: 'The rest did not arrive.',
  tryAgain: 'Try again',

  homeTitle: 'Groceries in 10 minutes',
  bannerPromise: 'Superfast Delivery',
  bannerHeading: 'Your kirana, at the door in 10 minutes',
  bannerText: 'Fresh vegetables, milk, atta, snacks and all else a kitchen asks for, from the dark store next to you.',
  bannerAction: 'Find what you need',
  bannerPoints: ['No minimum order', '5000+ products', 'Best prices & offers'],
  categoriesHeading: 'Shop by category',
  noCategoriesTitle: 'The shelves are still empty',
  noCategoriesText: 'Products appear here as soon as the shop has filled its shelves.',

  searchTitle: (text: string) => (text === '' ? 'Search' : `Search: ${text}`),
  searchResults: (count: number) => `Search Results: ${count}`,
  searchEmptyTitle: 'No Data found',
  searchEmptyText: (text: string) => `Nothing on our shelves matches “${text}”. A shorter word often helps.`,
  suggestionsHeading: 'What are you looking for?',
  suggestionsAfterNothing: 'Often looked for',
  exampleSearches: ['milk', 'bread', 'sugar', 'paneer', 'chocolate', 'curd', 'rice', 'egg', 'chips'],

  listingTitle: (subCategory: string, category: string) => `${subCategory} in ${category}`,
  subCategoriesLabel: (category: string) => `Sub-categories of ${category}`,
  productCount: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  listingEmptyTitle: 'No Data found',
  listingEmptyText: 'There is nothing on this shelf right now. The shelves beside it are fuller.',

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
  productGoneTitle: 'This product is no longer sold',
  shelfGoneTitle: 'This shelf does not exist',
  goneText: 'The link may be old, or a letter is missing in the address.',
  goneAction: 'Go to home',
} as const;

/** The three promises of the 'Why shop from Kirana' block. */
export const benefits = [
  {
    title: 'Superfast Delivery',
    text: 'Get your order at your doorstep in 10 minutes, from the dark store nearest to you.',
  },
  {
    title: 'Best Prices & Offers',
    text: 'Prices set against the market every day, with offers straight from the makers.',
  },
  {
    title: 'Wide Assortment',
    text: 'Choose from 5000+ products across food, personal care, household and other aisles.',
  },
] as const;
