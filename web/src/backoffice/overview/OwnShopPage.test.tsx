import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { RequestError } from '../../relay/RequestError.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import ownShopPage, { type OwnShopPageQuery } from './__generated__/OwnShopPageQuery.graphql.ts';
import { OwnShopPage } from './OwnShopPage.tsx';

const DEMO = {
  ...{ productCount: 5872, categoryCount: 23, orderCount: 644, customerCount: 1, staffCount: 3 },
  backupFolder: '/srv/shop/.data-backups',
};
const BACKUP = '/srv/shop/.data-backups/demo-1';

interface Options {
  demo?: object | null;
  result?: object;
  isSlow?: boolean;
}

function renderPage({ demo = DEMO, result, isSlow = false }: Options = {}) {
  const inputs: object[] = [];
  const rendered = renderWithRelay({
    routes: [
      {
        path: '/dashboard/own-shop',
        loader: preload<OwnShopPageQuery>(ownShopPage, () => ({})),
        Component: OwnShopPage,
      },
      { path: '/dashboard', element: <p>The overview</p> },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    at: '/dashboard/own-shop',
    resolvers: () => ({
      Query: { demo: () => demo },
      Mutation: {
        demoRemove: (_root, { input }: { input: object }) => {
          inputs.push(input);
          return result ?? { __typename: 'DemoRemovePayload', backupDirectory: BACKUP };
        },
      },
    }),
    answer: ({ name }) =>
      isSlow && name === 'OwnShopFormMutation' ? Promise.reject(new RequestError('timeout')) : undefined,
  });
  return { ...rendered, inputs };
}

async function fillIn({ user }: ReturnType<typeof renderPage>, confirmed = 'nine blue kites') {
  await user.type(await screen.findByLabelText('Your name'), 'Meena');
  await user.type(screen.getByLabelText('Email'), 'meena@sharma.example');
  await user.type(screen.getByLabelText('Password'), 'nine blue kites');
  await user.type(screen.getByLabelText('Confirm password'), confirmed);
}

const start = () => screen.getByRole('button', { name: 'Start your own shop' });
const confirm = () => screen.getByRole('checkbox', { name: 'Remove the demo and all that was done in it' });

describe('Start your own shop', () => {
  it('says what is removed and kept, and starts the shop of the owner once that is confirmed', async () => {
    const page = renderPage();
    const consequences = within(await screen.findByRole('region', { name: 'What happens' }));
    expect(consequences.getByText(/^5,872 products in 23 categories/)).toBeVisible();
    expect(
      consequences.getByText(/^A backup comes first, in a new folder in \/srv\/shop\/\.data-backups/),
    ).toBeVisible();
    await fillIn(page);
    expect(start()).toBeDisabled();
    await page.user.click(confirm());
    await page.user.click(start());
    expect(await screen.findByText(`npm run restore -- "${BACKUP}" --overwrite`)).toBeVisible();
    const owner = { name: 'Meena', email: 'meena@sharma.example', password: 'nine blue kites' };
    expect(page.inputs).toEqual([{ ...owner, confirmPassword: owner.password, hasBackup: false }]);
    await page.user.click(screen.getByRole('button', { name: 'Set up your shop' }));
    expect(await screen.findByText('The overview')).toBeVisible();
  });

  it('asks the owner of another PostgreSQL for a backup', async () => {
    const page = renderPage({ demo: { ...DEMO, backupFolder: null } });
    await fillIn(page);
    await page.user.click(confirm());
    expect(start()).toBeDisabled();
    await page.user.click(screen.getByRole('checkbox', { name: 'The database and the pictures are backed up' }));
    await page.user.click(start());
    await waitFor(() => expect(page.inputs).toMatchObject([{ hasBackup: true }]));
  });

  it('sends nothing while the passwords differ', async () => {
    const page = renderPage();
    await fillIn(page, 'ten blue kites');
    await page.user.click(confirm());
    await page.user.click(start());
    const field = screen.getByLabelText('Confirm password');
    expect(field).toHaveAccessibleDescription('Both passwords must be the same');
    expect(field).toHaveFocus();
    expect(page.inputs).toEqual([]);
  });

  it('says why the backup failed, and can be tried again', async () => {
    const message = 'The disk that holds /srv/shop/.data-backups is full';
    const page = renderPage({ result: { __typename: 'BackupFailedError', message } });
    await fillIn(page);
    await page.user.click(confirm());
    await page.user.click(start());
    expect(await screen.findByRole('alert')).toHaveTextContent(`${message}. Nothing was changed.`);
    expect(start()).toBeEnabled();
  });

  it('leads to the login when the answer was lost', async () => {
    const page = renderPage({ isSlow: true });
    await fillIn(page);
    await page.user.click(confirm());
    await page.user.click(start());
    const login = within(await screen.findByRole('alert')).getByRole('link', { name: 'Log in' });
    expect(login).toHaveAttribute('href', '/login?next=/dashboard');
  });

  it('has nothing to remove in a shop that is no demo', async () => {
    renderPage({ demo: null });
    expect(await screen.findByRole('heading', { name: 'This shop is no demo' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start your own shop' })).not.toBeInTheDocument();
  });
});
