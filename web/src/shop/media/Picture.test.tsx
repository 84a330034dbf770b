import { fireEvent, screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import type { PictureTestQuery } from './__generated__/PictureTestQuery.graphql.ts';
import { Picture } from './Picture.tsx';

async function renderPicture({ pictures = [{ alt: 'A jar of ghee' }], isDecoration = false }) {
  const rendered = renderWithRelay<PictureTestQuery>({
    query: graphql`
      query PictureTestQuery {
        product(id: "prod_1") {
          pictures(first: 1) {
            ...Picture_picture
          }
        }
      }
    `,
    mocks: { Product: () => ({ pictures }) },
    children: ({ product }) => (
      <figure>
        <Picture picture={product?.pictures[0]} sizes="48px" className="small" isDecoration={isDecoration} />
      </figure>
    ),
  });
  const figure = await screen.findByRole('figure');
  return { ...rendered, figure };
}

describe('Picture', () => {
  it('is a basket of the same size where there is none', async () => {
    const { figure } = await renderPicture({ pictures: [] });
    expect(screen.getByRole('img', { name: 'No picture' })).toHaveClass('small');
    expect(figure.querySelector('img')).toBeNull();
  });

  it("is hidden from screen readers beside the object's name", async () => {
    const { figure } = await renderPicture({ pictures: [], isDecoration: true });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(figure.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('is the basket when it does not load, and is loaded again once the network is back', async () => {
    await renderPicture({});
    fireEvent.error(screen.getByRole('img', { name: 'A jar of ghee' }));
    expect(screen.getByRole('img', { name: 'A jar of ghee' }).tagName).toBe('SPAN');
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('img', { name: 'A jar of ghee' }).tagName).toBe('IMG');
  });
});
