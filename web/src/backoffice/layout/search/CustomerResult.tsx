import { Box } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { SuggestionRow } from '../../../shop/search/suggestions/SuggestionRow.tsx';
import type { CustomerResult_customer$key } from './__generated__/CustomerResult_customer.graphql.ts';

/** A customer found, with their distinguishing details. */
export function CustomerResult({ customer: key }: { customer: CustomerResult_customer$key }) {
  const { id, name, email, mobile } = useFragment(
    graphql`
      fragment CustomerResult_customer on Customer {
        id
        name
        email
        mobile
      }
    `,
    key,
  );
  return (
    <SuggestionRow>
      <Link tabIndex={-1} to={`/dashboard/customers/${id}`}>
        <Box flex="1" minW="0">
          <Box lineClamp="1" dir="auto">
            {name}
          </Box>
          <Box textStyle="xs" color="fg.muted" truncate>
            {mobile == null ? email : `${mobile} · ${email}`}
          </Box>
        </Box>
      </Link>
    </SuggestionRow>
  );
}
