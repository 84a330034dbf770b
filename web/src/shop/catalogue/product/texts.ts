/** Fixed texts of the product's page, in one table for translation. */
export const texts = {
  discount: (percent: number) => `${percent}% Discount`,
  productDescription: (title: string, price: string, description: string) => `${title} for ${price}. ${description}`,
  galleryLabel: (product: string) => `Pictures of ${product}`,
  showPicture: (position: number, count: number) => `Show picture ${position} of ${count}`,
  pictureOf: (position: number, count: number) => `Picture ${position} of ${count}`,
  thumbnails: 'thumbnails',
  breadcrumbLabel: 'Breadcrumb',
  taxNote: 'Inclusive of all taxes',
  whyHeading: 'Why shop from Kirana',
  detailsHeading: 'Product details',
  description: 'Description',
  unit: 'Unit',
  unitPrice: (price: string, per: string) => `${price} per ${per}`,
  similarHeading: 'Similar products in stock',
  productNotFoundTitle: 'This product is no longer sold',
} as const;

/** The three benefits of the 'Why shop from Kirana' block. */
export const benefits = [
  { title: 'Superfast Delivery', text: 'Your order at your door in 10 minutes, from a store near you.' },
  { title: 'Best Prices & Offers', text: 'Fair prices, checked every day, and offers straight from the brands.' },
  { title: 'Wide Assortment', text: 'Choose from 5000+ products across food, personal care, household and more.' },
] as const;
