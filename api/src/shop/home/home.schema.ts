import { encodeId } from '../../platform/core/publicId.ts';
import type { HomeSectionKind } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { PUBLIC_FIELD } from '../../platform/graphql/documents/cacheScope.ts';
import { PictureRef } from '../../platform/media/picture.schema.ts';
import { CollectionRef } from '../catalogue/collections/collection.schema.ts';
import { findHomePreview, findHomeSections, type HomeSectionRow } from './homePage.ts';

const TYPE_NAMES: Record<HomeSectionKind, string> = {
  BUILT_IN_BANNER: 'HomeBuiltInBanner',
  BANNER: 'HomeBanner',
  COLLECTION: 'HomeCollection',
  CATEGORY_TILES: 'HomeCategoryTiles',
  CATEGORY_ROWS: 'HomeCategoryRows',
  ORDER_AGAIN: 'HomeOrderAgain',
};

const HomeSectionInterface = builder.interfaceRef<HomeSectionRow>('HomeSection').implement({
  description: 'A part of the home page. Its type says what it shows; types may be added.',
  resolveType: ({ kind }) => TYPE_NAMES[kind],
  fields: (t) => ({
    id: t.id({ description: 'The public id, `hsec_…`.', resolve: ({ id }) => encodeId('HomeSection', id) }),
  }),
});

const DESCRIPTIONS = {
  BUILT_IN_BANNER: 'The client’s own banner, about groceries and the delivery promise.',
  CATEGORY_TILES: 'The categories with `isOnHomePage` as tiles, each with a link to its first sub-category.',
  CATEGORY_ROWS: 'A row of products for each category with `isOnHomePage`.',
  ORDER_AGAIN: 'What the viewer has ordered before; nothing for visitors.',
};
for (const [kind, description] of Object.entries(DESCRIPTIONS)) {
  const name = TYPE_NAMES[kind as keyof typeof DESCRIPTIONS]; // Object.entries widens keys
  builder.objectRef<HomeSectionRow>(name).implement({ description, interfaces: [HomeSectionInterface] });
}

builder.objectRef<HomeSectionRow>('HomeBanner').implement({
  description: 'A banner that staff has made: a heading, a picture or both.',
  interfaces: [HomeSectionInterface],
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true, description: 'At most 80 characters.' }),
    text: t.exposeString('text', { nullable: true, description: 'Below the heading, at most 200 characters.' }),
    link: t.exposeString('link', {
      nullable: true,
      description:
        'Where the banner leads: a path of the web client such as `/search?q=mango`, or an address with `https`.',
    }),
    alt: t.exposeString('alt', {
      nullable: true,
      description: 'The text alternative of the pictures; null beside a heading.',
    }),
    pictures: t.field({
      type: [PictureRef],
      description: 'The picture, and after it that for screens from 768 pixels on, if it has one.',
      resolve: ({ picture, widePicture }) => [picture, widePicture].filter((each) => each !== null),
    }),
  }),
});

builder.objectRef<HomeSectionRow>('HomeCollection').implement({
  description: 'A row of products of a collection, by hand or by rules.',
  interfaces: [HomeSectionInterface],
  fields: (t) => ({
    collection: t.field({
      type: CollectionRef,
      nullable: true,
      description: 'The collection, which shoppers see.',
      resolve: ({ collection }) => collection,
    }),
  }),
});

const HomePageRef = builder.objectRef<HomeSectionRow[]>('HomePage').implement({
  description: 'The home page at a moment.',
  fields: (t) => ({
    sections: t.field({
      type: [HomeSectionInterface],
      description:
        'From top to bottom, at most 40; those that are shown at that moment by their dates, weekdays and hours.',
      resolve: (sections) => sections,
    }),
  }),
});

builder.queryFields((t) => ({
  homePage: t.field({
    type: HomePageRef,
    description:
      'The home page as it is now. It changes at the minute for which a version is scheduled, and with the hours of its sections. Public.',
    extensions: PUBLIC_FIELD,
    resolve: () => findHomeSections(new Date()),
  }),
  homePreview: t.field({
    type: HomePageRef,
    nullable: true,
    description:
      'A version of the home page that a signed link shows; null when it is deleted or the link has expired. Public.',
    args: {
      token: t.arg.string({ required: true, description: 'The last part of the link.' }),
      at: t.arg({ type: 'DateTime', description: 'The moment for which it is shown; by default now.' }),
    },
    resolve: (_root, { token, at }, { caller: { fingerprint } }) => {
      const now = new Date();
      return findHomePreview({ token, fingerprint, now }, at ?? now);
    },
  }),
}));
