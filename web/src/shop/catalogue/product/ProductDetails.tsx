import { graphql, useFragment } from 'react-relay';
import { countryName } from '@kirana/shared/countries.ts';
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx';
import type {
  ProductDetails_product$data,
  ProductDetails_product$key,
} from './__generated__/ProductDetails_product.graphql.ts';
import styles from './ProductDetails.module.css';

/** The description, the unit, every extra field of a product, and what its pack declares. */
export function ProductDetails({ product: productKey }: { product: ProductDetails_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductDetails_product on Product {
        description
        unit
        details {
          name
          value
        }
        declarations {
          manufacturer {
            name
            address
            email
            phone
            fssai
          }
          packer {
            name
            address
            email
            phone
          }
          importer {
            name
            address
            email
            phone
          }
          countryOfOrigin
          genericName
          netQuantity
          shelfLife
        }
      }
    `,
    productKey,
  );
  const facts = [
    { name: 'Description', value: product.description },
    { name: 'Unit', value: product.unit },
    ...product.details,
    ...declaredFacts(product),
  ];
  return (
    <section className={styles.details}>
      <h2 className={styles.heading}>Product details</h2>
      <dl>
        {facts.map(({ name, value }, index) => (
          <div key={index} className={styles.fact}>
            <dt className="muted">{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the pack declares, without what the extra fields say already. */
function declaredFacts({ declarations, details }: ProductDetails_product$data) {
  const { manufacturer, packer, importer, countryOfOrigin, genericName, netQuantity, shelfLife } = declarations;
  const contact = [importer, manufacturer, packer].find((party) => party?.email != null || party?.phone != null);
  const stated = new Set(details.map(({ name }) => name.trim().toLowerCase()));
  const addressOf = (party: { name: string; address: string } | null | undefined) =>
    [party?.name, party?.address].filter(Boolean).join('\n');
  return [
    { name: 'Generic name', value: genericName },
    { name: 'Net quantity', value: netQuantity },
    { name: 'Shelf life', value: shelfLife },
    { name: 'Country of origin', value: countryOfOrigin == null ? null : countryName(countryOfOrigin) },
    { name: 'Manufactured by', value: addressOf(manufacturer) },
    { name: 'Packed by', value: addressOf(packer) },
    { name: 'Imported by', value: addressOf(importer) },
    { name: 'FSSAI licence of the maker', value: manufacturer?.fssai },
    { name: 'Customer care', value: [contact?.phone, contact?.email].filter(Boolean).join('\n') },
  ].filter(({ name, value }) => value != null && value !== '' && !stated.has(name.toLowerCase()));
}

const places = [1, 2, 3, 4];

/** The same while the product loads. */
export function ProductDetailsSkeleton() {
  return (
    <div className={styles.details}>
      <p className={styles.heading}>
        <TextSkeleton width="10rem" />
      </p>
      <div>
        {places.map((place) => (
          <p key={place} className={styles.fact}>
            <TextSkeleton width="8rem" />
            <TextSkeleton width="80%" />
          </p>
        ))}
      </div>
    </div>
  );
}
