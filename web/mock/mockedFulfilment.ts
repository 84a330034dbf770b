import { connection } from './mockedCatalogue.ts';
import type { MockResolvers } from './mockedServer.ts';
import { mockPicture } from './mocks.ts';

type Paging = Parameters<typeof connection>[1];

const MINUTE_MS = 60_000;

interface PickQuantities {
  pickedQuantity: number;
  missingQuantity: number;
}

/** The mocked shop's fulfilment: three orders to pick, three to deliver, and four staff members. */
export function mockedFulfilment(): MockResolvers {
  const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  const picking = [-3, 4, 9].map((minutes, at) => ({
    __typename: 'PickingOrder',
    id: `pick_${at + 1}`,
    number: 100_231 + at,
    status: at === 1 ? 'PICKING' : 'PLACED',
    placedAt: minutesFromNow(minutes - 10),
    estimatedDeliveryAt: minutesFromNow(minutes),
    picker: at === 1 ? { __typename: 'Picker', name: 'Ravi Kumar' } : null,
    isMine: false,
    lines: names.slice(0, 2 + 3 * at).map(([name, emoji], place) => ({
      __typename: 'PickingLine',
      id: `pline_${at + 1}x${place + 1}`,
      name,
      brand: 'Gaon Fresh',
      unit: '500 g',
      picture: mockPicture({ emoji, dominantColor: '#e3f0dc', alt: name }),
      quantity: 1 + (place % 3),
      pickedQuantity: 0,
      missingQuantity: 0,
    })),
  }));
  const deliveries = [41_200, 0, 12_900].map((cashToCollect, at) => ({
    __typename: 'DeliveryOrder',
    id: `deliv_${at + 1}`,
    number: 100_228 + at,
    status: at === 0 ? 'OUT_FOR_DELIVERY' : 'PACKED',
    estimatedDeliveryAt: minutesFromNow(at * 3 - 1),
    quantity: 3 + at,
    cashToCollect,
    roundOff: 0,
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
    createdAt: '2026-01-15T10:30:00.000Z',
    isSuspended: false,
  }));
  const change = <Row extends { id: string }>(rows: Row[], id: string, values: Partial<Row>) =>
    Object.assign(rows.find((row) => row.id === id) ?? {}, values);
  const orderOf = (lineId: string) => picking.find(({ lines }) => lines.some(({ id }) => id === lineId));

  return {
    Query: {
      pickingOrders: (_root, paging: Paging) => connection(picking, paging),
      pickingOrder: (_root, { id }: { id: string }) => picking.find((order) => order.id === id) ?? null,
      deliveryOrders: (_root, paging: Paging) => connection(deliveries, paging),
      staff: (_root, paging: Paging) =>
        connection(
          staff.filter(({ role }) => role !== 'USER'),
          paging,
        ),
    },
    PickingOrder: {
      quantity: ({ lines }: (typeof picking)[number]) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
      remainingQuantity: ({ lines }: (typeof picking)[number]) =>
        lines.reduce((sum, line) => sum + line.quantity - line.pickedQuantity - line.missingQuantity, 0),
    },
    Mutation: {
      pickingStart: (_root, { input }: { input: { orderId: string } }) => ({
        __typename: 'PickingStartPayload',
        order: change(picking, input.orderId, {
          status: 'PICKING',
          picker: { __typename: 'Picker', name: 'Asha Rao' },
          isMine: true,
        }),
      }),
      pickingRecordPick: (
        _root,
        { input: { lineId, ...quantities } }: { input: PickQuantities & { lineId: string } },
      ) => {
        change(orderOf(lineId)?.lines ?? [], lineId, quantities);
        return { __typename: 'PickingRecordPickPayload', order: orderOf(lineId) };
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
      staffMemberUpdateRole: (_root, { input }: { input: { email: string; role: string } }) => {
        const member = staff.find(({ email }) => email === input.email);
        if (!member) return { __typename: 'UserNotFoundError', message: 'No account has this email' };
        return { __typename: 'StaffMemberUpdateRolePayload', staffMember: Object.assign(member, { role: input.role }) };
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
