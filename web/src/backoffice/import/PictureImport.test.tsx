import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { fakeImport, fakeImportRow } from './import.fixtures.ts';
import { renderImport } from './importPage.fixtures.tsx';

const picture = (id: string) => ({ __typename: 'Picture', id });
const file = (name: string, problem: string | null = null) => ({
  ...{ name, problem },
  picture: problem === null ? picture(`pic_${name}`) : null,
});
const rows = [
  fakeImportRow(2, {
    outcome: 'UPDATE',
    files: [file('SKU-2.jpg'), file('SKU-2-2.jpg'), file('SKU-2-3.heic', 'HEIC photos aren’t supported.')],
    formerPictures: [picture('pic_1')],
  }),
  fakeImportRow(3, {
    ...{
      outcome: 'REJECTED',
      sku: '',
      name: 'SKU-9.jpg',
      issues: [{ message: 'No product has the SKU or barcode “SKU-9”' }],
    },
  }),
];
const zip = (fields: object = {}) => fakeImport(rows, { format: 'PICTURES', fileName: 'pictures.zip', ...fields });
const state = async () => within(await screen.findByRole('region', { name: 'Progress' }));

describe('ImportPage of a zip of pictures', () => {
  it('shows which picture goes where, and what is left out', async () => {
    renderImport(() => zip());
    const [, first, second] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent(
      'SKU-2Product 2ChangedNow (1)New (2)SKU-2.jpgSKU-2-2.jpgSKU-2-3.heic: HEIC photos aren’t supported.',
    );
    expect(screen.getByRole('list', { name: 'New (2)' })).toBeVisible();
    expect(second).toHaveTextContent('SKU-9.jpgRefusedNo product has the SKU or barcode “SKU-9”');
    expect((await state()).getByText('1 file or product is left out. Its row says why.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change columns' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '0 new' })).not.toBeInTheDocument();
  });

  it('shows no addresses once the pictures are gone, and says what was before', async () => {
    const changes = [{ field: 'images', before: 'https://shop.example/media/a/768.webp', after: null }];
    const gone = fakeImportRow(2, { outcome: 'UPDATE', changes, formerPictures: [picture('pic_1')] });
    renderImport(() => fakeImport([gone], { format: 'PICTURES', status: 'UNDONE' }));
    const [, row] = await screen.findAllByRole('row');
    expect(row).toHaveTextContent(/SKU-2Product 2ChangedBefore \(1\)$/);
  });

  it('counts the pictures while they are read, then the rows', async () => {
    let shown = zip({ status: 'CHECKING', pictureCount: 3, pictureDoneCount: 1, checkedCount: 1 });
    const { publish } = renderImport(() => shown);
    expect((await state()).getByRole('progressbar', { name: 'Reading the pictures' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 3',
    );
    shown = zip({ status: 'CHECKING', pictureCount: 3, pictureDoneCount: 3, checkedCount: 1 });
    await publish();
    expect((await state()).getByRole('progressbar', { name: 'Checking the rows' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 2',
    );
  });

  it('asks whether the present pictures stay, and says what is lost', async () => {
    let fields = { keepsPictures: true };
    const { user, sent } = renderImport(() => zip(fields));
    const behind = await screen.findByRole('button', { name: 'Behind the present pictures' });
    expect(behind).toHaveAttribute('aria-pressed', 'true');
    expect((await state()).getByRole('button', { name: 'Add pictures to 1 product' })).toBeVisible();
    fields = { keepsPictures: false };
    await user.click(screen.getByRole('button', { name: 'In place of the present pictures' }));
    expect(sent).toEqual([['catalogueImportKeepPictures', { importId: 'import_1', keepsPictures: false }]]);
    await user.click(await screen.findByRole('button', { name: 'Replace the pictures of 1 product' }));
    const dialog = await findDialog('Use these pictures?');
    expect(dialog.getByText(/The present ones can be restored for 7 days\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Replace the pictures of 1 product' }));
    expect(sent.at(-1)).toEqual(['catalogueImportRun', { importId: 'import_1' }]);
  });
});
