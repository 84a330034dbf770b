import type { Page } from '@playwright/test';
import { openMail, openMailedLink } from '../../e2e/support/mailbox.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../../e2e/support/screenChecks.ts';
import { newShopper, signInAsAdmin, signUp } from '../../e2e/support/shopper.ts';
import { expect, test } from '../../e2e/support/test.ts';

const OFFERS = 'Offers and news by email';

/** Checks the open page on a phone and on a desk, in both schemes. */
async function expectGoodLooks(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, 'light');
    await expectAccessible(page, 'dark');
  }
}

// One test, because a shop has one draft of a campaign.
test('offers reach those who agreed, until they take it back by one click', async ({ page, newContext, database }) => {
  const shopper = newShopper();
  const staff = await newContext();
  await signInAsAdmin(staff);
  const desk = await staff.newPage();
  const mailsTo = async () =>
    (await database.rows(`SELECT FROM mails WHERE recipient = $1 AND kind = 'CAMPAIGN'`, [shopper.email])).length;

  const writeCampaign = async (subject: string) => {
    await desk.goto('/dashboard/campaigns');
    await desk.getByLabel('Subject').fill(subject);
    await desk.getByRole('textbox', { name: 'Text' }).fill('From **Ratnagiri**, until Sunday.');
    await expect(desk.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('Ratnagiri');
    await desk.getByRole('button', { name: 'Save draft' }).click();
    await expect(desk.getByRole('button', { name: 'Send a test to me' })).toBeVisible();
  };
  const sendCampaign = async (subject: string) => {
    await desk.getByRole('button', { name: /^Send to \d+ customers? who agreed$/ }).click();
    const dialog = desk.getByRole('dialog', { name: /^Send to \d+ customers?\?$/ });
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(desk.getByRole('listitem').filter({ hasText: subject })).toContainText(/Sent to \d+ customer/);
  };

  await test.step('a shopper registers, and the box for offers is not ticked', async () => {
    await page.goto('/register');
    await page.getByLabel('Name').fill(shopper.name);
    await page.getByLabel('Email').fill(shopper.email);
    await page.getByLabel('Password', { exact: true }).fill(shopper.password);
    await page.getByLabel('Confirm password').fill(shopper.password);
    await expect(page.getByRole('checkbox', { name: 'Send me offers and news' })).not.toBeChecked();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Register' }).click();
    await openMail(page, { to: shopper.email, subject: /confirm your email/i });
    await openMailedLink(page);
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  });

  await test.step('a campaign can not reach them', async () => {
    await writeCampaign('Mangoes are here');
    await expectGoodLooks(desk);
    await desk.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(desk.getByText('A test is on its way to your inbox')).toBeVisible();
    await openMail(desk, { to: 'admin@kirana.example', subject: /^Test: Mangoes are here/ });
    await desk.goto('/dashboard/campaigns');
    await expect(desk.getByRole('button', { name: 'No customer has agreed so far' })).toBeDisabled();
    expect(await mailsTo()).toBe(0);
  });

  await test.step('they agree in their account', async () => {
    await page.goto('/dashboard/profile');
    await page.getByRole('link', { name: 'See privacy' }).click();
    await page.getByRole('switch', { name: OFFERS }).check();
    await expect(page.getByText(/^Agreed in your account, /)).toBeVisible();
    await expectGoodLooks(page);
  });

  await test.step('the campaign arrives, and its link takes the consent back by one click', async () => {
    await desk.reload();
    await sendCampaign('Mangoes are here');
    await openMail(page, { to: shopper.email, subject: /^Mangoes are here/ });
    const link = page.getByRole('region', { name: 'Links' }).getByRole('link', { name: '/unsubscribe?' });
    const url = (await link.getAttribute('href')) ?? '';
    const answer = await page.request.post(url, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
    await page.goto('/dashboard/privacy');
    await expect(page.getByRole('switch', { name: OFFERS })).not.toBeChecked();
    await expect(page.getByText(/^Taken back by the link in an email, /)).toBeVisible();
    await expect(page.getByText(/^Agreed in your account, /)).toBeVisible();
  });

  await test.step('the next campaign does not reach them', async () => {
    await writeCampaign('Litchis are here');
    await expect(desk.getByRole('button', { name: 'No customer has agreed so far' })).toBeDisabled();
    expect(await mailsTo()).toBe(1);
  });
});

test('a shop keeps a register of breaches, and a shopper names a nominee', async ({ page, context, newContext }) => {
  await signUp(context);
  await test.step('the nominee is named', async () => {
    await page.goto('/dashboard/privacy');
    await page.getByRole('button', { name: 'Name a person' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your nominee' });
    await dialog.getByLabel('Name').fill('Mina Rao');
    await dialog.getByLabel('Who they are to you').fill('Sister');
    await dialog.getByLabel('Email').fill('mina@kirana.example');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Mina Rao, Sister, mina@kirana.example')).toBeVisible();
  });
  await test.step('the breach has its clock until the report is sent', async () => {
    const staff = await newContext();
    await signInAsAdmin(staff);
    const desk = await staff.newPage();
    await desk.goto('/dashboard/breaches');
    await desk.getByRole('button', { name: 'Record a breach' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Record a breach' });
    await dialog.getByLabel('In a few words').fill('A lost phone');
    await dialog.getByLabel('When you became aware of it').fill('2026-01-05T10:00');
    await dialog.getByLabel('Description').fill('A rider lost it on the way.');
    await dialog.getByLabel('Which data').fill('Addresses of five orders');
    await dialog.getByRole('button', { name: 'Save entry' }).click();
    const card = desk.getByRole('article', { name: /^#\d+ A lost phone$/ });
    await expect(card.getByText(/^Report to the Board: \d+ days over$/)).toBeVisible();
    await expectGoodLooks(desk);
    await card.getByRole('button', { name: 'Add what is new' }).click();
    const next = desk.getByRole('dialog', { name: /^Breach #\d+$/ });
    await next.getByLabel('When you sent the Board the details').fill('2026-01-07T10:00');
    await next.getByRole('button', { name: 'Save entry' }).click();
    await expect(card.getByText('Report sent')).toBeVisible();
    await expect(card.getByText('Earlier entries (1)')).toBeVisible();
  });
});
