import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useShopIdentity } from '../shopIdentity.ts';
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

let page: string | null = null;
let overPage: string | null = null;

interface PageTitleProps {
  title: string;
  /** It is the title of a dialog over a page; the page's own title is restored afterwards. */
  isOverPage?: boolean;
}

/** Sets the document's title and announces the page to screen readers. */
export function PageTitle({ title, isOverPage = false }: PageTitleProps) {
  const { name } = useShopIdentity();
  useContext(PageHeadContext)?.setTitle(documentTitle(title, name));
  useEffect(() => {
    if (isOverPage) overPage = title;
    else page = title;
    show(name);
    announce(title);
    return () => {
      if (isOverPage) overPage = null;
      show(name);
    };
  }, [title, isOverPage, name]);
  return null;
}

function show(shopName: string): void {
  document.title = documentTitle(overPage ?? page ?? shopName, shopName);
}

function documentTitle(title: string, shopName: string): string {
  return title === shopName ? title : `${title} · ${shopName}`;
}
