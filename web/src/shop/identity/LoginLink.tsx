import { Link, useLocation } from 'react-router-dom';
import { loginPath } from './loginPath.ts';
import styles from './LoginLink.module.css';
import { texts } from './texts.ts';

/** The header's login link for visitors; after the login they return to the present page. */
export function LoginLink() {
  const { pathname, search } = useLocation();
  return (
    <Link className={styles.link} to={loginPath(pathname + search)}>
      {texts.login}
    </Link>
  );
}
