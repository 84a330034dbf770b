import type { GraphQLResponse } from 'relay-runtime';

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
