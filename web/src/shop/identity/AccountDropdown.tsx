import { graphql, useFragment } from 'react-relay';
import { Disclosure } from '../../ui/Disclosure.tsx';
import type { AccountDropdown_viewer$key } from './__generated__/AccountDropdown_viewer.graphql.ts';
import styles from './AccountDropdown.module.css';
import { AccountFace } from './AccountFace.tsx';
import { AccountMenuItems, type AccountMenuKind } from './AccountMenuItems.tsx';
import { texts } from './texts.ts';

interface AccountDropdownProps {
  viewer: AccountDropdown_viewer$key;
  kind?: AccountMenuKind;
}

/** The account button, which opens the account menu below it. */
export function AccountDropdown({ viewer: viewerKey, kind }: AccountDropdownProps) {
  const viewer = useFragment(
    graphql`
      fragment AccountDropdown_viewer on User {
        ...AccountFace_viewer
        ...AccountMenuItems_viewer
      }
    `,
    viewerKey,
  );
  return (
    <Disclosure
      label={
        <>
          <AccountFace viewer={viewer} iconClassName={styles.icon} />
          <span className={styles.label}>{texts.account}</span>
        </>
      }
    >
      {(close) => (
        <>
          <h2 className={styles.heading}>{texts.myAccount}</h2>
          <AccountMenuItems viewer={viewer} kind={kind} onLeave={close} />
        </>
      )}
    </Disclosure>
  );
}
