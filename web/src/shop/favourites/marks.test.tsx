import { screen, waitFor } from '@testing-library/react';
import { graphql } from 'react-relay';
import { beforeEach, describe, expect, it } from 'vitest';
import { RequestError } from '../../relay/RequestError.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import type { marksTestQuery } from './__generated__/marksTestQuery.graphql.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { FakeMarks } from './favourites.fixtures.ts';
import { NotifyMe } from './NotifyMe.tsx';

let marks: FakeMarks;
beforeEach(() => {
  marks = new FakeMarks();
});

function renderMarks(answer?: Parameters<typeof renderWithRelay>[0]['answer']) {
  return renderWithRelay<marksTestQuery>({
    query: graphql`
      query marksTestQuery {
        viewer {
          name
        }
        product(id: "prod_1") {
          ...FavouriteButton_product
          ...NotifyMe_product
        }
      }
    `,
    mocks: { Product: () => ({ id: 'prod_1', name: 'Alphonso', unit: '1 kg' }) },
    resolvers: marks.resolvers,
    answer,
    at: '/search?q=mango',
    children: ({ viewer, product }) =>
      product && (
        <>
          <p>{viewer?.name}</p>
          <FavouriteButton product={product} />
          <NotifyMe product={product} />
        </>
      ),
  });
}

const heart = () => screen.findByRole('button', { name: 'Add Alphonso 1 kg to favourites' });
const notify = () => screen.findByRole('button', { name: 'Out of Stock Notify me when Alphonso 1 kg is back' });
const notified = () => screen.findByRole('button', { name: /We’ll email you when Alphonso 1 kg is back/ });

describe('the heart', () => {
  it('is pressed for a favourite, as one request for all buttons of the page says', async () => {
    marks.favouriteProductIds = ['prod_1'];
    const { requests } = renderMarks();
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(requests.filter(({ name }) => name === 'myProductsQuery')).toHaveLength(1);
  });

  it('adds a favourite before the server answers, and removes it with Undo', async () => {
    let release: (() => void) | undefined;
    const { user } = renderMarks((request) => {
      if (request.name === 'FavouriteButtonAddMutation' && release === undefined) {
        return new Promise((_resolve, reject) => {
          release = () => reject(new RequestError('unreachable'));
        });
      }
      return undefined;
    });
    await notify();
    await user.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    release?.();
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'));
    await user.click(await heart());
    await waitFor(() => expect(marks.favouriteProductIds).toEqual(['prod_1']));
    await user.click(await heart());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(marks.favouriteProductIds).toEqual(['prod_1']));
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it('sends a press that comes before the answer of the one before after it', async () => {
    const answers: (() => void)[] = [];
    marks.beforeChange = () => new Promise((resolve) => answers.push(resolve));
    const { user, requests } = renderMarks();
    for (const isPressed of ['true', 'false', 'true', 'false']) {
      await user.click(await heart());
      expect(await heart()).toHaveAttribute('aria-pressed', isPressed);
    }
    for (const count of [1, 2, 3, 4]) {
      await waitFor(() => expect(answers).toHaveLength(count));
      answers.at(-1)?.();
    }
    await waitFor(() => expect(marks.favouriteProductIds).toEqual([]));
    const sent = requests.map(({ name }) => name).filter((name) => name.startsWith('FavouriteButton'));
    const [added, removed] = ['FavouriteButtonAddMutation', 'FavouriteButtonRemoveMutation'];
    expect(sent).toEqual([added, removed, added, removed]);
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'));
  });

  it('shows why the server refused, and takes it back', async () => {
    marks.refusal = { __typename: 'TooManyFavouritesError', message: 'You can keep 500 favourites.' };
    const { user } = renderMarks();
    await user.click(await heart());
    expect(await screen.findByText('You can keep 500 favourites.')).toBeVisible();
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  });

  it('leads a visitor to the login and back to the page, and queries no marks', async () => {
    marks.isSignedIn = false;
    const { user, router, requests } = renderMarks();
    await user.click(await heart());
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?next=%2Fsearch%3Fq%3Dmango' });
    expect(requests.map(({ name }) => name)).not.toContain('myProductsQuery');
  });
});

describe('Notify me', () => {
  it('turns into a promise, and back when it is pressed again', async () => {
    const { user } = renderMarks();
    await user.click(await notify());
    await user.click(await notified());
    expect(await notify()).toBeVisible();
    await waitFor(() => expect(marks.stockNotificationProductIds).toEqual([]));
  });

  it('shows an open request', async () => {
    marks.stockNotificationProductIds = ['prod_1'];
    renderMarks();
    expect(await notified()).toHaveTextContent('Out of Stock');
  });

  it('shows that the product is back already', async () => {
    marks.refusal = { __typename: 'ProductInStockError', message: 'Good news: this product is in stock again' };
    const { user } = renderMarks();
    await user.click(await notify());
    expect(await screen.findByText('Good news: this product is in stock again')).toBeVisible();
    expect(await notify()).toBeVisible();
  });

  it('leads a visitor to the login', async () => {
    marks.isSignedIn = false;
    const { user, router } = renderMarks();
    await user.click(await notify());
    expect(router.state.location.pathname).toBe('/login');
  });
});
