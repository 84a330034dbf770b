import { createElement, useContext, useEffect } from 'react';
import { useShopIdentity } from '../shopIdentity.ts';
import { PageHeadContext, PageTitle } from './PageTitle.tsx';

/** What search engines and chats show of a page. */
interface Metadata {
  title: string;
  /** A sentence or two; longer ones are cut. */
  description: string;
  /** The page's own path, the same for all addresses that show it. */
  path: string;
  /** The address of a JPEG of IMAGE_SIDE × IMAGE_SIDE pixels, with or without an origin; by default the shop's. */
  image?: string | undefined;
  /** Its text alternative. */
  imageAlt?: string | undefined;
}

export interface MetadataElement {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

const MAX_DESCRIPTION = 160;
/** Of `Picture.previewUrl`. Messengers that know the size show the picture at once. */
const IMAGE_SIDE = '1200';

/** The elements of the document's head for a page: its description, its canonical address, and the Open Graph of https://ogp.me. */
export function metadataElements(
  { title, description, path, image = '/preview.jpg', imageAlt }: Metadata,
  { origin, shopName }: { origin: string; shopName: string },
): MetadataElement[] {
  const url = new URL(path, origin).href;
  const text = shorten(description);
  const properties = {
    'og:site_name': shopName,
    'og:type': 'website',
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': text,
    'og:url': url,
    'og:image': new URL(image, origin).href,
    'og:image:type': 'image/jpeg',
    'og:image:width': IMAGE_SIDE,
    'og:image:height': IMAGE_SIDE,
    'og:image:alt': imageAlt ?? shopName,
  };
  return [
    { tag: 'meta', attributes: { name: 'description', content: text } },
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    ...Object.entries(properties).map(([property, content]): MetadataElement => {
      return { tag: 'meta', attributes: { property, content } };
    }),
    { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary' } },
  ];
}

/** Cuts a text behind a word. */
function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const cut = text.slice(0, MAX_DESCRIPTION);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

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
  const { name: shopName } = useShopIdentity();
  const head = useContext(PageHeadContext);
  head?.setMetadata(
    <>
      {metadataElements({ title, description, path, image, imageAlt }, { origin: head.origin, shopName }).map(
        ({ tag, attributes }, place) => createElement(tag, { key: place, [MARK]: '', ...attributes }),
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
    const shop = { origin: findShopOrigin(), shopName };
    const elements = metadataElements({ title, description, path, image, imageAlt }, shop).map(toElement);
    for (const earlier of document.head.querySelectorAll(`[${MARK}]`)) earlier.remove();
    document.head.append(...elements);
    return () => elements.forEach((element) => element.remove());
  }, [title, description, path, image, imageAlt, shopName]);
  return <PageTitle title={title} />;
}

function toElement({ tag, attributes }: ReturnType<typeof metadataElements>[number]): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute(MARK, '');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
