import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { changeAvatar } from './changeAvatar.ts';

/** Takes the viewer's avatar away; nothing happens where there is none. */
export async function removeAvatar(viewer: Viewer): Promise<void> {
  await db.$transaction((tx) => changeAvatar(tx, viewer, null));
}
