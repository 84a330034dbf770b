import { graphql, useFragment } from 'react-relay';
import type { DataPurposes_purposes$key } from './__generated__/DataPurposes_purposes.graphql.ts';

const BASES: Readonly<Record<string, string>> = {
  REQUEST: 'Needed for what you asked us for',
  LAW: 'Required by law',
  CONSENT: 'Only if you agree',
};

/** What the shop uses personal data for, why it may, and how long it keeps them. */
export function DataPurposes({ purposes: purposesKey }: { purposes: DataPurposes_purposes$key }) {
  const purposes = useFragment(
    graphql`
      fragment DataPurposes_purposes on DataPurpose @relay(plural: true) {
        handle
        title
        data
        use
        basis
        retention
        language
      }
    `,
    purposesKey,
  );
  return (
    <>
      {purposes.map(({ handle, title, data, use, basis, retention, language }) => (
        <section key={handle} lang={language} aria-labelledby={`purpose-${handle}`}>
          <h3 id={`purpose-${handle}`}>{title}</h3>
          <p>{`${use}. ${BASES[basis] ?? ''}.`}</p>
          <p>{`Data: ${data}.`}</p>
          {retention.length > 0 && (
            <>
              <p>How long we keep it:</p>
              <ul>
                {retention.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          )}
        </section>
      ))}
    </>
  );
}
