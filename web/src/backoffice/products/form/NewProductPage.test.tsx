import { emptyDeclarations, toDeclarationsInput } from '../../declarations/declarationsDraft.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pictureFile } from '../../../shop/media/testing/fakePictures.ts';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../../ui/testing/waitForDialogToClose.ts';
import { adminProduct, requiredValues, renderProductFormPages } from './productForm.fixtures.tsx';

const preview = () => within(screen.getByRole('region', { name: 'What shoppers see' }));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('NewProductPage', () => {
  it('starts as a duplicate of a product, without its SKU, size and stock', async () => {
    const { user, sent, fill, press } = renderProductFormPages({ at: '/dashboard/product/prod_1/edit' });
    await user.click(await screen.findByRole('link', { name: 'Duplicate' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Upload Product' })).toBeVisible();
    await press('Submit');
    expect(sent).toEqual([]); // the size is missing
    await fill({ Unit: '10 kg', 'Number of Stock': '7' });
    await press('Submit');
    expect(await screen.findByText('Product added')).toBeVisible();
    const { sku: _sku, version: _version, ...values } = adminProduct();
    expect(sent).toEqual([
      expect.objectContaining({ name: values['name'], unit: '10 kg', stock: 7, mrp: values['mrp'] }),
    ]);
    expect(sent[0]).not.toHaveProperty('sku');
    expect(sent[0]).toHaveProperty('barcode', null);
  });

  it('creates a product with all entered values', async () => {
    const { user, sent, fill, press, field } = renderProductFormPages();
    await fill({
      ...requiredValues,
      Brand: 'Konkan',
      Barcode: '890 1058 000016',
      'GST %': '5',
      'HSN code': '0804',
      'Low stock at': '20',
      'Max per order': '6',
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Upload Product');
    await user.click(await field('Fruit'));
    await user.click(await field(/^Mangoes/));
    await user.click(await field('Visible in the shop'));
    await press('Submit');

    expect(await screen.findByText('Product added')).toBeVisible();
    expect(sent).toEqual([
      {
        name: 'Alphonso mango',
        description: 'Sweet.\nFrom Ratnagiri.',
        pictureIds: [],
        categoryIds: ['cat_3'],
        subCategoryIds: ['sub_2'],
        unit: '1 kg',
        stock: 1200,
        mrp: 24_950,
        discountPercent: 10,
        details: [],
        declarations: toDeclarationsInput(emptyDeclarations),
        brand: 'Konkan',
        barcode: '8901058000016',
        gstPercent: 5,
        hsnCode: '0804',
        lowStockThreshold: 20,
        maxPerOrder: 6,
        availableForSale: false,
      },
    ]);
  });

  it('keeps a scanned barcode, and does not send the form for the Enter behind it', async () => {
    const { user, sent, fill } = renderProductFormPages();
    await fill({ ...requiredValues, Barcode: '8901058000016' });
    const enterIn = async (label: string) => {
      act(() => screen.getByLabelText(label).focus());
      await user.keyboard('{Enter}');
    };
    await enterIn('Barcode');
    expect(sent).toEqual([]);
    await enterIn('Brand');
    await waitFor(() => expect(sent).toMatchObject([{ barcode: '8901058000016' }]));
  });

  it('takes the GST of the first chosen category that has one, until another is typed', async () => {
    const { user, sent, fill, press, field } = renderProductFormPages();
    await fill(requiredValues);
    const gst = await field('GST %');
    expect(gst).toHaveValue('0');
    await user.click(await field('Fruit'));
    expect(gst).toHaveValue('0');
    expect(gst).toHaveAccessibleDescription('Included in the price, shown on the invoice');
    await user.click(await field('Bakery'));
    expect(gst).toHaveValue('12');
    expect(gst).toHaveAccessibleDescription('GST for Bakery: 12%');
    await user.click(await field('Dairy'));
    expect(gst).toHaveValue('12');
    await user.click(await field('Bakery'));
    expect(gst).toHaveValue('5');
    expect(gst).toHaveAccessibleDescription('GST for Dairy: 5%');
    await press('Submit');
    expect(await screen.findByText('Product added')).toBeVisible();
    expect(sent).toMatchObject([{ categoryIds: ['cat_3', 'cat_1'], gstPercent: 5 }]);
    const next = await field('GST %');
    expect(next).toHaveValue('0');

    await user.clear(next);
    await user.click(await field('Dairy'));
    expect(next).toHaveValue('');
    await user.type(next, '18');
    await user.click(await field('Bakery'));
    expect(next).toHaveValue('18');
    expect(next).toHaveAccessibleDescription('Included in the price, shown on the invoice');
  });

  it('adds pictures and extra fields, and shows an empty form afterwards', async () => {
    const { user, sent, fill, press, field, addField } = renderProductFormPages();
    await fill(requiredValues);
    await user.upload(await field('Picture file'), [pictureFile(), pictureFile()]);
    await addField('Ripens in', '5 days');
    await addField('Origin', 'Maharashtra');
    await press('Submit');
    expect(await screen.findByText('Product added')).toBeVisible();
    expect(sent).toMatchObject([
      {
        pictureIds: ['pic_new1', 'pic_new2'],
        details: [
          { name: 'Ripens in', value: '5 days' },
          { name: 'Origin', value: 'Maharashtra' },
        ],
      },
    ]);
    for (const label of Object.keys(requiredValues)) expect(await field(label)).toHaveValue('');
    expect(screen.queryByLabelText('Origin')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Enlarge picture 1')).not.toBeInTheDocument();
  });

  it('links to the product in the shop and to its form', async () => {
    const { fill, press } = renderProductFormPages();
    await fill(requiredValues);
    await press('Submit');
    const notice = await screen.findByRole('group', { name: 'Alphonso mango is in the catalogue.' });
    await waitFor(() => expect(notice).toHaveFocus());
    expect(within(notice).getByRole('link', { name: 'View in shop' })).toHaveAttribute(
      'href',
      '/product/alphonso-mango-prod_new',
    );
    expect(within(notice).getByRole('link', { name: 'Edit it' })).toHaveAttribute(
      'href',
      '/dashboard/product/prod_new/edit',
    );
  });

  it('lists the sub-categories of the chosen categories first', async () => {
    const { user } = renderProductFormPages();
    const offers = () =>
      within(screen.getByRole('group', { name: 'Sub Category' }))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent);
    await user.click(await screen.findByRole('checkbox', { name: 'Dairy' }));
    expect(offers()).toEqual(['Milk · Dairy', 'Bread · Bakery', 'Mangoes · Fruit']);
    await user.type(screen.getByRole('searchbox', { name: 'Search sub-categories' }), 'man');
    expect(offers()).toEqual(['Mangoes · Fruit']);
  });

  it('updates the preview of the card at each key', async () => {
    const { user, fill } = renderProductFormPages();
    await fill({ Name: 'Toor dal', Unit: '500 g', Price: '99', Discount: '15', 'Number of Stock': '4' });
    expect(preview().getByText('Toor dal')).toBeVisible();
    expect(preview().getByText('500 g')).toBeVisible();
    expect(preview().getByText('₹84')).toBeVisible();
    expect(preview().getByText('₹99')).toBeVisible();
    expect(preview().getByText('15% OFF')).toBeVisible();
    expect(preview().getByText('Add')).toBeVisible();
    await fill({ 'Number of Stock': '0' });
    expect(preview().getByText('Out of Stock')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Visible in the shop' }));
    expect(preview().getByText('Hidden from shoppers.')).toBeVisible();
  });

  it('names the pictures that are still uploading, and creates the product once they are stored', async () => {
    let arrive: (answer: object) => void = () => undefined;
    const { user, sent, fill, press } = renderProductFormPages({
      uploads: [() => new Promise((resolve) => (arrive = resolve as typeof arrive))],
    });
    await fill(requiredValues);
    await user.upload(screen.getByLabelText('Picture file'), pictureFile());
    await press('Submit');
    const message = 'Still uploading: picture. Submit again in a moment.';
    const pictures = within(screen.getByRole('group', { name: 'Pictures' }));
    expect(await pictures.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add pictures' })).toHaveFocus();
    arrive({ data: { pictureUpload: { __typename: 'PictureUploadPayload', picture: { id: 'pic_9' } } } });
    await waitFor(() => expect(pictures.queryByText(message)).not.toBeInTheDocument());
    await press('Submit');
    await waitFor(() => expect(sent).toMatchObject([{ pictureIds: ['pic_9'] }]));
  });

  it('asks for a confirmation before entered values are discarded, and not for an empty form', async () => {
    const { fill, router } = renderProductFormPages();
    await fill({ Name: 'Toor dal' });
    void router.navigate('/elsewhere');
    const question = await findDialog('Discard changes?');
    question.getByRole('button', { name: 'Keep editing' }).click();
    await waitForDialogToClose();
    expect(screen.getByLabelText('Name')).toHaveValue('Toor dal');
    await fill({ Name: '' });
    await router.navigate('/elsewhere');
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });
});
