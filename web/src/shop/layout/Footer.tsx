import { Banknote } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import styles from './Footer.module.css';
import { FooterLink } from './FooterLink.tsx';
import { texts } from './texts.ts';

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
            <p className={styles.muted}>{texts.footerLine}</p>
          </div>
          <nav className={styles.pages} aria-labelledby="footer-links">
            <h2 className={styles.heading} id="footer-links">
              {texts.usefulLinks}
            </h2>
            <ul className={styles.pageLinks}>
              {texts.links.map(({ to, label }) => (
                <li key={to}>
                  <FooterLink to={to}>{label}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav className={styles.categories} aria-labelledby="footer-categories">
            <h2 className={styles.heading} id="footer-categories">
              {texts.categories}
            </h2>
            {categories}
          </nav>
        </div>
        <div className={styles.end}>
          <div>
            <p className={styles.muted}>{texts.licence}</p>
            <FooterLink to="/licences.txt" reloadDocument>
              {texts.openSourceLicences}
            </FooterLink>
          </div>
          <div className={styles.payment}>
            <p className={styles.muted}>{texts.payment}</p>
            <div className={styles.method}>
              <Banknote size={20} aria-hidden />
              {texts.cashOnDelivery}
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}
