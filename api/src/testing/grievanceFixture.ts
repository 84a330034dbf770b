import { newId } from './fixtures.ts';

/** The columns of a complaint that was just filed, by default by a visitor. */
export function grievanceFixture(createdAt = new Date()) {
  return {
    ...{ name: 'Asha Rao', email: `${newId()}@kirana.example`, subject: 'Late again', body: 'Two hours late.' },
    ...{ idempotencyKey: newId(), createdAt, dueAt: new Date(createdAt.getTime() + 48 * 60 * 60 * 1000) },
  };
}
