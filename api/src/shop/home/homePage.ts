import { DAY_MS } from '@kirana/shared/durations.ts';
import type { Fingerprint } from '../../platform/core/caller.ts';
import { readSignedText, signText } from '../../platform/core/signedText.ts';
import { db } from '../../platform/db/client.ts';
import type { Prisma } from '../../platform/db/generated/client.ts';
import type { DatabaseChanges } from '../../platform/events/databaseChanges.ts';
import { COLLECTION_BASE, visibleAt } from '../catalogue/collections/collections.ts';
import { changesOf, isShown, type HomeTimes } from './homeTimes.ts';

const SECTIONS = {
  sections: {
    orderBy: { position: 'asc' },
    include: { picture: true, widePicture: true, collection: { select: COLLECTION_BASE } },
  },
} as const satisfies Prisma.HomeVersionInclude;

/** A version with all its sections. */
type HomeVersionRow = Prisma.HomeVersionGetPayload<{ include: typeof SECTIONS }>;
export type HomeSectionRow = HomeVersionRow['sections'][number];

/** Of versions that are published, the last one is in force. */
export const LAST_PUBLISHED = [{ publishesAt: 'desc' }, { number: 'desc' }] as const;

/** The sections of a version that are shown at a moment, without those of a collection that shoppers do not see. */
async function shownOf(version: HomeVersionRow | null, at: Date): Promise<HomeSectionRow[]> {
  const sections = version?.sections.filter((section) => isShown(section, at)) ?? [];
  const ids = sections.flatMap(({ collectionId }) => collectionId ?? []);
  if (ids.length === 0) return sections.filter(({ kind }) => kind !== 'COLLECTION');
  const visible = await db.collection.findMany({ where: { id: { in: ids }, ...visibleAt(at) }, select: { id: true } });
  return sections.filter(
    ({ kind, collectionId }) => kind !== 'COLLECTION' || visible.some(({ id }) => id === collectionId),
  );
}

/** The sections of the home page that shoppers see at a moment. */
export async function findHomeSections(now: Date): Promise<HomeSectionRow[]> {
  const where = { publishesAt: { lte: now } };
  return shownOf(await db.homeVersion.findFirst({ where, orderBy: [...LAST_PUBLISHED], include: SECTIONS }), now);
}

const PREVIEW = 'home preview';
/** How long a preview's link is valid. */
const PREVIEW_MS = 7 * DAY_MS;

/** The path of a version for those who have no account; it is valid for a week. */
export function homePreviewPath(versionId: string, fingerprint: Fingerprint, now: Date): string {
  return `/preview/home/${signText(`${versionId}.${now.getTime() + PREVIEW_MS}`, PREVIEW, fingerprint)}`;
}

interface SeenPreview {
  token: string;
  fingerprint: Fingerprint;
  now: Date;
}

/** The sections that a preview's link shows, as shoppers would see them at a moment; null once the version is deleted or the link has expired. */
export async function findHomePreview({ token, fingerprint, now }: SeenPreview, at: Date) {
  const [id = '', expiry = ''] = readSignedText(token, PREVIEW, fingerprint)?.split('.') ?? [];
  if (!(Number(expiry) > now.getTime())) return null;
  const version = await db.homeVersion.findUnique({ where: { id }, include: SECTIONS });
  return version && shownOf(version, at);
}

interface Timetable {
  id: string;
  publishesAt: number;
  sections: (HomeTimes & { id: string })[];
}

/** Reads the version in force and those to come, the next one first. */
async function readTimetables(now: Date): Promise<Timetable[]> {
  const include = { sections: { orderBy: { position: 'asc' } } } as const;
  const [current, coming] = await Promise.all([
    db.homeVersion.findFirst({ where: { publishesAt: { lte: now } }, orderBy: [...LAST_PUBLISHED], include }),
    db.homeVersion.findMany({
      where: { publishesAt: { gt: now } },
      orderBy: [{ publishesAt: 'asc' }, { number: 'asc' }],
      include,
    }),
  ]);
  return (current ? [current, ...coming] : coming).map(({ id, publishesAt, sections }) => ({
    id,
    publishesAt: Number(publishesAt),
    sections,
  }));
}

/**
 * Tells what the home page is at a moment: a text that changes with it, at the minute, and that never recurs after another one. The times are kept
 * in memory until the database announces a change.
 */
export function openHomeState(changes: DatabaseChanges): (now?: Date) => Promise<string> {
  let timetables: Promise<Timetable[]> | null = null;
  let last = { from: Infinity, until: -Infinity, state: '' };
  const forget = () => {
    timetables = null;
    last = { from: Infinity, until: -Infinity, state: '' };
  };
  changes.subscribe({ onChange: (kind) => kind === 'settings' && forget(), onMissed: forget });
  return async (now = new Date()) => {
    if (last.from <= +now && +now < last.until) return last.state;
    const reading = (timetables ??= readTimetables(now));
    const versions = await reading.catch((error: unknown) => {
      if (timetables === reading) timetables = null;
      throw error;
    });
    const current = versions.findLast(({ publishesAt }) => publishesAt <= +now);
    const next = Math.min(
      ...versions.map(({ publishesAt }) => publishesAt).filter((at) => at > +now),
      ...(current?.sections ?? []).flatMap((section) => changesOf(section, now)),
    );
    const shown = current?.sections.filter((section) => isShown(section, now)).map(({ id }) => id);
    // Shown sections may recur, as each evening; a moment does not.
    const state = [current?.id, next, shown].join(' ');
    if (timetables === reading) last = { from: +now, until: Math.min(next, +now + DAY_MS), state };
    return state;
  };
}
