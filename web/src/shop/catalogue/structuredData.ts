/** Structured data of https://schema.org in the forms that Google's documentation of rich results asks for. */

interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to a page. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}

/** The shop, and the address of its search. */
export function webSite(name: string, origin: string): object {
  return {
    '@type': 'WebSite',
    name,
    url: new URL('/', origin).href,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

interface OfferedProduct {
  name: string;
  description: string;
  brand: string | null | undefined;
  path: string;
  images: readonly string[];
  /** In paise. */
  price: number;
  isSoldOut: boolean;
}

/** A product with its offer, as for Google's merchant listings. */
export function productOffer(product: OfferedProduct, origin: string): object {
  const url = new URL(product.path, origin).href;
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.images.map((image) => new URL(image, origin).href),
    ...(product.brand != null && { brand: { '@type': 'Brand', name: product.brand } }),
    offers: {
      '@type': 'Offer',
      url,
      price: (product.price / 100).toFixed(2),
      priceCurrency: 'INR',
      availability: `https://schema.org/${product.isSoldOut ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}
