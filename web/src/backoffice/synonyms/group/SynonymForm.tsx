import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { DialogAlert } from '../../../ui/dialogs/DialogAlert.tsx';
import { DiscardChangesDialog } from '../../../ui/dialogs/DiscardChangesDialog.tsx';
import { filterOptions } from '../../ui/filterOptions.ts';
import { SYNONYMS_PATH } from '../synonymPaths.ts';
import { FilterSelect } from '../../../ui/lists/FilterSelect.tsx';
import type { SynonymDepartment } from './__generated__/synonymDraft_toSynonymDraft.graphql.ts';
import { departmentTexts, texts } from '../texts.ts';
import { isDifferent, withoutTerm, withTerms, type SynonymDraft } from './synonymDraft.ts';
import { SynonymPreview } from './SynonymPreview.tsx';
import { TermGroups } from './TermGroups.tsx';
import { TermInput } from './TermInput.tsx';

interface SynonymFormProps {
  /** The id of the group; null for a new one. */
  groupId: string | null;
  saved: SynonymDraft;
  draft: SynonymDraft;
  onDraft: (draft: SynonymDraft) => void;
  /** The label of the button that saves. */
  action: string;
  isBusy: boolean;
  /** Whether the group is saved, which closes the page. */
  isDone: boolean;
  /** Why the last attempt to save failed; '' for none. */
  message: string;
  onSave: () => void;
  /** Other actions on the group. */
  children?: ReactNode;
}

const DEPARTMENTS = filterOptions('No department', departmentTexts);

/** Edits the terms and the department of a group beside a preview of what changes. */
export function SynonymForm(props: SynonymFormProps) {
  const { groupId, saved, draft, onDraft, action, isBusy, isDone, message, onSave, children } = props;
  const isChanged = isDifferent(draft, saved);
  const navigate = useNavigate();
  // Leaves after the render that removes DiscardChangesDialog, which would block the navigation.
  const leave = useEffectEvent(() => void navigate(SYNONYMS_PATH));
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  const preview = useRef<HTMLDivElement>(null);
  const showPreview = () => {
    preview.current?.scrollIntoView();
    preview.current?.focus({ preventScroll: true });
  };
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4" alignItems="start">
      <Box layerStyle="card" p={{ base: '3', md: '4' }}>
        <TermInput onAdd={(terms) => onDraft(withTerms(draft, terms))} />
        {isChanged && (
          <Button hideFrom="lg" variant="ghost" px="2" onClick={showPreview}>
            <ArrowDown aria-hidden />
            See what changes
          </Button>
        )}
        <TermGroups draft={draft} saved={saved} onRemove={(term) => onDraft(withoutTerm(draft, term))} />
        <chakra.label display="block" mt="5">
          <Text as="span" display="block" mb="1.5" textStyle="sm" fontWeight="medium">
            {texts.department}
          </Text>
          <FilterSelect
            label={texts.department}
            value={draft.department ?? ''}
            options={DEPARTMENTS}
            onValue={(value) => onDraft({ ...draft, department: value === '' ? null : (value as SynonymDepartment) })} // an option's value
          />
          <Text as="span" display="block" mt="1" textStyle="xs" color="fg.muted">
            Where several things share a name, the product’s department decides which one is meant.
          </Text>
        </chakra.label>
        <DialogAlert message={message} />
        <Flex wrap="wrap" gap="2" mt="5">
          <Button loading={isBusy} disabled={!isChanged || draft.terms.length === 0} onClick={onSave}>
            {action}
          </Button>
          {isChanged && (
            <Button variant="outline" colorPalette="gray" onClick={() => onDraft(saved)}>
              Undo changes
            </Button>
          )}
          {children}
        </Flex>
      </Box>
      <SynonymPreview ref={preview} groupId={groupId} draft={draft} isChanged={isChanged} />
      {isChanged && !isDone && <DiscardChangesDialog />}
    </Grid>
  );
}
