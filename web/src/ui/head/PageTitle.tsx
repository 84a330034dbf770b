import { useEffect } from 'react';
import { announce } from '../announce.ts';
import { usePageHead } from './usePageHead.ts';

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
  usePageHead()?.setTitle(documentTitle(title));
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
