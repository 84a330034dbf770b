import { graphql } from '../restDocument.ts';
import { RestFailure } from '../restFailure.ts';
import type { RestCall } from '../restRoute.ts';

const PICTURES_BY_URL = graphql(`
  query RestPicturesByUrl($urls: [String!]!) {
    picturesByUrl(urls: $urls) {
      id
    }
  }
`);

type PictureLookup = Pick<RestCall<unknown>, 'execute' | 'publicUrl'>;

/** The id of a picture, from the URL that an earlier call returned. @throws RestFailure 422 for another URL */
export async function pictureId(url: string, { execute, publicUrl }: PictureLookup): Promise<string> {
  const [id] = await pictureIds([url], { execute, publicUrl });
  return id ?? reject();
}

/** The ids of several pictures. @throws RestFailure 422 for a URL that is not the shop's */
export async function pictureIds(urls: readonly string[], { execute, publicUrl }: PictureLookup): Promise<string[]> {
  if (urls.length === 0) return [];
  const ours = urls.map((url) => (url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url));
  const { picturesByUrl } = await execute(PICTURES_BY_URL, { urls: ours });
  return (picturesByUrl ?? []).map((picture) => picture?.id ?? reject());
}

function reject(): never {
  const message = 'Upload the picture with file/upload first, then send the URL it returns';
  throw new RestFailure(422, message, { issues: [{ path: 'image', message }] });
}
