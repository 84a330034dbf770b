import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { GraphQLResponse } from 'relay-runtime';
import { graphql } from 'react-relay';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../relay/RequestError.ts';
import type { PictureFieldTestQuery } from './__generated__/PictureFieldTestQuery.graphql.ts';
import { fakePictures, pictureFile } from '../../shop/media/testing/fakePictures.ts';
import { PictureField } from './PictureField.tsx';

type Upload = () => Promise<GraphQLResponse>;

const stored =
  (id: string): Upload =>
  () =>
    Promise.resolve({
      data: { pictureUpload: { __typename: 'PictureUploadPayload', picture: { __typename: 'Picture', id } } },
    });

/** Each upload takes the next of `uploads`. */
async function renderField(uploads: Upload[], { disabledReason = '', isReadable = true } = {}) {
  const fakes = fakePictures({ isReadable });
  const onPicture = vi.fn<(pictureId: string | null) => void>();
  const rendered = renderWithRelay<PictureFieldTestQuery>({
    query: graphql`
      query PictureFieldTestQuery {
        category(id: "cat_1") {
          picture {
            ...PictureField_picture
          }
        }
      }
    `,
    answer: ({ name }) => (name === 'commitPictureUploadMutation' ? uploads.shift()?.() : undefined),
    children: ({ category }) => (
      <PictureField
        label="Picture"
        stored={category?.picture}
        alt="Dairy"
        disabledReason={disabledReason}
        error=""
        onPicture={onPicture}
      />
    ),
  });
  await screen.findByRole('group', { name: 'Picture' });
  const choose = (file = pictureFile()) => rendered.user.upload(screen.getByLabelText('Picture file'), file);
  return { ...rendered, ...fakes, onPicture, choose };
}

describe('PictureField', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows the stored picture, and a new one in its place during the upload', async () => {
    const { choose, onPicture } = await renderField([stored('pic_2')]);
    expect(screen.getByRole('img')).toHaveAccessibleName('A drawing of the product');
    await choose();
    expect(await screen.findByRole('img', { name: 'The picture you chose' })).toBeVisible();
    await waitFor(() => expect(onPicture.mock.calls).toEqual([[null], ['pic_2']]));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('uploads a whole picture that is not square, padded to one', async () => {
    const { choose, drawImage } = await renderField([stored('pic_2')]);
    await choose();
    await waitFor(() => expect(drawImage).toHaveBeenCalled());
    expect(drawImage.mock.calls[0]?.slice(1, 5)).toEqual([0, -200, 1200, 1200]);
  });

  it('accepts dropped files, and keeps the last choice', async () => {
    const { choose, onPicture } = await renderField([() => new Promise(() => undefined), stored('pic_3')]);
    await choose();
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    fireEvent.drop(screen.getByRole('button', { name: 'Replace' }), { dataTransfer: { files: [pictureFile()] } });
    await waitFor(() => expect(onPicture).toHaveBeenLastCalledWith('pic_3'));
  });

  it('shows which types it rejects, and keeps the picture', async () => {
    const { onPicture, user } = await renderField([], { isReadable: false });
    fireEvent.drop(screen.getByRole('button', { name: 'Replace' }), {
      dataTransfer: { files: [pictureFile('application/pdf')] },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a JPEG, PNG, WebP or AVIF picture');
    await user.upload(screen.getByLabelText('Picture file'), pictureFile());
    expect(await screen.findByText(/^We can’t read this picture/)).toBeVisible();
    expect(onPicture).not.toHaveBeenCalled();
  });

  it('shows that the upload failed, and retries on demand', async () => {
    const { choose, onPicture, user } = await renderField([
      () => Promise.reject(new RequestError('offline')),
      stored('pic_2'),
    ]);
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onPicture).toHaveBeenLastCalledWith('pic_2'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('accepts no file while there is a reason against it', async () => {
    const { onPicture } = await renderField([], { disabledReason: 'Enter a name first' });
    const button = screen.getByRole('button', { name: 'Replace' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Enter a name first');
    fireEvent.drop(button, { dataTransfer: { files: [pictureFile()] } });
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(onPicture).not.toHaveBeenCalled();
  });
});
