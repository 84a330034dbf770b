import { CircleUserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Picture } from '../media/Picture.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import type { AccountMenu_viewer$key } from './__generated__/AccountMenu_viewer.graphql.ts';
import styles from './AccountMenu.module.css';
import { AccountMenuItems } from './AccountMenuItems.tsx';
import { texts } from './texts.ts';

/** The header's account button. It opens a menu below it; on phones it links to the page with the same menu. */
export function AccountMenu({ viewer: viewerKey }: { viewer: AccountMenu_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment AccountMenu_viewer on User {
        avatar {
          ...Picture_picture
        }
        ...AccountMenuItems_viewer
      }
    `,
    viewerKey,
  );
  const face = (missing: ReactNode) => (
    <Picture className={styles.face} picture={viewer.avatar} sizes="28px" isDecoration missing={missing} />
  );
  return (
    <>
      <Link className={styles.link} to="/user" aria-label={texts.myAccount}>
        {face(<CircleUserRound aria-hidden />)}
      </Link>
      <div className={styles.menu}>
        <Disclosure
          label={
            <>
              {face(<CircleUserRound className={styles.icon} aria-hidden />)}
              <span className={styles.label}>{texts.account}</span>
            </>
          }
        >
          {(close) => (
            <>
              <h2 className={styles.heading}>{texts.myAccount}</h2>
              <AccountMenuItems viewer={viewer} onLeave={close} />
            </>
          )}
        </Disclosure>
      </div>
    </>
  );
}
