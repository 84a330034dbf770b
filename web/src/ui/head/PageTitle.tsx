import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { announce } from '../announce.ts';

/** What the server puts into the head of the page that it renders. */
export interface PageHeadContent {
  /** The origin of the shop's addresses, such as `https://shop.example`. */
  origin: string;
  setTitle: (title: string) => void;
  setMetadata: (elements: ReactNode) => void;
}

/** Provided on the server only: a browser changes the present document. */
export const PageHeadContext = createContext<PageHeadContent | null>(null);

const shopName = 'Kirana';
let page = shopName;
let overPage: string | null = null;

interface PageTitleProps {
  title: string;
  /** It is the title of a dialog over a page; the page's own title is restored afterwards. */
  isOverPage?: boolean;
}

/** Sets the document's title and announces the page to screen readers. */
export function PageTitle({ title, isOverPage = false }: PageTitleProps) {
  useContext(PageHeadContext)?.setTitle(documentTitle(title));
  useEffect(() => {
    if (isOverPage) overPage = title;
    else page = title;
    show();
    announce(title);
    return () => {
      if (isOverPage) overPage = null;
      show();
    };
  }, [title, isOverPage]);
  return null;
}

function show(): void {
  document.title = documentTitle(overPage ?? page);
}

function documentTitle(title: string): string {
  return title === shopName ? title : `${title} · ${shopName}`;
}
