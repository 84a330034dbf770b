import { expect, test } from '../support/test.ts';
import { signUp } from '../support/shopper.ts';

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

test('unknown URLs show a not-found page with a link home', async ({ page, context }) => {
  await signUp(context);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      const link = page.getByRole('main').getByRole('link', { name: /^(Go to home|View all orders)$/ });
      await expect.soft(link).toBeVisible();
      await expect.soft(page.getByText('Try again')).toBeHidden();
    });
  }
});
