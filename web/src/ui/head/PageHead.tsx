import { createElement, useContext, useEffect } from 'react';
import { metadataElements, type Metadata } from './metadata.ts';
import { PageHeadContext, PageTitle } from './PageTitle.tsx';

interface PageHeadProps extends Metadata {
  /** What the page shows in the terms of https://schema.org, for search engines; made on the server only. */
  structuredData?: (origin: string) => object[];
}

/** Marks the elements of the present page. */
const MARK = 'data-page';

/** The origin of the shop's addresses, which the server knows; a page that it did not render has that of its own address. */
let shopOrigin: string | undefined;

function findShopOrigin(): string {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return (shopOrigin ??= new URL(canonical?.href ?? location.href).origin);
}

/** The title and the metadata of a public page. */
export function PageHead({ structuredData, title, description, path, image, imageAlt }: PageHeadProps) {
  const head = useContext(PageHeadContext);
  head?.setMetadata(
    <>
      {metadataElements({ title, description, path, image, imageAlt }, head.origin).map(({ tag, attributes }, place) =>
        createElement(tag, { key: place, [MARK]: '', ...attributes }),
      )}
      {structuredData?.(head.origin).map((data, place) => (
        <script
          key={place}
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
          }}
        />
      ))}
    </>,
  );
  useEffect(() => {
    const elements = metadataElements({ title, description, path, image, imageAlt }, findShopOrigin()).map(toElement);
    for (const earlier of document.head.querySelectorAll(`[${MARK}]`)) earlier.remove();
    document.head.append(...elements);
    return () => elements.forEach((element) => element.remove());
  }, [title, description, path, image, imageAlt]);
  return <PageTitle title={title} />;
}

function toElement({ tag, attributes }: ReturnType<typeof metadataElements>[number]): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute(MARK, '');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
