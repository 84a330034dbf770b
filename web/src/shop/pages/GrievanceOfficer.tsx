import { graphql, useFragment } from 'react-relay';
import { dialUrl } from '@kirana/shared/phone.ts';
import { mailUrl } from '../../ui/format/mailUrl.ts';
import type { GrievanceOfficer_shop$key } from './__generated__/GrievanceOfficer_shop.graphql.ts';

/** Who answers complaints, with their contacts, if the shop has named them. */
export function GrievanceOfficer({ shop: shopKey }: { shop: GrievanceOfficer_shop$key }) {
  const { grievanceOfficer: officer } = useFragment(
    graphql`
      fragment GrievanceOfficer_shop on Shop {
        grievanceOfficer {
          name
          designation
          email
          phone
          hours
        }
      }
    `,
    shopKey,
  );
  if (officer == null) return null;
  const { name, designation, email, phone, hours } = officer;
  return (
    <section className="content-text" aria-labelledby="grievance-officer">
      <h2 id="grievance-officer">Grievance officer</h2>
      <p>{designation == null ? name : `${name}, ${designation}`}</p>
      {phone != null && (
        <p>
          <a href={dialUrl(phone)}>{phone}</a>
        </p>
      )}
      {email != null && (
        <p>
          <a href={mailUrl(email, 'Complaint')}>{email}</a>
        </p>
      )}
      {hours != null && <p>{hours}</p>}
    </section>
  );
}
