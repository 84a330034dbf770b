import { ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router-dom';
import { texts } from '../../cart/texts.ts';
import { useMyCartQuantity } from '../../cart/useMyCartQuantity.ts';
import styles from './CartLink.module.css';

/** The link to the cart in a page's bar on phones, with the number of items. */
export function CartLink() {
  const quantity = useMyCartQuantity();
  const label = quantity === 0 ? texts.openEmptyCart : texts.openCart(texts.itemCount(quantity));
  return (
    <Link className={`button button-md button-subtle ${styles.link}`} to="/cart" aria-label={label}>
      <ShoppingBasket aria-hidden />
      {quantity > 0 && <span className={styles.quantity}>{quantity}</span>}
    </Link>
  );
}
