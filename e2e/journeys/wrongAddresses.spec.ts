import { expect, test } from '../shop/test.ts';
import { signIn } from '../shop/shopper.ts';

const paths = [
  '/product/milk',
  '/product/milk-prod_notanid',
  '/product/milk-cat_01m7xvwxhke4ca9rgd5agsfga1',
  '/dairy-cat_nothing/milk-sub_nothing',
  '/dairy-cat_01m7xvwxhke4ca9rgd5agsfga1/milk-sub_01m7xvwxhme4ca9rqs9gttr147',
  '/dashboard/myorders/nothing',
  '/one',
  '/one/two/three',
];

test('addresses that lead nowhere say so and offer a way on', async ({ page, context }) => {
  await signIn(context);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      const wayOn = page.getByRole('main').getByRole('link', { name: /^(Go to home|See all orders)$/ });
      await expect.soft(wayOn).toBeVisible();
      await expect.soft(page.getByText('Try again')).toBeHidden();
    });
  }
});
