import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { GraphQLResponse, Variables } from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePictures, pictureFile } from '../../media/testing/fakePictures.ts';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { fakeOrder, fakeOrderLine, fakeRefund, fakeRefundRequest } from '../order.fixtures.ts';
import { renderOrder, section } from '../orderPage.fixtures.tsx';

const OPEN = 'Report a problem with an item';
const CREATE = 'ReportProblemFormMutation';
const UPLOAD = 'commitReportPhotoMutation';

const delivered = (fields: object = {}) =>
  fakeOrder(['PLACED', 'DELIVERED'], {
    lines: [
      fakeOrderLine('ol_1'),
      fakeOrderLine('ol_2', { name: 'Milk', quantity: 1, reportableQuantity: 1 }),
      fakeOrderLine('ol_3', { name: 'Bread', reportableQuantity: 0 }),
    ],
    canRequestRefund: true,
    refundRequestDeadline: '2026-01-17T10:45:00.000Z',
    ...fields,
  });

interface Answers {
  create?: (input: Record<string, unknown>) => object;
  upload?: () => object;
}

/** The order's page, whose server answers the report and its photos. */
function render({ create, upload }: Answers = {}, order: () => object = delivered) {
  const inputs: Array<Record<string, unknown>> = [];
  const answer = ({ name }: { name: string }, variables: Variables): Promise<GraphQLResponse> | undefined => {
    if (name === UPLOAD && upload) return respond(() => ({ refundRequestPhotoUpload: upload() }));
    if (name !== CREATE || !create) return undefined;
    const { input } = variables as { input: Record<string, unknown> };
    inputs.push(input);
    return respond(() => ({ refundRequestCreate: create(input) }));
  };
  return { ...renderOrder(order, undefined, { answer }), inputs };
}

const respond = (answer: () => object) => Promise.resolve().then(() => ({ data: answer() }) as GraphQLResponse);
const refusal = (__typename: string, message: string) => ({ __typename, __isError: __typename, message });

async function open(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: OPEN }));
  const dialog = await findDialog('Report a problem');
  await dialog.findByRole('checkbox', { name: 'Milk, 500 g' });
  return dialog;
}

afterEach(() => vi.restoreAllMocks());

describe('Reporting a problem', () => {
  it('is offered with its deadline while it is possible', async () => {
    render({}, () => delivered({ canRequestRefund: false }));
    await section('Help');
    expect(screen.queryByRole('button', { name: OPEN })).not.toBeInTheDocument();
  });

  it('sends items, reason and note, once for a retry after a failure', async () => {
    let fails = true;
    const { user, inputs } = render({
      create: () => {
        if (fails) throw new TypeError('Failed to fetch');
        return refusal('NotRefundableError', 'Too late');
      },
    });
    expect((await section('Items')).getByText(/^You can report a problem until 17 Jan 2026/)).toBeVisible();
    const dialog = await open(user);
    expect(dialog.queryByRole('checkbox', { name: 'Bread, 500 g' })).not.toBeInTheDocument();
    expect(dialog.getByText(/give you the money back in cash/)).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Toor dal, 500 g' }));
    const stepper = within(dialog.getByRole('group', { name: 'How many of Toor dal' }));
    await user.click(stepper.getByRole('button', { name: 'One more' }));
    expect(stepper.getByText('Only 2 to report')).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Damaged or leaking' }));
    await user.type(dialog.getByLabelText('Tell us more (optional)'), ' It leaks ');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    fails = false;
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Too late')).toBeVisible();
    expect(inputs).toHaveLength(2);
    expect(inputs[0]).toMatchObject({
      orderId: 'ord_1',
      ...{ lines: [{ orderLineId: 'ol_1', quantity: 2 }], reason: 'DAMAGED', note: 'It leaks', photoIds: [] },
    });
    expect(inputs[1]).toEqual(inputs[0]);
  });

  it('names missing fields, and requires a note for another reason', async () => {
    const { user, inputs } = render({ create: () => refusal('NotRefundableError', 'No') });
    const dialog = await open(user);
    const send = () => user.click(dialog.getByRole('button', { name: 'Send report' }));
    await send();
    expect(dialog.getByText('Choose at least one item.')).toBeVisible();
    expect(dialog.getByText('Choose what’s wrong.')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Milk, 500 g' }));
    await user.click(dialog.getByRole('radio', { name: 'Something else' }));
    await send();
    expect(dialog.getByLabelText('Tell us more')).toHaveAccessibleDescription('Tell us what went wrong.');
    expect(inputs).toEqual([]);
  });

  it('uploads photos at once, at most three, and sends their ids', async () => {
    fakePictures();
    let stored = 0;
    const { user, inputs } = render({
      upload: () => {
        stored += 1;
        return stored === 2
          ? refusal('InvalidPictureError', 'This file is not a picture we can read')
          : { __typename: 'RefundRequestPhotoUploadPayload', photo: { id: `photo_${stored}` } };
      },
      create: () => refusal('NotRefundableError', 'No'),
    });
    const dialog = await open(user);
    await user.click(dialog.getByRole('checkbox', { name: 'Milk, 500 g' }));
    await user.click(dialog.getByRole('radio', { name: 'Not fresh' }));
    const input = dialog.getByLabelText('Photo file');
    await user.upload(input, [pictureFile(), pictureFile(), pictureFile(), pictureFile()]);
    expect(await dialog.findByText(/up to 3 pictures/)).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Try photo 2 again' })).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText(/A photo wasn’t uploaded/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove photo 2' }));
    expect(dialog.getByRole('button', { name: 'Add photos' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(inputs).toMatchObject([{ photoIds: ['photo_1', 'photo_3'] }]));
  });

  it('refuses a file that is no picture', async () => {
    const { user } = render();
    const dialog = await open(user);
    const input = dialog.getByLabelText<HTMLInputElement>('Photo file');
    input.accept = ''; // as with a file that was dropped
    await user.upload(input, new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' }));
    expect(await dialog.findByText('bill.pdf: Choose a JPEG, PNG, WebP or AVIF picture')).toBeVisible();
  });
});

describe('A reported problem', () => {
  const shown = async (request: Record<string, unknown>) => {
    const rendered = render({}, () => delivered({ refundRequests: [fakeRefundRequest(request)] }));
    return { ...rendered, part: await section('Problems you reported') };
  };
  const approved = (refund: object) => ({ status: 'APPROVED', refund: fakeRefund({ amount: 4000, ...refund }) });

  it.each<[string, { text: string | RegExp; [field: string]: unknown }]>([
    ['open', { status: 'OPEN', text: 'We’re checking it' }],
    ['refunded in cash', { ...approved({ status: 'SUCCEEDED', method: 'CASH' }), text: /^₹40 refunded in cash at / }],
    [
      'refunded as store credit',
      {
        ...approved({ status: 'SUCCEEDED', method: 'STORE_CREDIT', storeCredit: 4000 }),
        text: /^₹40 added to your store credit at /,
      },
    ],
    ['refunded online', { ...approved({ status: 'SUCCEEDED' }), text: /^₹40 refunded at / }],
    ['on its way', { ...approved({ status: 'PENDING' }), text: 'Refund of ₹40 on its way' }],
    ['rejected by the bank', { ...approved({ status: 'FAILED' }), text: /^We couldn’t refund ₹40 yet/ }],
    ['declined', { status: 'DECLINED', decisionNote: 'It is fresh', text: 'From us: It is fresh' }],
  ])('shows that it is %s', async (_state, { text, ...request }) => {
    const { part } = await shown(request);
    expect(part.getByText(text)).toBeVisible();
    expect(part.getByText('Damaged or leaking: 1 × Toor dal')).toBeVisible();
    expect(part.getByText('“The packet is torn”')).toBeVisible();
  });

  it('opens its photos', async () => {
    const photo = { __typename: 'RefundRequestPhoto', id: 'photo_1', url: '/media/private/photo_1?signature=x' };
    const { user, part } = await shown({ photos: [{ ...photo, width: 300, height: 400, dominantColor: '#333333' }] });
    await user.click(part.getByRole('button', { name: 'Photo 1 of 1' }));
    const dialog = await findDialog('Photo 1 of 1');
    expect(dialog.getByRole('img', { name: 'Photo 1 of 1' })).toHaveAttribute('src', photo.url);
  });

  it('follows the decision', async () => {
    let request = fakeRefundRequest();
    const { publish } = render({}, () => delivered({ refundRequests: [request] }));
    await section('Problems you reported');
    const [line] = (await section('Items')).getAllByRole('listitem');
    expect(line).toHaveTextContent('1 of 2 reported – we’re checking it');
    request = fakeRefundRequest({ status: 'DECLINED', decisionNote: 'It is fresh' });
    await publish();
    expect(await screen.findByText('From us: It is fresh')).toBeVisible();
    expect(line).toHaveTextContent('1 of 2 reported – not refunded');
  });
});
