import { chakra, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminTableRow, Cell } from '../ui/AdminTableRow.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { FieldChanges } from './FieldChanges.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { AuditAction, AuditRow_entry$key, AuditSubject } from './__generated__/AuditRow_entry.graphql.ts';
import { actionTexts } from './texts.ts';

/** An entry of the log: time, actor, action, subject and changes. */
export function AuditRow({ entry: entryKey }: { entry: AuditRow_entry$key }) {
  const entry = useFragment(
    graphql`
      fragment AuditRow_entry on AuditEntry {
        action
        subjectType
        subjectId
        subjectName
        actor {
          name
        }
        createdAt
        changes {
          ...FieldChanges_changes
        }
      }
    `,
    entryKey,
  );
  const { action, subjectType, subjectId, subjectName, actor, createdAt, changes } = entry;
  const path = subjectPath({ action, subjectType, subjectId, subjectName });
  return (
    <AdminTableRow>
      <Cell order={{ mdDown: 1 }} w={{ md: '44' }} color="fg.muted" whiteSpace="nowrap">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Cell>
      <Cell order={{ mdDown: 2 }} w={{ md: '16%' }} overflowWrap="anywhere">
        {actor?.name ?? <chakra.span color="fg.muted">Deleted account</chakra.span>}
      </Cell>
      <Cell w={{ md: '32%' }} overflowWrap="anywhere">
        <Text as="span">{actionLabel(action)} </Text>
        {path === null ? (
          <chakra.span fontWeight="semibold">{subjectName}</chakra.span>
        ) : (
          <TextLink to={path}>{subjectName ?? subjectId}</TextLink>
        )}
        {action === 'CATALOGUE_IMPORT' && (
          <Text as="span" display="block">
            <TextLink to={`/dashboard/audit?${new URLSearchParams({ import: subjectId }).toString()}`}>
              All changes from this import
            </TextLink>
          </Text>
        )}
      </Cell>
      <Cell order={{ mdDown: 3 }} minW="0" w={{ md: '32%' }}>
        <FieldChanges changes={changes} />
      </Cell>
    </AdminTableRow>
  );
}

/** The action in words; an action that this client does not know is shown by its name in the schema. */
function actionLabel(action: AuditAction): string {
  return actionTexts[action] ?? action;
}

interface Subject {
  action: AuditAction;
  subjectType: AuditSubject;
  subjectId: string;
  subjectName: string | null | undefined;
}

/** The path of an entry's subject; null for a deleted subject and for one without a page. */
function subjectPath({ action, subjectType, subjectId, subjectName }: Subject): string | null {
  if (action.endsWith('_DELETE')) return null;
  const search = new URLSearchParams({ q: subjectName ?? '' }).toString();
  switch (subjectType) {
    case 'PRODUCT':
      return `/dashboard/product/${subjectId}/edit`;
    case 'CATEGORY':
      return `/dashboard/category?${search}`;
    case 'SUB_CATEGORY':
      return `/dashboard/subcategory?${search}`;
    case 'CATALOGUE_IMPORT':
      return `/dashboard/import/${subjectId}`;
    case 'WEBHOOK_ENDPOINT':
      return `/dashboard/webhooks/${subjectId}`;
    case 'SEARCH_RULE':
      return `/dashboard/searches/${encodeURIComponent(subjectName ?? '')}`;
    case 'SETTING':
      return '/dashboard/settings';
    case 'SYNONYM_GROUP':
      return `/dashboard/synonyms/${subjectId}`;
    default:
      return null;
  }
}
