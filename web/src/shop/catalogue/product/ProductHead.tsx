import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '@kirana/shared/money.ts';
import { PageHead } from '../../../ui/head/PageHead.tsx';
import { listingPath, productPath } from '../paths.ts';
import { breadcrumbList, productOffer } from '../structuredData.ts';
import { texts as catalogueTexts } from '../texts.ts';
import type { ProductHead_product$key } from './__generated__/ProductHead_product.graphql.ts';

/** The title and the metadata of a product's page. */
export function ProductHead({ product: productKey }: { product: ProductHead_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductHead_product on Product {
        id
        name
        brand
        unit
        description
        price
        isSoldOut
        pictures {
          largeUrl: url(width: 768)
          previewUrl
          alt
        }
        categories {
          id
          name
        }
        subCategories {
          id
          name
        }
      }
    `,
    productKey,
  );
  const { id, name, brand, unit, description, price, isSoldOut } = product;
  const [category] = product.categories;
  const [subCategory] = product.subCategories;
  const title = `${name}, ${unit}`;
  const path = productPath({ id, name });
  const [picture] = product.pictures;
  const images = product.pictures.map(({ largeUrl }) => largeUrl);
  const offer = { name: title, description, brand, path, images, price, isSoldOut };
  const crumbs = [
    { name: catalogueTexts.home, path: '/' },
    ...(category && subCategory ? [{ name: subCategory.name, path: listingPath(category, subCategory) }] : []),
    { name, path },
  ];
  return (
    <PageHead
      title={title}
      description={`${title} for ${formatRupees(price)}. ${description}`}
      path={path}
      image={picture?.previewUrl}
      imageAlt={picture?.alt}
      structuredData={(origin) => [productOffer(offer, origin), breadcrumbList(crumbs, origin)]}
    />
  );
}
