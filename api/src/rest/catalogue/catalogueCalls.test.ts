import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { decodeIdOf, encodeId } from '../../platform/core/publicId.ts';
import { makeProduct, makeSubCategory, newId } from '../../testing/fixtures.ts';
import {
  anyDateTime,
  anyText,
  anyUrl,
  idOf,
  moments,
  ok,
  openRestClients,
  photoForm,
} from '../../testing/rest/restClients.ts';

let rest: Awaited<ReturnType<typeof openRestClients>>;
beforeAll(async () => void (rest = await openRestClients()));
afterAll(() => rest.close());

describe('the catalogue', () => {
  it('is created by an admin: picture, category, sub-category, product, with ids or whole rows', async () => {
    const upload = await ok(rest.admin, 'POST file/upload', await photoForm('image'));
    expect(upload.message).toBe('Upload done');
    expect(upload.data).toEqual({
      ...{ url: anyUrl, secure_url: upload.data.url, public_id: idOf('pic') },
      ...{ width: 60, height: 40, format: 'webp', bytes: expect.any(Number) as number },
    });

    const { url, public_id } = upload.data;
    const picture = await db.picture.findUniqueOrThrow({ where: { id: decodeIdOf('Picture', public_id) } });
    expect(picture.alt).toBe('photo');
    const category = await ok(rest.admin, 'POST category/add-category', { name: `Fruit ${newId()}`, image: url });
    expect(category.message).toBe('Add Category');
    expect(category.data).toEqual({ _id: idOf('cat'), name: anyText, image: anyUrl, ...moments });
    expect((await ok(rest.guest, 'GET category/get')).data[0]).toEqual(category.data);

    const subCategory = await ok(rest.admin, 'POST subcategory/create', {
      ...{ name: `Mangoes ${newId()}`, image: url, category: [category.data] },
    });
    expect(subCategory.message).toBe('Sub Category Created');
    expect(subCategory.data).toEqual({
      ...{ _id: idOf('sub'), name: anyText, image: anyUrl, ...moments },
      category: [{ _id: category.data._id, name: category.data.name }],
    });
    expect((await ok(rest.guest, 'POST subcategory/get')).data[0]).toEqual(subCategory.data);

    const { message, data } = await ok(rest.admin, 'POST product/create', {
      ...{ name: 'Mango / 50% & more?', image: [url], category: [category.data._id], subCategory: [subCategory.data] },
      ...{ unit: '6 pcs', stock: '25', price: '499.50', discount: '10', description: 'Ripe.' },
      more_details: { 'Shelf life': '5 days' },
    });
    expect(message).toBe('Product Created Successfully');
    expect(data).toEqual({
      ...{ _id: idOf('prod'), name: 'Mango / 50% & more?', image: [anyUrl], unit: '6 pcs', stock: 25, price: 499.5 },
      category: [{ _id: category.data._id, name: category.data.name }],
      subCategory: [{ _id: subCategory.data._id, name: subCategory.data.name }],
      ...{ discount: 10, description: 'Ripe.', more_details: { 'Shelf life': '5 days' }, publish: true, ...moments },
    });
    expect((await ok(rest.guest, 'POST product/get-product-details', { productId: data._id })).data).toEqual(data);

    const busy = await rest.admin.call('DELETE category/delete', category.data);
    expect(busy).toMatchObject({ status: 409, body: { message: "Category is already use can't delete" } });
    expect((await rest.admin.call('DELETE subcategory/delete', subCategory.data)).status).toBe(409);
  });

  it('is updated: omitted fields keep their values, and the whole row may be sent', async () => {
    const product = await makeProduct({ discountPercent: 5 });
    const { categoryId, subCategoryId } = await makeSubCategory([product.id]);
    const productId = encodeId('Product', product.id);
    const before = (await ok(rest.guest, 'POST product/get-product-details', { productId })).data;
    const edit = await ok(rest.admin, 'PUT product/update-product-details', {
      _id: productId,
      price: '80',
      stock: '7',
    });
    expect(edit.message).toBe('updated successfully');
    expect(edit.data).toEqual({ ...before, price: 80, stock: 7, updatedAt: anyDateTime });
    const whole = await ok(rest.admin, 'PUT product/update-product-details', { ...edit.data, name: 'Another name' });
    expect(whole.data).toEqual({ ...edit.data, name: 'Another name', updatedAt: anyDateTime });

    const category = encodeId('Category', categoryId);
    const renamed = await ok(rest.admin, 'PUT category/update', { _id: category, name: `Renamed ${newId()}` });
    expect(renamed).toMatchObject({ message: 'Updated Category', data: { _id: category, image: anyUrl } });
    const subCategory = encodeId('SubCategory', subCategoryId);
    expect(
      await ok(rest.admin, 'PUT subcategory/update', { _id: subCategory, name: `Sub-category ${newId()}` }),
    ).toMatchObject({ message: 'Updated Successfully', data: { _id: subCategory, category: [{ _id: category }] } });

    expect(await ok(rest.admin, 'DELETE product/delete-product', { _id: productId })).toMatchObject({
      message: 'Delete successfully',
      data: { _id: productId },
    });
    const notFound = await rest.guest.call('POST product/get-product-details', { productId });
    expect(notFound).toMatchObject({ status: 404, body: { success: false, error: true } });
  });

  it('deletes an unused category and an unused sub-category', async () => {
    const { categoryId, subCategoryId } = await makeSubCategory();
    const subCategory = { _id: encodeId('SubCategory', subCategoryId) };
    expect((await ok(rest.admin, 'DELETE subcategory/delete', subCategory)).message).toBe('Delete successfully');
    const category = { _id: encodeId('Category', categoryId) };
    expect((await ok(rest.admin, 'DELETE category/delete', category)).message).toBe('Delete category successfully');
  });

  it('lists more than a hundred categories at once, newest first', async () => {
    const { categoryId } = await makeSubCategory();
    const { pictureId } = await db.category.findUniqueOrThrow({ where: { id: categoryId } });
    await db.category.createMany({
      data: Array.from({ length: 205 }, () => ({ id: newId(), name: `Many ${newId()}`, pictureId })),
    });
    const { data } = await ok(rest.guest, 'GET category/get');
    expect(data).toHaveLength(await db.category.count());
    const ids = data.map(({ _id }: { _id: string }) => _id);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });
});

describe('lists of products', () => {
  let categoryId: string;
  let subCategoryId: string;
  const word = 'zebuqadix';
  beforeAll(async () => {
    const ids: string[] = [];
    for (let made = 0; made < 17; made += 1) ids.push((await makeProduct({ name: `${word} milk ${made}` })).id);
    const subCategory = await makeSubCategory(ids);
    categoryId = encodeId('Category', subCategory.categoryId);
    subCategoryId = encodeId('SubCategory', subCategory.subCategoryId);
  });
  const names = (data: { name: string }[]) => data.map(({ name }) => name);

  it('are paged, newest first, also for a search', async () => {
    const first = await ok(rest.guest, 'POST product/get', { page: 1, limit: '10', search: word });
    expect(first).toMatchObject({ message: 'Product data', totalCount: 17, totalNoPage: 2 });
    expect(names(first.data)).toEqual(Array.from({ length: 10 }, (_, place) => `${word} milk ${16 - place}`));
    const second = await ok(rest.guest, 'POST product/get', { page: '2', limit: 10, search: word });
    expect(names(second.data)).toEqual(Array.from({ length: 7 }, (_, place) => `${word} milk ${6 - place}`));
    expect((await ok(rest.guest, 'POST product/get', {})).data).toHaveLength(10);
  });

  it('have one page when nothing is found', async () => {
    expect(await ok(rest.guest, 'POST product/get', { search: 'nothing-of-that' })).toMatchObject({
      ...{ data: [], totalCount: 0, totalNoPage: 1 },
    });
    expect(await ok(rest.guest, 'POST product/search-product', { search: 'nothing-of-that' })).toMatchObject({
      ...{ data: [], totalCount: 0, totalPage: 1, page: 1, limit: 10 },
    });
  });

  it('are searched by words or their beginnings, percent-encoded or not', async () => {
    for (const search of [`${word}%20mil`, `${word} mi`, encodeURIComponent(`${word} milk`)]) {
      const found = await ok(rest.guest, 'POST product/search-product', { search, page: 2 });
      expect(found).toMatchObject({ message: 'Product data', totalCount: 17, totalPage: 2, page: 2, limit: 10 });
      expect(found.data).toHaveLength(7);
    }
    expect((await ok(rest.guest, 'POST product/search-product', { search: '7% zebras%' })).data).toEqual([]);
  });

  it('show fifteen of a category, or of several', async () => {
    const other = encodeId('Category', (await makeSubCategory([(await makeProduct()).id])).categoryId);
    const one = await ok(rest.guest, 'POST product/get-product-by-category', { id: categoryId });
    expect(one.message).toBe('category product list');
    expect(one.data).toHaveLength(15);
    const several = await ok(rest.guest, 'POST product/get-product-by-category', { id: [other, categoryId] });
    expect(several.data).toHaveLength(15);
    expect(several.data[0].category[0]._id).toBe(other);
  });

  it('show a sub-category of a category by page', async () => {
    const path = 'product/get-pruduct-by-category-and-subcategory';
    const page = await ok(rest.guest, `POST ${path}`, { categoryId, subCategoryId, page: 3, limit: 8 });
    expect(page).toMatchObject({ message: 'Product list', totalCount: 17, page: 3, limit: 8 });
    expect(names(page.data)).toEqual([`${word} milk 0`]);
    const elsewhere = encodeId('Category', (await makeSubCategory()).categoryId);
    expect((await ok(rest.guest, `POST ${path}`, { categoryId: elsewhere, subCategoryId })).data).toEqual([]);
  });

  it('contain a product without pictures', async () => {
    const product = await makeProduct({ pictures: {} });
    const { data } = await ok(rest.guest, 'POST product/get-product-details', {
      productId: encodeId('Product', product.id),
    });
    expect(data).toMatchObject({ image: [], category: [], subCategory: [], discount: 0, more_details: {} });
  });
});
