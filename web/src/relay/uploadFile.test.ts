import { graphql } from 'react-relay';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import uploadFileTestMutation, {
  type uploadFileTestMutation as UploadFileTestMutation,
} from './__generated__/uploadFileTestMutation.graphql.ts';
import { createFetch } from './network.ts';
import { uploadFile } from './uploadFile.ts';

/** A fake XMLHttpRequest whose progress and response the test decides. */
class FakeRequest extends EventTarget {
  static latest: FakeRequest | undefined;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  readonly isAborted = vi.fn();
  timeout = 0;
  status = 0;
  responseText = '';
  address = '';
  body: FormData | undefined;

  constructor() {
    super();
    FakeRequest.latest = this;
  }
  open(method: string, path: string) {
    this.address = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.isAborted();
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: string) {
    this.status = status;
    this.responseText = body;
    this.dispatchEvent(new Event('load'));
  }
}

async function upload() {
  FakeRequest.latest = undefined;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const environment = new Environment({
    network: Network.create(createFetch({ isSignedIn: () => true })),
    store: new Store(new RecordSource()),
  });
  const heard = { onProgress: vi.fn(), onCompleted: vi.fn(), onError: vi.fn() };
  const picture = new Blob(['a picture'], { type: 'image/webp' });
  const { dispose } = uploadFile<UploadFileTestMutation>(environment, {
    mutation: graphql`
      mutation uploadFileTestMutation($input: AvatarUploadInput!) {
        avatarUpload(input: $input) {
          __typename
        }
      }
    `,
    variables: { input: { picture: null } },
    uploadables: { picture },
    ...heard,
  });
  const latest = () => FakeRequest.latest;
  await expect.poll(() => latest()?.body).toBeDefined();
  const request = latest();
  if (request?.body === undefined) throw new Error('unreachable');
  return { request, form: request.body, dispose, ...heard };
}

describe('uploadFile', () => {
  it('sends a multipart request that no form of another site can send', async () => {
    const { request, form } = await upload();
    expect(request.address).toBe('POST /graphql');
    expect(request.headers['graphql-require-preflight']).toBe('1');
    expect([...form.keys()]).toEqual(['operations', 'map', '0']);
    expect(JSON.parse(String(form.get('operations')))).toEqual({
      documentId: `sha256:${uploadFileTestMutation.params.id}`,
      variables: { input: { picture: null } },
    });
    expect(JSON.parse(String(form.get('map')))).toEqual({ 0: ['variables.input.picture'] });
    expect(form.get('0')).toBeInstanceOf(Blob);
  });

  it('reports the progress and the completion', async () => {
    const { request, onProgress, onCompleted } = await upload();
    request.progress(1, 4);
    request.progress(4, 4);
    expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
    request.answer(200, JSON.stringify({ data: { avatarUpload: { __typename: 'AvatarUploadPayload' } } }));
    await expect.poll(() => onCompleted).toHaveBeenCalledTimes(1);
  });

  it('can be aborted, and calls no handler after that', async () => {
    const { request, dispose, onCompleted, onError } = await upload();
    dispose();
    expect(request.isAborted).toHaveBeenCalledTimes(1);
    expect(onCompleted).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  it('times out after two minutes, and has a message for a file that is too large', async () => {
    const { request, onError } = await upload();
    expect(request.timeout).toBe(120_000);
    request.answer(413, '{"errors":[]}');
    await expect.poll(() => onError).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ message: expect.stringMatching(/^This file is too large/) });
  });

  it.each([
    ['that takes too long', 'timeout', 'timeout'],
    ['that is lost on the way', 'error', 'unreachable'],
  ])('reports a file %s', async (_case, event, kind) => {
    const { request, onError } = await upload();
    request.dispatchEvent(new Event(event));
    await expect.poll(() => onError.mock.calls[0]?.[0]).toMatchObject({ kind });
  });
});
