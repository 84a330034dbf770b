import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BasketIllustration } from '../../ui/illustrations/BasketIllustration.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { useReload } from '../ui/useReload.ts';
import type { BreachesPageQuery, BreachesPageQuery$data } from './__generated__/BreachesPageQuery.graphql.ts';
import { BreachCard } from './BreachCard.tsx';
import { BreachForm } from './BreachForm.tsx';

const breachesPageQuery = graphql`
  query BreachesPageQuery {
    breaches @required(action: THROW) {
      id
      ...BreachCard_breach
    }
  }
`;

const LEAD =
  'When personal data were lost, seen or changed by someone who may not: tell the people concerned and the Data Protection Board without delay, and send the Board the details within 72 hours. Name no person here.';

/** The register of breaches of personal data, the newest first. */
export function BreachesPage() {
  const [isAdding, setAdding] = useState(false);
  const { refresh } = useReload<BreachesPageQuery>(breachesPageQuery, () => ({}));
  const close = () => setAdding(false);
  return (
    <>
      <AdminHeader title="Data breaches" lead={LEAD} action="Record a breach" onAdd={() => setAdding(true)} />
      <PageQuery<BreachesPageQuery> query={breachesPageQuery} fallback={<CardSkeletons count={2} lines={5} />}>
        {(query) => <BreachList {...query} />}
      </PageQuery>
      <FormDialog title="Record a breach" isOpen={isAdding} onClose={close}>
        <BreachForm
          breach={null}
          onCancel={close}
          onSaved={() => {
            close();
            refresh();
          }}
        />
      </FormDialog>
    </>
  );
}

function BreachList({ breaches }: BreachesPageQuery$data) {
  if (breaches.length === 0)
    return <EmptyState title="No breach is recorded" picture={<BasketIllustration symbol="clock" />} />;
  return (
    <Flex as="ul" role="list" direction="column" gap="3" listStyleType="none">
      {breaches.map((breach) => (
        <li key={breach.id}>
          <BreachCard breach={breach} />
        </li>
      ))}
    </Flex>
  );
}
