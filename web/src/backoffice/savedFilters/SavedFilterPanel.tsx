import { Button, chakra, Text } from '@chakra-ui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { toFormErrors } from '../../ui/forms/formErrors.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { RenameFilter } from './RenameFilter.tsx';
import { SavedFilterRow } from './SavedFilterRow.tsx';
import { savedFilterTexts as texts } from './texts.ts';
import { useSaveFilter, type SavedFilterKind } from './useSaveFilter.ts';

interface SavedFilterPanelProps {
  filters: ReadonlyArray<{ readonly id: string; readonly name: string; readonly query: string }>;
  kind: SavedFilterKind;
  /** The filters of the list as the query of its URL, without `?`; '' for none. */
  current: string;
  onApply: (query: string) => void;
}

/** The saved filters by name; each can be applied, renamed and deleted. */
export function SavedFilterPanel({ filters, kind, current, onApply }: SavedFilterPanelProps) {
  const { form, values, fieldProps, showErrors, reset } = useFormValues({ name: '' });
  const [saveFilter, isSaving] = useSaveFilter(kind);
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusList = () => list.current?.focus(); // the control that had the focus goes

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    saveFilter(
      { name: values.name, query: current },
      { onDone: reset, onRefused: (message) => showErrors(toFormErrors(message, [{ path: 'name', message }])) },
    );
  };

  return (
    <chakra.div w="19rem" maxW="calc(100vw - 3rem)">
      {filters.length === 0 && current === '' && (
        <Text px="2" py="2.5" textStyle="sm" color="fg.muted">
          {texts.none}
        </Text>
      )}
      <List ref={list} tabIndex={-1} aria-label={texts.title}>
        {filters.map((filter) =>
          filter.id === renamedId ? (
            <RenameFilter
              key={filter.id}
              filter={filter}
              onDone={() => {
                focusList();
                setRenamedId(null);
              }}
            />
          ) : (
            <SavedFilterRow
              key={filter.id}
              filter={filter}
              kind={kind}
              isCurrent={filter.query === current}
              onApply={onApply}
              onRename={() => setRenamedId(filter.id)}
              onDeleted={focusList}
            />
          ),
        )}
      </List>
      {current !== '' && (
        <chakra.form
          ref={form}
          onSubmit={submit}
          noValidate
          px="2"
          pt="2"
          borderTopWidth={filters.length > 0 ? '1px' : '0'}
        >
          <TextField {...fieldProps('name')} label={texts.name} autoComplete="off" maxLength={texts.maxName} required />
          <Button type="submit" w="full" mb="2" loading={isSaving}>
            {texts.save}
          </Button>
        </chakra.form>
      )}
    </chakra.div>
  );
}

const List = chakra('ul', { base: { outline: 'none', listStyleType: 'none', maxH: '60', overflowY: 'auto' } });
