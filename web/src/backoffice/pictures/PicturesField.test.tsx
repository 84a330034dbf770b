import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import type { GraphQLResponse } from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockPicture } from '../../../mock/mocks.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../relay/RequestError.ts';
import { findDialog } from '../../ui/testing/findDialog.ts';
import type { PicturesFieldTestQuery } from './__generated__/PicturesFieldTestQuery.graphql.ts';
import { fakePictures } from '../../shop/media/testing/fakePictures.ts';
import { storedPicture } from '../../shop/media/formPicture.ts';
import { PicturesField } from './PicturesField.tsx';
import { usePictureList } from '../../shop/media/useUploadedPictures.ts';

const MAX_PICTURES = 4;

const file = (name: string, type = 'image/jpeg') => new File([name], name, { type });

/** An upload that the test completes or fails. */
interface Sending {
  store: (id: string) => void;
  fail: () => void;
}

/** The field with the pictures `pic_a`, `pic_b` and so on; `sendings` are the uploads started so far. */
async function renderField(storedCount: number, { isReadable = true } = {}) {
  fakePictures({ isReadable });
  const sendings: Sending[] = [];
  const heard = { ids: [] as Array<string | null>, onChanged: vi.fn() };
  const pictures = ['pic_a', 'pic_b', 'pic_c']
    .slice(0, storedCount)
    .map((id) => ({ __typename: 'Picture', id, ...mockPicture({ emoji: '🥭', dominantColor: '#fbe3dc', alt: id }) }));

  function Field({ product }: Pick<PicturesFieldTestQuery['response'], 'product'>) {
    const stored = product?.pictures.map(storedPicture) ?? [];
    const state = usePictureList({ stored, alt: 'Mango', maxCount: MAX_PICTURES, onChanged: heard.onChanged });
    heard.ids = state.list.map(({ id }) => id);
    return <PicturesField label="Pictures" name="pictures" pictures={state} error="" />;
  }
  const rendered = renderWithRelay<PicturesFieldTestQuery>({
    query: graphql`
      query PicturesFieldTestQuery {
        product(id: "prod_1") {
          pictures {
            ...formPicture_picture
          }
        }
      }
    `,
    resolvers: () => ({ Product: { pictures: () => pictures } }),
    answer: ({ name }) => {
      if (name !== 'commitPictureUploadMutation') return undefined;
      return new Promise<GraphQLResponse>((resolve, reject) => {
        sendings.push({
          store: (id) =>
            resolve({
              data: { pictureUpload: { __typename: 'PictureUploadPayload', picture: { __typename: 'Picture', id } } },
            }),
          fail: () => reject(new RequestError('offline')),
        });
      });
    },
    children: ({ product }) => <Field product={product} />,
  });
  await screen.findByRole('group', { name: 'Pictures' });
  const choose = (...files: File[]) => rendered.user.upload(screen.getByLabelText('Picture file'), files);
  const sent = async (count: number) => {
    await waitFor(() => expect(sendings).toHaveLength(count));
    return sendings;
  };
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  return { ...rendered, heard, choose, sent, sendings, press };
}

const tiles = () => within(screen.getByRole('list', { name: 'Pictures in order' })).getAllByRole('listitem');

describe('PicturesField', () => {
  afterEach(() => vi.restoreAllMocks());

  it('uploads several files two at a time, in the order in which they were chosen', async () => {
    const { heard, choose, sent, sendings } = await renderField(0);
    await choose(file('one.jpg'), file('two.jpg'), file('three.jpg'));
    await sent(2);
    expect(screen.getAllByRole('progressbar')).toHaveLength(2);
    expect(screen.getByText('Waiting')).toBeVisible();
    sendings[1]?.store('pic_2');
    await sent(3);
    sendings[2]?.store('pic_3');
    sendings[0]?.store('pic_1');
    await waitFor(() => expect(heard.ids).toEqual(['pic_1', 'pic_2', 'pic_3']));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('accepts dropped and pasted files', async () => {
    const { heard, sent } = await renderField(1);
    fireEvent.drop(screen.getByRole('button', { name: 'Add pictures' }), {
      dataTransfer: { files: [file('dropped.png', 'image/png')] },
    });
    (await sent(1))[0]?.store('pic_1');
    const paste = createEvent.paste(document.body);
    Object.assign(paste, { clipboardData: { files: [file('pasted.png', 'image/png')] } });
    fireEvent(document.body, paste);
    (await sent(2))[1]?.store('pic_2');
    await waitFor(() => expect(heard.ids).toEqual(['pic_a', 'pic_1', 'pic_2']));
  });

  it('shows which files it rejects, and accepts the others', async () => {
    const { heard, sent } = await renderField(2);
    const files = [file('notes.txt', 'text/plain'), file('3.jpg'), file('4.jpg'), file('5.jpg')];
    fireEvent.drop(screen.getByRole('button', { name: 'Add pictures' }), { dataTransfer: { files } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'notes.txt: Choose a JPEG, PNG, WebP or AVIF picture. You can have up to 4 pictures. The rest were left out.',
    );
    await sent(2);
    expect(heard.ids).toEqual(['pic_a', 'pic_b', null, null]);
  });

  it('removes a file that turns out to be no picture', async () => {
    const { choose, heard } = await renderField(1, { isReadable: false });
    await choose(file('broken.jpg'));
    expect(await screen.findByRole('alert')).toHaveTextContent('broken.jpg: We can’t read this picture');
    expect(heard.ids).toEqual(['pic_a']);
  });

  it('shows that an upload failed, and retries on demand', async () => {
    const { heard, choose, sent, press } = await renderField(0);
    await choose(file('mango.jpg'));
    (await sent(1))[0]?.fail();
    expect(await screen.findByText('mango.jpg: You are offline. Check your connection and try again.')).toBeVisible();
    await press('Try again');
    (await sent(2))[1]?.store('pic_1');
    await waitFor(() => expect(heard.ids).toEqual(['pic_1']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('moves pictures by buttons and arrow keys, keeps the focus on them, and announces their positions', async () => {
    const { user, heard, press } = await renderField(3);
    expect(within(tiles()[0] ?? document.body).getByText('Cover')).toBeVisible();
    await press('Move picture 1 right');
    expect(heard.ids).toEqual(['pic_b', 'pic_a', 'pic_c']);
    expect(screen.getByRole('button', { name: 'Move picture 2 right' })).toHaveFocus();
    expect(screen.getByText('Moved to position 2 of 3')).toBeInTheDocument();
    screen.getByRole('button', { name: 'Enlarge picture 3' }).focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(heard.ids).toEqual(['pic_c', 'pic_b', 'pic_a']);
    expect(screen.getByRole('button', { name: 'Enlarge picture 1' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Move picture 1 left' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('moves a picture by dragging', async () => {
    const { heard } = await renderField(3);
    const [first, , third] = tiles();
    const dataTransfer = { setData: () => undefined, files: [], types: [] };
    if (first !== undefined) fireEvent.dragStart(first, { dataTransfer });
    if (third !== undefined) fireEvent.drop(third, { dataTransfer });
    expect(heard.ids).toEqual(['pic_b', 'pic_c', 'pic_a']);
  });

  it('removes a picture, and restores it to its place', async () => {
    const { heard, press } = await renderField(3);
    await press('Remove picture 2');
    expect(heard.ids).toEqual(['pic_a', 'pic_c']);
    expect(screen.getByText('Picture 2 removed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await press('Undo');
    expect(heard.ids).toEqual(['pic_a', 'pic_b', 'pic_c']);
  });

  it('aborts the upload of a removed picture, and restarts it when the picture is restored', async () => {
    const { heard, choose, sent, sendings, press } = await renderField(0);
    await choose(file('one.jpg'), file('two.jpg'), file('three.jpg'));
    await sent(2);
    await press('Remove picture 1');
    await sent(3); // the next upload takes its slot
    sendings[0]?.store('pic_late');
    await press('Undo');
    sendings[1]?.store('pic_2');
    await sent(4);
    sendings[3]?.store('pic_1');
    sendings[2]?.store('pic_3');
    await waitFor(() => expect(heard.ids).toEqual(['pic_1', 'pic_2', 'pic_3']));
  });

  it('shows a picture as large as the screen', async () => {
    const { user, press } = await renderField(2);
    await press('Enlarge picture 2');
    await findDialog('Picture 2');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enlarge picture 2' })).toHaveFocus());
  });
});
