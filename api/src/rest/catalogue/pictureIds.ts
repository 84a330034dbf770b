import { graphql } from '../graphql.ts';
import { RestFailure } from '../restFailure.ts';
import type { RestCall } from '../restRoute.ts';

const PICTURES_BY_URL = graphql(`
  query RestPicturesByUrl($urls: [String!]!) {
    picturesByUrl(urls: $urls) {
      id
    }
  }
`);

type Asker = Pick<RestCall<unknown>, 'ask' | 'publicUrl'>;

/** The id of a picture by the address that an earlier call answered. @throws RestFailure 422 for another address */
export async function pictureId(url: string, { ask, publicUrl }: Asker): Promise<string> {
  const [id] = await pictureIds([url], { ask, publicUrl });
  return id ?? refuse();
}

/** The ids of several pictures. @throws RestFailure 422 for an address that is none of ours */
export async function pictureIds(urls: readonly string[], { ask, publicUrl }: Asker): Promise<string[]> {
  if (urls.length === 0) return [];
  const ours = urls.map((url) => (url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url));
  const { picturesByUrl } = await ask(PICTURES_BY_URL, { urls: ours });
  return picturesByUrl.map((picture) => picture?.id ?? refuse());
}

function refuse(): never {
  const message = 'Upload the picture with file/upload first, and send the address that it answers';
  throw new RestFailure(422, message, { issues: [{ path: 'image', message }] });
}
