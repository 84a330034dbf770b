import { chakra, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { AdminTableRow } from '../catalogue/admin/AdminTableRow.tsx';
import { FieldChanges } from '../catalogue/admin/FieldChanges.tsx';
import { formatMoment } from '../catalogue/formatMoment.ts';
import type { AuditRow_entry$key } from './__generated__/AuditRow_entry.graphql.ts';
import { nameAction } from './nameAction.ts';
import { subjectPath } from './subjectPath.ts';
import { texts } from './texts.ts';

/** An entry of the log: when, who, what, and what is different since. */
export function AuditRow({ entry: entryKey }: { entry: AuditRow_entry$key }) {
  const entry = useFragment(
    graphql`
      fragment AuditRow_entry on AuditEntry {
        action
        subjectType
        subjectId
        subjectName
        actorName
        createdAt
        changes {
          ...FieldChanges_changes
        }
      }
    `,
    entryKey,
  );
  const { action, subjectType, subjectId, subjectName, actorName, createdAt, changes } = entry;
  const path = subjectPath({ action, subjectType, subjectId, subjectName });
  return (
    <AdminTableRow role="row">
      <Cell role="cell" order={{ mdDown: 1 }} w={{ md: '44' }} color="fg.muted" whiteSpace="nowrap">
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </Cell>
      <Cell role="cell" order={{ mdDown: 2 }} w={{ md: '16%' }} overflowWrap="anywhere">
        {actorName ?? <chakra.span color="fg.muted">{texts.someoneGone}</chakra.span>}
      </Cell>
      <Cell role="cell" w={{ md: '32%' }} overflowWrap="anywhere">
        <Text as="span">{nameAction(action)} </Text>
        {path === null ? (
          <chakra.span fontWeight="semibold">{subjectName}</chakra.span>
        ) : (
          <SubjectLink to={path}>{subjectName ?? subjectId}</SubjectLink>
        )}
      </Cell>
      <Cell role="cell" order={{ mdDown: 3 }} minW="0" w={{ md: '32%' }}>
        <FieldChanges changes={changes} />
      </Cell>
    </AdminTableRow>
  );
}

const Cell = chakra('td');

const SubjectLink = chakra(Link, {
  base: {
    borderRadius: 'sm',
    color: 'green.fg',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
