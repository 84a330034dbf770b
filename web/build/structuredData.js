/** Takes the place of shop/catalogue/structuredData.ts in browsers: the server alone describes a page in the terms of schema.org. */
export const breadcrumbList = () => ({});
export const webSite = () => ({});
export const productOffer = () => ({});
