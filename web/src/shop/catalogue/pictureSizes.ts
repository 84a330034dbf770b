import type { GraphQLResponse } from 'relay-runtime';

/** The widths of products' pictures, as `sizes` attributes, by where they are shown. */
export const pictureSizes = {
  gallery: '(min-width: 80em) 36rem, (min-width: 48em) 45vw, 100vw',
  row: '(min-width: 48em) 180px, (min-width: 30em) 136px, 27vw',
  besideFilters:
    '(min-width: 96em) 170px, (min-width: 64em) 13vw, (min-width: 48em) 18vw, (min-width: 30em) 24vw, 30vw',
  besideRail: '(min-width: 96em) 168px, (min-width: 64em) 15vw, (min-width: 48em) 17vw, (min-width: 30em) 21vw, 25vw',
};

/** The pictures that a page shows first, as the attributes of their elements. */
export type FirstPictures = (response: GraphQLResponse) => Pick<HTMLImageElement, 'srcset' | 'sizes'>[];

/** Finds the first pictures of a list in the response to a page's query, which app/preloadOnIntent.ts loads before the page is opened. */
export function firstPictures(list: 'pictures' | 'products', sizes: string, count: number): FirstPictures {
  return (response) => {
    const text = JSON.stringify(response);
    const found = [...text.slice(text.indexOf(`"${list}":`)).matchAll(/"srcSet":"([^"]+)"/g)];
    return found.slice(0, count).map(([, srcset = '']) => ({ srcset, sizes }));
  };
}
