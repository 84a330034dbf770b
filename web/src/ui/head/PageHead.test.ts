import { describe, expect, it } from 'vitest';
import { metadataElements } from './PageHead.tsx';

const shop = { origin: 'https://shop.example', shopName: 'Sharma Stores' };
const page = {
  title: 'Toned Milk, 500 ml',
  path: '/product/toned-milk-prod_1',
  image: '/media/milk/1200.jpg',
  imageAlt: 'Milk',
};

function contentOf(description: string, name: string): string | undefined {
  const elements = metadataElements({ ...page, description }, shop);
  return elements.find(({ attributes }) =>
    [attributes['name'], attributes['property'], attributes['rel']].includes(name),
  )?.attributes[name === 'canonical' ? 'href' : 'content'];
}

describe('metadataElements', () => {
  it('has absolute addresses', () => {
    expect(contentOf('Milk.', 'canonical')).toBe('https://shop.example/product/toned-milk-prod_1');
    expect(contentOf('Milk.', 'og:url')).toBe('https://shop.example/product/toned-milk-prod_1');
    expect(contentOf('Milk.', 'og:image')).toBe('https://shop.example/media/milk/1200.jpg');
  });

  it("gives the picture's description, after its URL", () => {
    const properties = metadataElements({ ...page, description: 'Milk.' }, shop)
      .map(({ attributes }) => attributes['property'])
      .filter((property) => property?.startsWith('og:image'));
    expect(properties).toEqual(['og:image', 'og:image:type', 'og:image:width', 'og:image:height', 'og:image:alt']);
    expect(contentOf('Milk.', 'og:image:type')).toBe('image/jpeg');
    expect([contentOf('Milk.', 'og:image:width'), contentOf('Milk.', 'og:image:height')]).toEqual(['1200', '1200']);
    expect(contentOf('Milk.', 'og:image:alt')).toBe('Milk');
    expect(contentOf('Milk.', 'twitter:card')).toBe('summary');
  });

  it('keeps the origin of a picture elsewhere', () => {
    const image = 'https://res.cloudinary.com/shop/milk';
    const elements = metadataElements({ ...page, image, description: 'Milk.' }, shop);
    expect(elements.map(({ attributes }) => attributes['content'])).toContain(image);
  });

  it('cuts a long description behind a word', () => {
    const description = contentOf('word '.repeat(100), 'description') ?? '';
    expect(description).toMatch(/word…$/);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(contentOf('word '.repeat(100), 'og:description')).toBe(description);
  });
});
