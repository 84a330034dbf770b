import { chakra } from '@chakra-ui/react';
import { Summary } from '../ui/Summary.tsx';
import { graphql, useFragment } from 'react-relay';
import type { ColumnNotes_report$key } from './__generated__/ColumnNotes_report.graphql.ts';
import { texts } from './texts.ts';

/** What the columns of a report count, folded away. */
export function ColumnNotes({ report }: { report: ColumnNotes_report$key }) {
  const { columns } = useFragment(
    graphql`
      fragment ColumnNotes_report on Report {
        columns {
          displayName
          description
        }
      }
    `,
    report,
  );
  const noted = columns.filter(({ description }) => description != null);
  if (noted.length === 0) return null;
  return (
    <chakra.details mt="3">
      <Summary>{texts.columns}</Summary>
      <chakra.dl textStyle="sm" display="grid" gap="2" maxW="prose">
        {noted.map(({ displayName, description }) => (
          <div key={displayName}>
            <chakra.dt fontWeight="semibold">{displayName}</chakra.dt>
            <chakra.dd color="fg.muted">{description}</chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.details>
  );
}
