/** Takes the place of shop/catalogue/structuredData.ts in browsers: only the server describes a page in schema.org terms. */
export const breadcrumbList = () => ({});
export const webSite = () => ({});
export const productOffer = () => ({});
