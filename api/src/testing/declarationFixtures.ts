import { db } from '../platform/db/client.ts';
import type { Prisma } from '../platform/db/generated/client.ts';

let number = 0;

/** Creates a party with an address and a contact, unless the fields say otherwise, and returns its id. */
export async function makeParty(fields: Partial<Prisma.PartyCreateInput> = {}): Promise<string> {
  number += 1;
  const data = {
    name: `Maker ${number}`,
    address: `${number} Dairy Road, Anand`,
    email: 'care@maker.example',
    ...fields,
  };
  return (await db.party.create({ data, select: { id: true } })).id;
}

/** Whether the shop publishes products with all declarations alone, and from when. */
export async function setEnforcement(enforcement: 'Off' | 'Warn' | 'Block', requiredFrom: Date | null = null) {
  const values = { 'declarations.enforcement': enforcement, 'declarations.requiredFrom': requiredFrom?.toISOString() };
  await db.setting.deleteMany({ where: { key: { in: Object.keys(values) } } });
  await db.setting.createMany({
    data: Object.entries(values).flatMap(([key, value]) =>
      value === undefined ? [] : [{ key, value, version: 1, updatedAt: new Date() }],
    ),
  });
}
