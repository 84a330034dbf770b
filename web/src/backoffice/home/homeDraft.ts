import type { EditHome_home$data } from './__generated__/EditHome_home.graphql.ts';
import type { HomeSectionInput } from './__generated__/EditHomeSaveMutation.graphql.ts';
import { kindTexts } from './texts.ts';

type Draft = NonNullable<EditHome_home$data['draft']>;
export type StoredSection = Draft['sections'][number];
export type SectionKind = keyof typeof kindTexts;

/** A section as it is edited: texts are empty where there are none. */
export interface SectionDraft {
  /** The id of a stored section, or a key of a new one. */
  key: string;
  kind: SectionKind;
  heading: string;
  text: string;
  link: string;
  alt: string;
  pictureId: string | null;
  widePictureId: string | null;
  collectionId: string;
  startDate: string;
  endDate: string;
  weekdays: readonly number[];
  from: string;
  until: string;
}

/** An empty section. */
export function newSection(kind: SectionKind, key: string): SectionDraft {
  const texts = { heading: '', text: '', link: '', alt: '', collectionId: '' };
  const times = { startDate: '', endDate: '', weekdays: [], from: '', until: '' };
  return { key, kind, ...texts, pictureId: null, widePictureId: null, ...times };
}

/** A stored section as it is edited. */
export function sectionDraftOf(section: StoredSection): SectionDraft {
  return {
    key: section.id,
    kind: section.kind as SectionKind, // the texts have each kind
    heading: section.heading ?? '',
    text: section.text ?? '',
    link: section.link ?? '',
    alt: section.alt ?? '',
    pictureId: section.picture?.id ?? null,
    widePictureId: section.widePicture?.id ?? null,
    collectionId: section.collection?.id ?? '',
    startDate: section.startDate ?? '',
    endDate: section.endDate ?? '',
    weekdays: section.weekdays,
    from: section.from ?? '',
    until: section.until ?? '',
  };
}

const orNull = (text: string) => (text === '' ? null : text);

/** A section as it is sent. An address of this shop becomes its path. */
export function toInput({ key, kind, link, ...section }: SectionDraft): HomeSectionInput {
  const { startDate, endDate, from, until, collectionId, weekdays, ...others } = section;
  const path = link.trim().startsWith(`${location.origin}/`) ? link.trim().slice(location.origin.length) : link;
  return {
    ...others,
    ...(key.startsWith('hsec_') && { id: key }),
    kind,
    link: path,
    collectionId: orNull(collectionId),
    startDate: orNull(startDate),
    endDate: orNull(endDate),
    weekdays: [...weekdays],
    from: orNull(from),
    until: orNull(until),
  };
}

/** A section by its kind and what it says. */
export function titleOf({ kind, heading, alt }: Pick<SectionDraft, 'kind' | 'heading' | 'alt'>): string {
  const text = heading || alt;
  return text === '' ? kindTexts[kind].name : `${kindTexts[kind].name} “${text}”`;
}

/** What another editor has changed of the sections, in sentences. */
export function describeChanges(before: readonly SectionDraft[], after: readonly SectionDraft[]): string[] {
  const find = (sections: readonly SectionDraft[], key: string) => sections.find((section) => section.key === key);
  const added = after.filter(({ key }) => !find(before, key)).map((section) => `${titleOf(section)} was added.`);
  const removed = before.filter(({ key }) => !find(after, key)).map((section) => `${titleOf(section)} was removed.`);
  const changed = after.flatMap((section) => {
    const former = find(before, section.key);
    const isSame = former === undefined || JSON.stringify(former) === JSON.stringify(section);
    return isSame
      ? []
      : [`${titleOf(former)} was changed${titleOf(section) === titleOf(former) ? '' : ` to ${titleOf(section)}`}.`];
  });
  const kept = (sections: readonly SectionDraft[], others: readonly SectionDraft[]) =>
    sections
      .filter(({ key }) => find(others, key))
      .map(({ key }) => key)
      .join();
  const moved = kept(before, after) === kept(after, before) ? [] : ['The order was changed.'];
  return [...added, ...removed, ...changed, ...moved];
}
