import { Banknote } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, type LinkProps } from 'react-router-dom';
import { Logo } from '../../ui/Logo.tsx';
import { listingPath } from '../catalogue/paths.ts';
import type { FooterCategories_categories$key } from './__generated__/FooterCategories_categories.graphql.ts';
import styles from './Footer.module.css';
import { texts } from './texts.ts';

const links = [
  { to: '/', label: 'Home' },
  { to: '/categories', label: 'Categories' },
  { to: '/search', label: 'Search' },
  { to: '/cart', label: 'My Cart' },
  { to: '/dashboard/myorders', label: 'My Orders' },
  { to: '/dashboard/address', label: 'Save Address' },
];

/** The footer: links, all categories, payment methods and licence. */
export function Footer({ categories }: { categories: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.columns}>
          <div className={styles.shop}>
            <div className={styles.shopName}>
              <Logo />
              {texts.shopName}
            </div>
            <p className="muted">Your neighbourhood grocer, at your door in 10 minutes.</p>
          </div>
          <nav className={styles.pages} aria-labelledby="footer-links">
            <h2 className={styles.heading} id="footer-links">
              Useful links
            </h2>
            <ul className={styles.pageLinks}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <FooterLink to={to}>{label}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav className={styles.categories} aria-labelledby="footer-categories">
            <h2 className={styles.heading} id="footer-categories">
              Categories
            </h2>
            {categories}
          </nav>
        </div>
        <div className={styles.end}>
          <div>
            <p className="muted">Kirana is free software under the MIT licence. Product drawings: Fluent Emoji, MIT.</p>
            <FooterLink to="/licences.txt" reloadDocument>
              {texts.openSourceLicences}
            </FooterLink>
          </div>
          <div className={styles.payment}>
            <p className="muted">You can always pay by</p>
            <div className={styles.method}>
              <Banknote size={20} aria-hidden />
              Cash on delivery
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** Links to the categories of the footer, each to its first sub-category. */
export function FooterCategories({ categories }: { categories: FooterCategories_categories$key }) {
  const { edges } = useFragment(
    graphql`
      fragment FooterCategories_categories on CategoryConnection {
        edges {
          node {
            id
            name
            subCategories(first: 1) {
              edges {
                node {
                  id
                  name
                }
              }
            }
          }
        }
      }
    `,
    categories,
  );
  return (
    <ul className={styles.categoryLinks}>
      {edges.map(({ node: category }) => {
        const subCategory = category.subCategories.edges[0]?.node;
        if (subCategory === undefined) return null;
        return (
          <li key={category.id}>
            <FooterLink to={listingPath(category, subCategory)}>{category.name}</FooterLink>
          </li>
        );
      })}
    </ul>
  );
}

/** A link in a muted colour with a touch target of full height. */
function FooterLink(link: Omit<LinkProps, 'className'>) {
  return <Link {...link} className={styles.link} />;
}
