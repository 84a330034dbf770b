import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../db/client.ts';
import { makeApiToken } from '../../../testing/apiTokenFixtures.ts';
import {
  makeUploader,
  openUploadServer,
  post,
  PREFLIGHT,
  uploadForm,
  type Uploader,
} from '../../../testing/server/uploadServer.ts';
import { MAX_PICTURE_BYTES, MAX_UPLOAD_BYTES } from '../../limits/uploadLimits.ts';

const QUERY = `mutation ($input: AvatarUploadInput!) { avatarUpload(input: $input) {
  __typename ... on InvalidPictureError { message } } }`;
const OPERATIONS = { query: QUERY, variables: { input: { picture: null } } };
const MAP = { 0: ['variables.input.picture'] };
const ACCEPT = 'application/graphql-response+json';
const FILE = new File(['no picture'], 'a.png', { type: 'image/png' });
const UPLOAD = { operations: OPERATIONS, map: MAP, files: { 0: FILE } };

describe('an upload', () => {
  let server: Awaited<ReturnType<typeof openUploadServer>>;
  let shopper: Uploader;
  beforeAll(async () => {
    server = await openUploadServer();
    shopper = await makeUploader();
  });
  afterAll(() => server.close());
  afterEach(() => expect.poll(server.temporaryFiles).toEqual([]));

  const upload = (parts: Parameters<typeof uploadForm>[0], headers = shopper.headers) =>
    post(server.url, uploadForm(parts), headers);

  it('reaches its mutation', async () => {
    const { status, data, errors } = await upload(UPLOAD);
    expect({ status, errors }).toEqual({ status: 200, errors: [] });
    expect(data.avatarUpload).toEqual({
      __typename: 'InvalidPictureError',
      message: 'Choose a JPEG, PNG, WebP or AVIF picture',
    });
  });

  it('is accepted with any header that other sites cannot send', async () => {
    const { authorization = '' } = shopper.headers;
    const { data } = await upload(UPLOAD, { authorization, 'apollo-require-preflight': 'yes' });
    expect(data.avatarUpload.__typename).toBe('InvalidPictureError');
  });

  it('is refused without such a header', async () => {
    const operations = { query: 'mutation { userLogOut { isLoggedOut } }', variables: { x: null } };
    const { authorization = '' } = shopper.headers;
    const answer = await upload({ operations, map: { 0: ['variables.x'] }, files: { 0: FILE } }, { authorization });
    expect(answer).toMatchObject({
      status: 400,
      data: null,
      errors: [
        {
          message: 'Uploads need the header graphql-require-preflight, with any value.',
          extensions: { code: 'BAD_REQUEST' },
        },
      ],
    });
    const { sessionId: id } = shopper.viewer;
    expect(await db.session.findUniqueOrThrow({ where: { id } })).toMatchObject({ revokedAt: null });
  });

  it('is accepted with an API token that may write', async () => {
    const { token } = await makeApiToken(shopper.viewer, { scope: 'READ_WRITE' });
    const { data } = await upload(UPLOAD, { ...PREFLIGHT, authorization: `Bearer ${token}` });
    expect(data.avatarUpload.__typename).toBe('InvalidPictureError');
  });

  it('of an anonymous visitor is refused before its file is read', async () => {
    const { data, errors } = await upload(UPLOAD, PREFLIGHT);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ message: 'Please Login', extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('of a session that has ended is refused', async () => {
    const { viewer, headers } = await makeUploader();
    await db.session.update({ where: { id: viewer.sessionId }, data: { revokedAt: new Date() } });
    expect((await upload(UPLOAD, headers)).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('without its file is refused with a message', async () => {
    const { status, data } = await upload({ operations: OPERATIONS, map: MAP });
    expect(status).toBe(200);
    expect(data.avatarUpload).toMatchObject({ message: 'The upload didn’t finish. Please try again.' });
  });

  it('ignores a file that it does not name', async () => {
    const { status, data } = await upload({ ...UPLOAD, files: { stray: FILE } });
    expect(status).toBe(200);
    expect(data.avatarUpload.__typename).toBe('InvalidPictureError');
  });

  it.each<[string, number, Parameters<typeof uploadForm>[0]]>([
    ['without an operation', 400, { map: MAP, files: { 0: FILE } }],
    ['without a map', 400, { operations: OPERATIONS, files: { 0: FILE } }],
    ['of nothing', 400, {}],
    ['of a file alone', 400, { files: { 0: FILE } }],
    ['with an operation that is no JSON', 400, { ...UPLOAD, operations: '{' }],
    ['with an operation that is null', 400, { ...UPLOAD, operations: 'null' }],
    ['with an operation that is a number', 400, { ...UPLOAD, operations: '5' }],
    ['with a batch', 400, { operations: [OPERATIONS], map: { 0: ['0.variables.input.picture'] }, files: { 0: FILE } }],
    ['with a map that is no JSON', 400, { ...UPLOAD, map: '{' }],
    ['with a map that is a list', 400, { ...UPLOAD, map: [] }],
    ['with a map of no lists', 400, { ...UPLOAD, map: { 0: 'variables.input.picture' } }],
    ['with a map of numbers', 400, { ...UPLOAD, map: { 0: [5] } }],
    ['with a map to nowhere', 400, { ...UPLOAD, map: { 0: ['variables.input.other'] } }],
    ['with a map into the prototype', 400, { ...UPLOAD, map: { 0: ['__proto__.polluted'] } }],
    ['with a map into a constructor', 400, { ...UPLOAD, map: { 0: ['constructor.prototype.polluted'] } }],
    ['with a map over the query', 400, { ...UPLOAD, map: { 0: ['query'] } }],
    ['with two files', 413, { ...UPLOAD, map: { ...MAP, 1: ['variables.b'] }, files: { 0: FILE, 1: FILE } }],
    ['with an operation of 100 kB', 413, { ...UPLOAD, operations: { ...OPERATIONS, query: QUERY.padEnd(100_000) } }],
    ['with a map of 100 kB', 413, { ...UPLOAD, map: JSON.stringify(MAP).padEnd(100_001) }],
  ])('%s is answered with %i', async (_what, status, parts) => {
    const answer = await upload(parts);
    expect(answer).toMatchObject({ status, data: null });
    expect(answer.errors[0]?.extensions?.code).toBe(status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST');
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    ['multipart/form-data', ''],
    ['multipart/form-data; boundary=x', ''],
    ['multipart/form-data; boundary=x', 'nothing of the kind'],
    ['multipart/form-data; boundary=x', '--x\r\n'],
    ['multipart/form-data; boundary=x', '--x\r\nno header\r\n\r\nx\r\n--x--\r\n'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{}'],
    ['Multipart/Form-Data; boundary=x', '--x--\r\n'],
  ])('that is malformed as %s %j is answered with 400', async (type, body) => {
    const answer = await post(server.url, body, { ...shopper.headers, 'content-type': type });
    expect(answer).toMatchObject({ status: 400, data: null, errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('of another multipart type is refused', async () => {
    const headers = { ...shopper.headers, 'content-type': 'multipart/mixed; boundary=x' };
    expect(await post(server.url, '--x--\r\n', headers)).toMatchObject({ status: 415 });
  });

  it.each([
    [QUERY, { input: { picture: 'a.png' } }, 'BAD_USER_INPUT'],
    [QUERY, { input: { picture: { promise: 1 } } }, 'BAD_USER_INPUT'],
    [QUERY, { input: { picture: null } }, 'BAD_USER_INPUT'],
    ['mutation { avatarUpload(input: { picture: "a.png" }) { __typename } }', {}, 'GRAPHQL_VALIDATION_FAILED'],
  ])('cannot be written in JSON: %s %j', async (query, variables, code) => {
    const headers = { ...shopper.headers, 'content-type': 'application/json', accept: ACCEPT };
    const answer = await post(server.url, JSON.stringify({ query, variables }), headers);
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code } }] });
  });

  it('has the limits of every operation', async () => {
    const fields = Array.from({ length: 31 }, (_, at) => `a${at}: viewer { id }`).join(' ');
    const operations = { query: `query ($x: Upload) { ${fields} }`, variables: { x: null } };
    const parts = { operations, map: { 0: ['variables.x'] }, files: { 0: FILE } };
    const { status, errors } = await upload(parts, { ...shopper.headers, accept: ACCEPT });
    expect(status).toBe(400);
    expect(errors.map(({ message }) => message).join()).toMatch(/alias/i);
  });

  it('cannot use one attempt four times', async () => {
    const aliases = ['a', 'b', 'c', 'd'].map((name) => `${name}: avatarUpload(input: $input) { __typename }`).join(' ');
    const operations = { ...OPERATIONS, query: `mutation ($input: AvatarUploadInput!) { ${aliases} }` };
    const { errors } = await upload({ ...UPLOAD, operations });
    expect(errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COSTLY' } }]);
  });

  it('passes its file to each field that uses it', async () => {
    const aliases = ['a', 'b'].map((name) => `${name}: avatarUpload(input: $input) { __typename }`).join(' ');
    const operations = { ...OPERATIONS, query: `mutation ($input: AvatarUploadInput!) { ${aliases} }` };
    const { data } = await upload({ ...UPLOAD, operations });
    expect(data).toEqual({ a: { __typename: 'InvalidPictureError' }, b: { __typename: 'InvalidPictureError' } });
  });

  it.each([
    ['a query', 'query ($x: Upload) { viewer { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a query that does not declare it', '{ viewer { id } }', 'BAD_REQUEST'],
    ['a mutation that does not declare it', 'mutation { userLogOut { isLoggedOut } }', 'BAD_REQUEST'],
    ['a subscription that does not declare it', 'subscription { adminOrdersChanged { __typename } }', 'BAD_REQUEST'],
  ])('of %s is refused, and leaves no temporary file', async (_what, query, code) => {
    const file = new File([Buffer.alloc(3_000_000)], 'a.png');
    const parts = { operations: { query, variables: { x: null } }, map: { 0: ['variables.x'] }, files: { 0: file } };
    const { status, errors } = await upload(parts, {
      ...shopper.headers,
      accept: `${ACCEPT}, text/event-stream;q=0.5`,
    });
    expect({ status, code: errors[0]?.extensions?.code }).toEqual({ status: 400, code });
  });

  it('that is slightly too large is refused by the mutation', async () => {
    const looksLikeJpeg = Buffer.alloc(MAX_PICTURE_BYTES + 1, Buffer.from('ffd8ffe0', 'hex'));
    const { status, data } = await upload({ ...UPLOAD, files: { 0: new File([looksLikeJpeg], 'a.jpg') } });
    expect(status).toBe(200);
    expect(data.avatarUpload.message).toBe('This picture is larger than 5 MB');
  });

  it('that is far too large is refused by its size', async () => {
    const file = new File([Buffer.alloc(MAX_UPLOAD_BYTES)], 'a.png');
    expect(await upload({ ...UPLOAD, files: { 0: file } })).toMatchObject({
      status: 413,
      errors: [{ message: 'The upload is too large.', extensions: { code: 'PAYLOAD_TOO_LARGE' } }],
    });
  });
});
