import { useEffect } from 'react';
import { announce } from './announce.ts';

const shopName = 'Kirana';
let page = shopName;
let overPage: string | null = null;

interface PageTitleProps {
  title: string;
  /** It names what lies over a page, which has its own name again afterwards. */
  isOverPage?: boolean;
}

/** Names the page in the tab and tells screen readers of the arrival. */
export function PageTitle({ title, isOverPage = false }: PageTitleProps) {
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
  const title = overPage ?? page;
  document.title = title === shopName ? title : `${title} · ${shopName}`;
}
