import { expect, it } from 'vitest';
import { CostBudgetExceededError, createCostBudgets } from './costBudget.ts';

/** A clock that jumps to the end of each wait. */
function openBudgets(rateLimitPerMinute = 600) {
  let now = 0;
  const waits: number[] = [];
  const clock = {
    now: () => now,
    wait: async (ms: number) => {
      waits.push(ms);
      now += ms;
    },
  };
  const budgetOf = createCostBudgets({ rateLimitPerMinute }, clock);
  return { budgetOf, waits, pass: (ms: number) => void (now += ms) };
}

it('a client consumes the share of a second at once, and then as it is earned', async () => {
  const { budgetOf, waits, pass } = openBudgets();
  const budget = budgetOf('203.0.113.1');
  await budget.consume(25_000);
  expect(waits).toEqual([]);
  await budget.consume(5000);
  expect(waits).toEqual([200]);
  pass(1000);
  await budget.consume(25_000);
  expect(waits).toEqual([200]);
  await budget.consume(25_000);
  expect(waits).toEqual([200, 1000]);
});

it('what would wait longer than ten seconds is refused and not charged', async () => {
  const { budgetOf, waits } = openBudgets();
  const budget = budgetOf('203.0.113.1');
  await budget.consume(25_000);
  await expect(budget.consume(275_000)).rejects.toThrow(new CostBudgetExceededError(1000));
  await budget.consume(25_000);
  expect(waits).toEqual([1000]);
});

it('what is not worth a wait is refused as soon as one is needed', async () => {
  const { budgetOf } = openBudgets();
  const budget = budgetOf('203.0.113.1');
  await budget.consume(25_000, 0);
  await expect(budget.consume(1, 0)).rejects.toThrow('Too many requests. Please try again in 1 second.');
});

it('each client has a budget of its own', async () => {
  const { budgetOf, waits } = openBudgets();
  await budgetOf('203.0.113.1').consume(25_000);
  await budgetOf('203.0.113.2').consume(25_000);
  expect(waits).toEqual([]);
});

it('with a low rate limit, what costs more than the share of a second passes for a client who owes nothing', async () => {
  const { budgetOf, pass } = openBudgets(60);
  const budget = budgetOf('203.0.113.1');
  await budget.consume(20_000, 0);
  await expect(budget.consume(20_000, 0)).rejects.toThrow(CostBudgetExceededError);
  pass(8000);
  await budget.consume(20_000, 0);
});
