import type { MockResolvers } from './mockedServer.ts';
import { mockPicture } from './mocks.ts';

const MINUTE_MS = 60_000;

interface Marks {
  pickedQuantity: number;
  shortQuantity: number;
}

/** What the mocked shop's pickers, riders and admins see of the work: three orders to pack, three to bring, four people. */
export function mockedWork(): MockResolvers {
  const promised = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  const picking = [-3, 4, 9].map((minutes, at) => ({
    __typename: 'PickingOrder',
    id: `pick_${at + 1}`,
    number: 100_231 + at,
    status: at === 1 ? 'PICKING' : 'PLACED',
    placedAt: promised(minutes - 10),
    promisedAt: promised(minutes),
    pickerName: at === 1 ? 'Ravi Kumar' : null,
    isMine: false,
    lines: names.slice(0, 2 + 3 * at).map(([name, emoji], place) => ({
      __typename: 'PickingLine',
      id: `pline_${at + 1}x${place + 1}`,
      name,
      brand: 'Gaon Fresh',
      unit: '500 g',
      picture: mockPicture({ emoji, tint: '#e3f0dc', alt: name }),
      quantity: 1 + (place % 3),
      pickedQuantity: 0,
      shortQuantity: 0,
    })),
  }));
  const deliveries = [41_200, 0, 12_900].map((cashToCollect, at) => ({
    __typename: 'DeliveryOrder',
    id: `deliv_${at + 1}`,
    number: 100_228 + at,
    status: at === 0 ? 'OUT_FOR_DELIVERY' : 'PACKED',
    promisedAt: promised(at * 3 - 1),
    quantity: 3 + at,
    cashToCollect,
    isMine: at === 0,
    area: 'Bengaluru 560001',
    address: { __typename: 'OrderAddress' },
  }));
  const staff = people.map(([name, role], at) => ({
    __typename: 'StaffMember',
    id: `staff_${at + 1}`,
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@kirana.example`,
    role,
    since: '2026-01-15T10:30:00.000Z',
    isSuspended: false,
  }));
  const change = <Row extends { id: string }>(rows: Row[], id: string, values: Partial<Row>) =>
    Object.assign(rows.find((row) => row.id === id) ?? {}, values);
  const orderOf = (lineId: string) => picking.find(({ lines }) => lines.some(({ id }) => id === lineId));

  return {
    Query: {
      pickingOrders: () => picking,
      pickingOrder: (_root, { id }: { id: string }) => picking.find((order) => order.id === id) ?? null,
      deliveryOrders: () => deliveries,
      staff: () => staff.filter(({ role }) => role !== 'USER'),
    },
    PickingOrder: {
      quantity: ({ lines }: (typeof picking)[number]) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
      toPick: ({ lines }: (typeof picking)[number]) =>
        lines.reduce((sum, line) => sum + line.quantity - line.pickedQuantity - line.shortQuantity, 0),
    },
    Mutation: {
      pickingStart: (_root, { input }: { input: { orderId: string } }) => ({
        __typename: 'PickingStartPayload',
        order: change(picking, input.orderId, { status: 'PICKING', pickerName: 'Asha Rao', isMine: true }),
      }),
      pickingMark: (_root, { input: { lineId, ...marks } }: { input: Marks & { lineId: string } }) => {
        change(orderOf(lineId)?.lines ?? [], lineId, marks);
        return { __typename: 'PickingMarkPayload', order: orderOf(lineId) };
      },
      pickingFinish: (_root, { input }: { input: { orderId: string } }) => ({
        __typename: 'PickingFinishPayload',
        order: change(picking, input.orderId, { status: 'PACKED' }),
      }),
      deliveryStart: (_root, { input }: { input: { orderId: string } }) => ({
        __typename: 'DeliveryStartPayload',
        order: change(deliveries, input.orderId, { status: 'OUT_FOR_DELIVERY', isMine: true }),
      }),
      deliveryFinish: (_root, { input }: { input: { orderId: string } }) => ({
        __typename: 'DeliveryFinishPayload',
        order: change(deliveries, input.orderId, { status: 'DELIVERED' }),
      }),
      staffRoleChange: (_root, { input }: { input: { email: string; role: string } }) => {
        const member = staff.find(({ email }) => email === input.email);
        if (!member) return { __typename: 'UnknownUserError', message: 'No account has this email' };
        return { __typename: 'StaffRoleChangePayload', member: Object.assign(member, { role: input.role }) };
      },
    },
  };
}

const names = [
  ['Toor dal', '🌾'],
  ['Full cream milk', '🥛'],
  ['Brown bread', '🍞'],
  ['Alphonso mango', '🥭'],
  ['Masala chai', '☕'],
  ['Farm eggs', '🥚'],
  ['Onion', '🧅'],
  ['Basmati rice', '🍚'],
] as const;

const people = [
  ['Meera Iyer', 'ADMIN'],
  ['Ravi Kumar', 'PICKER'],
  ['Sunil Das', 'RIDER'],
  ['Asha Rao', 'USER'],
] as const satisfies [string, string][];
