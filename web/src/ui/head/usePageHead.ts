import { createContext, useContext, type ReactNode } from 'react';

/** What the server puts into the head of the page that it renders. */
export interface PageHeadContent {
  /** The origin of the shop's addresses, such as `https://shop.example`. */
  origin: string;
  setTitle: (title: string) => void;
  setMetadata: (elements: ReactNode) => void;
}

/** Provided on the server only: a browser changes the present document. */
export const PageHeadContext = createContext<PageHeadContent | null>(null);

export function usePageHead(): PageHeadContent | null {
  return useContext(PageHeadContext);
}
