import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './ProductRowHeader.module.css';
import { texts } from './texts.ts';

interface ProductRowHeaderProps {
  id: string;
  title: string;
  seeAllPath?: string | undefined;
}

/** The title of a product row, with the See All link. */
export function ProductRowHeader({ id, title, seeAllPath }: ProductRowHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {seeAllPath !== undefined && (
        <Link className={styles.seeAll} to={seeAllPath}>
          {texts.seeAll} <span className="visually-hidden">{texts.seeAllOf(title)}</span>
          <ChevronRight size={18} aria-hidden />
        </Link>
      )}
    </div>
  );
}
