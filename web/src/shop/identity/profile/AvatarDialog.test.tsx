import { screen, waitFor } from '@testing-library/react';
import type { GraphQLResponse } from 'relay-runtime';
import { graphql } from 'react-relay';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitForCropper, fakePictures, pictureFile } from '../../media/testing/fakePictures.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../../relay/RequestError.ts';
import type { AvatarDialogTestQuery } from './__generated__/AvatarDialogTestQuery.graphql.ts';
import { AvatarEditor } from './AvatarEditor.tsx';

type Upload = () => Promise<GraphQLResponse>;

const refused = (__typename: string, message: string): Upload => {
  return () => Promise.resolve({ data: { avatarUpload: { __typename, __isError: __typename, message } } });
};
const stored: Upload = () => {
  const avatar = {
    id: 'pic_1',
    url: '/media/a/384.webp',
    srcSet: '/media/a/384.webp 384w',
    dominantColor: '#ffffff',
    alt: 'Asha',
  };
  const viewer = {
    id: 'user_1',
    name: 'Asha Rao',
    mobile: null,
    role: 'USER',
    avatar: { __typename: 'Picture', ...avatar },
  };
  return Promise.resolve({ data: { avatarUpload: { __typename: 'AvatarUploadPayload', viewer } } });
};

/** Opens the dialog and crops a picture; each upload takes the next of `uploads`. */
async function cutPicture(uploads: Upload[]) {
  fakePictures();
  const rendered = renderWithRelay<AvatarDialogTestQuery>({
    query: graphql`
      query AvatarDialogTestQuery {
        viewer {
          ...AvatarEditor_viewer
        }
      }
    `,
    mocks: { User: () => ({ id: 'user_1', name: 'Asha Rao', avatar: null }) },
    answer: ({ name }) => (name === 'AvatarEditorUploadMutation' ? uploads.shift()?.() : undefined),
    children: ({ viewer }) => viewer && <AvatarEditor viewer={viewer}>{null}</AvatarEditor>,
  });
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Edit your picture' }));
  await user.upload(await screen.findByLabelText('Picture file'), pictureFile());
  await waitForCropper();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save picture' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Save picture' }));
  return rendered;
}

describe('AvatarDialog', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('closes once the picture is stored, and shows it', async () => {
    const { requests } = await cutPicture([stored]);
    expect(await screen.findByText('Picture saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('img', { name: 'Asha' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove your picture' })).toBeVisible();
    expect(requests.at(-1)?.variables).toEqual({ input: { picture: null } });
  });

  it.each([
    ['the server takes it for no picture', refused('InvalidPictureError', 'We can’t read this file as a picture')],
    ['too many were sent', refused('TooManyAttemptsError', 'Too many pictures. Please try again in an hour.')],
    ['the connection is lost', () => Promise.reject(new RequestError('offline'))],
  ])('shows in the dialog that %s, and uploads again on demand', async (_what, upload) => {
    const { user } = await cutPicture([upload, stored]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /can’t read this file|Too many pictures|You are offline/,
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Picture saved')).toBeVisible();
  });

  it('aborts the upload on Cancel and keeps the cropped picture', async () => {
    const { user } = await cutPicture([() => new Promise(() => undefined)]);
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Save picture' })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
