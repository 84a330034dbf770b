import { Check, Zap } from 'lucide-react';
import { Link } from 'react-router-dom';
import { searchPath } from '../paths.ts';
import styles from './HomeBanner.module.css';
import { ShopIllustration } from './ShopIllustration.tsx';
import { texts } from '../texts.ts';

/** The banner of the home page; it needs no data and renders at once. */
export function HomeBanner() {
  return (
    <section className={styles.banner}>
      <div className={styles.words}>
        <div className={styles.eyebrow}>
          <Zap size={16} aria-hidden />
          {texts.bannerEyebrow}
        </div>
        <h1 className={styles.heading}>{texts.bannerHeading}</h1>
        <p className={styles.text}>{texts.bannerText}</p>
        <ul className={styles.points} role="list">
          {texts.bannerPoints.map((point) => (
            <li className={styles.point} key={point}>
              <Check size={16} aria-hidden />
              {point}
            </li>
          ))}
        </ul>
        <Link className={styles.action} to={searchPath()}>
          {texts.bannerAction}
        </Link>
      </div>
      <div className={styles.picture}>
        <ShopIllustration />
      </div>
    </section>
  );
}
