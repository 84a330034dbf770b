import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, type LinkProps } from 'react-router-dom';
import { atYourDoor, useShopIdentity } from '../../ui/shopIdentity.ts';
import { useIsWideScreen } from '../../ui/useIsWideScreen.ts';
import { listingPath } from '../catalogue/paths.ts';
import type { FooterCategories_categories$key } from './__generated__/FooterCategories_categories.graphql.ts';
import styles from './Footer.module.css';
import { texts } from './texts.ts';

/** The footer: the shop, its seller and its licence, links, all categories and payment methods; on phones four lines that unfold. */
export function Footer({ categories }: { categories: ReactNode }) {
  const { name, promise, notices, contacts, links, paymentMethods } = useShopIdentity();
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <FooterSection className={styles.shop} title={name}>
          <p>
            Your neighbourhood grocer<span className="promise">{`, ${atYourDoor(promise)}.`}</span>
          </p>
          {contacts.map(({ text, href }) => (
            <div key={href}>
              <a className={styles.link} href={href}>
                {text}
              </a>
            </div>
          ))}
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
          <FooterLink to="/licences.txt" reloadDocument>
            {texts.openSourceLicences}
          </FooterLink>
        </FooterSection>
        <FooterSection title="Useful links">
          <nav aria-label="Useful links">
            <ul className={styles.pageLinks}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <FooterLink to={to}>{label}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
        </FooterSection>
        <FooterSection className={styles.categories} title="Categories">
          <nav aria-label="Categories">{categories}</nav>
        </FooterSection>
        <FooterSection title="Payment">
          {paymentMethods.map((method) => (
            <div className={styles.method} key={method}>
              {method}
            </div>
          ))}
        </FooterSection>
      </div>
    </footer>
  );
}

/** A part of the footer under its title: unfolded on wide screens, and on phones by a press of the title. */
function FooterSection({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const isWide = useIsWideScreen();
  return (
    <details className={className} open={isWide}>
      <summary className={styles.heading} tabIndex={isWide ? -1 : undefined}>
        <h2>{title}</h2>
        <ChevronDown size={18} />
      </summary>
      <div className={styles.text}>{children}</div>
    </details>
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
