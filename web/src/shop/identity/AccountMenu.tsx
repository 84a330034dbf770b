import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AccountMenu_viewer$key } from './__generated__/AccountMenu_viewer.graphql.ts';
import { AccountDropdown } from './AccountDropdown.tsx';
import { AccountFace } from './AccountFace.tsx';
import styles from './AccountMenu.module.css';
import { texts } from './texts.ts';

/** The account button of the shop's header. It opens a menu below it; on phones it links to the page with the same menu. */
export function AccountMenu({ viewer: viewerKey }: { viewer: AccountMenu_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment AccountMenu_viewer on User {
        ...AccountFace_viewer
        ...AccountDropdown_viewer
      }
    `,
    viewerKey,
  );
  return (
    <>
      <Link className={styles.link} to="/user" aria-label={texts.myAccount}>
        <AccountFace viewer={viewer} />
      </Link>
      <div className={styles.menu}>
        <AccountDropdown viewer={viewer} />
      </div>
    </>
  );
}
