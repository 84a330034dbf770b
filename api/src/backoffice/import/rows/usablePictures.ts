import { parsePictureUrl } from '../csv/pictureUrls.ts';
import type { ImportNotice } from '../interpret/rowDraft.ts';
import type { CatalogueSnapshot } from './catalogueSnapshot.ts';
import type { ImportedRow } from './validateRow.ts';

interface PictureContext {
  publicUrl: string;
  snapshot: Pick<CatalogueSnapshot, 'pictures'>;
}

/** The row without the addresses that no picture can be fetched from, and a notice for each; without any left the row has no pictures column. */
export function withUsablePictures(
  row: ImportedRow,
  context: PictureContext,
): { row: ImportedRow; notices: ImportNotice[] } {
  const addresses = row.values.images;
  if (!addresses) return { row, notices: [] };
  const problems = addresses.map((address) => problemOf(address, context));
  if (problems.every((problem) => problem === null)) return { row, notices: [] };
  const notices = addresses.flatMap((cell, at): ImportNotice[] => {
    const reason = problems[at];
    return reason ? [{ column: 'images', reason: `A picture is left out: ${reason}`, cell }] : [];
  });
  const images = addresses.filter((_address, at) => problems[at] === null);
  const { images: _cell, ...cells } = row.cells;
  const { images: _addresses, ...values } = row.values;
  const usable =
    images.length > 0
      ? { cells: { ...cells, images: images.join('|') }, values: { ...values, images } }
      : { cells, values };
  return { row: { ...row, ...usable }, notices };
}

function problemOf(address: string, { publicUrl, snapshot }: PictureContext): string | null {
  const read = parsePictureUrl(address, publicUrl);
  if (read.kind === 'invalid') return read.reason;
  const isMissing = read.kind === 'own' && read.cloud === null && !snapshot.pictures.has(address);
  return isMissing ? 'there is no such picture in the shop' : null;
}
