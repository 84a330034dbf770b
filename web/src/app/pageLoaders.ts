import homePage from '../shop/catalogue/home/__generated__/HomePageQuery.graphql.ts';
import listingPage from '../shop/catalogue/listing/__generated__/ListingPageQuery.graphql.ts';
import productPage from '../shop/catalogue/product/__generated__/ProductPageQuery.graphql.ts';
import searchPage from '../shop/search/__generated__/SearchPageQuery.graphql.ts';
import { idFromSegment, isExactSearch, isSubCategoryId, searchedText } from '../shop/catalogue/paths.ts';
import { noVariables, preload } from '../relay/preload.ts';

/** The loaders of the pages that the server renders, apart from the routes: a page that is only read needs none of them. */
export const pageLoaders = {
  home: preload(homePage, noVariables),

  search: preload(searchPage, ({ request }) => {
    const params = new URL(request.url).searchParams;
    const text = searchedText(params);
    const isExact = isExactSearch(params);
    const variables = { text, isCorrected: !isExact };
    if (text === '') return null;
    return params.size > (isExact ? 2 : 1) ? addFilters(variables, params) : variables;
  }),

  product: preload(productPage, ({ params }) => ({ id: idFromSegment(params['slug']) })),

  listing: preload(listingPage, ({ request, params }) => {
    const subCategoryId = idFromSegment(params['subCategory']);
    const filter = { subCategoryIds: [subCategoryId].filter(isSubCategoryId) };
    const variables = { categoryId: idFromSegment(params['category']), subCategoryId, filter };
    const { searchParams } = new URL(request.url);
    return searchParams.size > 0 ? addFilters(variables, searchParams, subCategoryId) : variables;
  }),
};

/** Adds the filters in a URL to the variables of its page; their code is loaded for a URL that may have some. */
async function addFilters<Variables>(variables: Variables, params: URLSearchParams, subCategoryId?: string) {
  const { filterVariables } = await import('../shop/catalogue/filters/url/filterVariables.ts');
  return { ...variables, ...filterVariables(params, subCategoryId) };
}
