import { z } from 'zod';
import { optionalTextShape } from '../../platform/core/text/textShape.ts';
import { decodeIdOf, nullIfMalformed } from '../../platform/core/publicId.ts';
import { HomeSectionKind } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { PictureRef } from '../../platform/media/picture.schema.ts';
import { CollectionRef } from '../../shop/catalogue/collections/collection.schema.ts';
import { minuteOfDay, type NewHomeSection } from './writeHome.ts';

const [MAX_HEADING, MAX_TEXT, MAX_LINK, MAX_ALT] = [80, 200, 300, 200];
/** The most sections of a version. */
export const MAX_SECTIONS = 40;
/** Each is a list of products of its own. */
const MAX_COLLECTIONS = 10;
/** What a page can have more than once. */
const REPEATED: readonly HomeSectionKind[] = ['BANNER', 'COLLECTION'];

export const HomeSectionKindRef = builder.enumType('HomeSectionKind', {
  description: 'What a section of the home page shows.',
  values: {
    BUILT_IN_BANNER: { description: 'The client’s own banner, about groceries and the delivery promise.' },
    BANNER: { description: 'A picture or a heading or both, with a text and a link.' },
    COLLECTION: { description: 'A row of products of a collection.' },
    CATEGORY_TILES: { description: 'The categories as tiles.' },
    CATEGORY_ROWS: { description: 'A row of products for each category.' },
    ORDER_AGAIN: { description: 'What those who are logged in have ordered before.' },
  },
});

/** A path of the shop, or an address of another site that browsers open safely. */
function isSafeLink(link: string): boolean {
  if (/[\s\\]/.test(link)) return false;
  if (link.startsWith('/')) return !link.startsWith('//');
  const url = URL.parse(link);
  return url?.protocol === 'https:' && /^https:\/\//i.test(link) && url.username === '' && url.password === '';
}

const timeShape = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 18:00')
  .nullish();

const BANNER_FIELDS = ['heading', 'text', 'link', 'alt', 'pictureId', 'widePictureId'];

/** A valid section. */
const sectionShape = z
  .looseObject({
    kind: z.enum(HomeSectionKind),
    heading: optionalTextShape('Heading', MAX_HEADING),
    text: optionalTextShape('Text', MAX_TEXT),
    link: optionalTextShape('Link', MAX_LINK).refine(
      (link) => link == null || isSafeLink(link),
      'Start with / for a page of your shop, or with https:// for another site',
    ),
    alt: optionalTextShape('Description', MAX_ALT),
    weekdays: z.array(z.number().int().min(1).max(7)).max(7).nullish(),
    from: timeShape,
    until: timeShape,
  })
  .superRefine((section, { addIssue }) => {
    const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
    const { kind, heading, alt, startDate, endDate, from, until } = section;
    const has = (name: string) => section[name] != null;
    if (typeof startDate === 'string' && typeof endDate === 'string' && startDate > endDate)
      refuse('endDate', 'The last day can’t be before the first one');
    if ((from == null) !== (until == null)) refuse(from == null ? 'from' : 'until', 'Enter both times, or none');
    if (has('collectionId') !== (kind === 'COLLECTION'))
      refuse('collectionId', kind === 'COLLECTION' ? 'Choose a collection' : 'Only a collection has this');
    if (kind !== 'BANNER') return BANNER_FIELDS.filter(has).forEach((name) => refuse(name, 'Only a banner has this'));
    if (has('widePictureId') && !has('pictureId')) refuse('pictureId', 'Choose a picture for phones too');
    if (has('pictureId') && heading == null && alt == null)
      refuse('alt', 'Say what the picture shows, for those who can’t see it');
    if (!has('pictureId') && heading == null) refuse('heading', 'A banner without a picture needs a heading');
  });

/** The valid sections of a version. */
export const sectionsShape = z
  .array(sectionShape)
  .max(MAX_SECTIONS, `A home page can have at most ${MAX_SECTIONS} sections`)
  .superRefine((sections, { addIssue }) => {
    if (sections.filter(({ kind }) => kind === 'COLLECTION').length > MAX_COLLECTIONS)
      addIssue({ code: 'custom', path: [], message: `A home page can have at most ${MAX_COLLECTIONS} collections` });
    sections.forEach(({ kind }, place) => {
      if (!REPEATED.includes(kind) && sections.findIndex((other) => other.kind === kind) < place)
        addIssue({ code: 'custom', path: [place, 'kind'], message: 'This section can be on the page only once' });
    });
  });

export const HomeSectionInput = builder.inputType('HomeSectionInput', {
  description: 'A section of the home page. Those that are no banner have only times.',
  fields: (t) => ({
    id: t.id({ description: 'That of a section of the draft, which keeps it; left out for a new section.' }),
    kind: t.field({ type: HomeSectionKindRef, required: true, description: 'What it shows.' }),
    heading: t.string({ description: `At most ${MAX_HEADING} characters.` }),
    text: t.string({ description: `Below the heading, at most ${MAX_TEXT} characters.` }),
    link: t.string({
      description: `A path of the web client such as \`/search?q=mango\`, or an address with \`https\`; at most ${MAX_LINK} characters.`,
    }),
    alt: t.string({ description: `The text alternative of the pictures, at most ${MAX_ALT} characters.` }),
    pictureId: t.globalID({ for: PictureRef, description: 'From `pictureUpload`.' }),
    widePictureId: t.globalID({ for: PictureRef, description: 'Instead of the other one from 768 pixels on.' }),
    collectionId: t.globalID({ for: CollectionRef, description: 'The collection of a section that shows one.' }),
    startDate: t.field({ type: 'Date', description: 'The first day, in Asia/Kolkata.' }),
    endDate: t.field({ type: 'Date', description: 'The last day.' }),
    weekdays: t.intList({ description: 'The days of the week, 1 for Monday to 7; empty for all.' }),
    from: t.string({ description: 'The time at which it begins on each of its days: `18:00`.' }),
    until: t.string({ description: 'The time at which it ends; one at or before `from` is on the next day.' }),
  }),
});

/** The columns of a valid section. */
export function sectionColumns(input: typeof HomeSectionInput.$inferInput): NewHomeSection {
  const {
    id,
    kind,
    heading,
    text,
    link,
    alt,
    pictureId,
    widePictureId,
    collectionId,
    startDate,
    endDate,
    weekdays,
    from,
    until,
  } = input;
  return {
    id: id == null ? null : nullIfMalformed(() => decodeIdOf('HomeSection', String(id))),
    kind,
    heading: heading ?? null,
    text: text ?? null,
    link: link?.replace(/^https:/i, 'https:') ?? null, // phones capitalise the first letter
    alt: alt ?? null,
    pictureId: pictureId?.id ?? null,
    widePictureId: widePictureId?.id ?? null,
    collectionId: collectionId?.id ?? null,
    startsOn: startDate == null ? null : new Date(startDate),
    endsOn: endDate == null ? null : new Date(endDate),
    weekdays: [...new Set(weekdays)].sort(),
    fromMinute: minuteOfDay(from),
    untilMinute: minuteOfDay(until),
  };
}
