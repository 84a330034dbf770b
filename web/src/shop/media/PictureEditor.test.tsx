import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChakraRoot } from '../../ui/theme/ChakraRoot.tsx';
import { waitForCropper, fakePictures, pictureFile } from './testing/fakePictures.ts';
import { PictureEditor, type PictureEditorProps } from './PictureEditor.tsx';

function renderEditor() {
  const heard = { onSend: vi.fn<(picture: Blob) => void>(), onStop: vi.fn() };
  const editor = (state: Partial<PictureEditorProps>) => (
    <ChakraRoot>
      <PictureEditor progress={null} error="" {...heard} {...state} />
    </ChakraRoot>
  );
  const { rerender, unmount } = render(editor({}));
  const user = userEvent.setup({ delay: null, applyAccept: false });
  return { ...heard, user, unmount, show: (state: Partial<PictureEditorProps>) => rerender(editor(state)) };
}

const choose = (user: ReturnType<typeof renderEditor>['user'], file: File) =>
  user.upload(screen.getByLabelText('Picture file'), file);

async function openCropper(user: ReturnType<typeof renderEditor>['user']) {
  await choose(user, pictureFile());
  await waitForCropper();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save picture' })).toBeEnabled());
}

describe('PictureEditor', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows which types it rejects, and accepts the next choice', async () => {
    fakePictures();
    const { user } = renderEditor();
    expect(screen.getByText('JPEG, PNG, WebP or AVIF')).toBeVisible();
    await choose(user, pictureFile('application/pdf'));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a JPEG, PNG, WebP or AVIF picture');
    await choose(user, pictureFile('image/png', 40 * 1024 * 1024 + 1));
    expect(screen.getByRole('alert')).toHaveTextContent('This picture is larger than 40 MB');
    await openCropper(user);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows that a file is no picture in spite of its name', async () => {
    const { closed } = fakePictures({ isReadable: false });
    const { user } = renderEditor();
    await choose(user, pictureFile('image/png'));
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t read this picture');
    expect(closed).toHaveBeenCalled();
  });

  it('accepts a dropped picture, one at a time', async () => {
    fakePictures();
    renderEditor();
    const place = screen.getByRole('button', { name: 'Choose a picture' });
    fireEvent.drop(place, { dataTransfer: { files: [pictureFile(), pictureFile()] } });
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one picture');
    fireEvent.drop(place, { dataTransfer: { files: [pictureFile()] } });
    expect(await screen.findByRole('slider', { name: 'Zoom' })).toBeVisible();
  });

  it('accepts a picture that is pasted anywhere', async () => {
    fakePictures();
    renderEditor();
    const paste = createEvent.paste(document.body);
    Object.assign(paste, { clipboardData: { files: [pictureFile()] } });
    fireEvent(document.body, paste);
    expect(await screen.findByRole('slider', { name: 'Zoom' })).toBeVisible();
  });

  it('uploads the square that was moved and zoomed by keyboard', async () => {
    const { drawImage } = fakePictures();
    const { user, onSend } = renderEditor();
    await openCropper(user);
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '200 percent');
    screen.getByRole('application', { name: /arrow keys/ }).focus();
    await user.keyboard('{ArrowLeft}');
    await user.click(screen.getByRole('button', { name: 'Save picture' }));
    await waitFor(() => expect(onSend).toHaveBeenCalled());
    expect(onSend.mock.calls[0]?.[0].type).toBe('image/webp');
    // Half of the 800 visible pixels, right of the middle.
    const [, x, y, width, height] = drawImage.mock.calls[0] as number[];
    expect({ y, width, height }).toEqual({ y: 200, width: 400, height: 400 });
    expect(x).toBeGreaterThan(400);
  });

  it('shows the progress of the upload, and lets it be cancelled', async () => {
    fakePictures();
    const { user, onStop, show } = renderEditor();
    await openCropper(user);
    onStop.mockClear();
    show({ progress: 0.4 });
    expect(screen.getByRole('progressbar', { name: 'Uploading the picture' })).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByRole('button', { name: 'Save picture' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onStop).toHaveBeenCalledOnce();
    show({ progress: 1 });
    expect(screen.getByRole('progressbar', { name: 'Almost done' })).toBeInTheDocument();
  });

  it('shows why the upload failed and offers a retry', async () => {
    fakePictures();
    const { user, onSend, show } = renderEditor();
    await openCropper(user);
    show({ error: 'We couldn’t save the picture. Please try again.' });
    expect(screen.getByRole('alert')).toHaveTextContent('couldn’t save the picture');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  });

  it('goes back to choosing a file, and revokes the object URL', async () => {
    const { closed } = fakePictures();
    const { user } = renderEditor();
    await openCropper(user);
    await user.click(screen.getByRole('button', { name: 'Choose another' }));
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
    expect(closed).toHaveBeenCalledWith('blob:picture');
  });

  it('aborts the upload when it is closed', async () => {
    fakePictures();
    const { user, onStop, unmount } = renderEditor();
    await openCropper(user);
    onStop.mockClear();
    unmount();
    expect(onStop).toHaveBeenCalledOnce();
  });

  it('uploads once for a double click', async () => {
    fakePictures();
    const { user, onSend } = renderEditor();
    await openCropper(user);
    await user.dblClick(screen.getByRole('button', { name: 'Save picture' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  });

  it('uploads nothing when it was closed while the picture was being cropped', async () => {
    fakePictures();
    const { user, onSend, unmount } = renderEditor();
    await openCropper(user);
    const cut = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Save picture' }));
    unmount();
    const [give] = cut.mock.calls[0] ?? [];
    give?.(new Blob(['pixels'], { type: 'image/webp' }));
    await expect.poll(() => give).toBeDefined();
    expect(onSend).not.toHaveBeenCalled();
  });
});
