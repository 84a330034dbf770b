import { Box, Button, Flex, Grid } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { slugOf } from '@kirana/shared/slug.ts';
import { DialogAlert } from '../../ui/dialogs/DialogAlert.tsx';
import { DiscardChangesDialog } from '../../ui/dialogs/DiscardChangesDialog.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { FormErrors } from '../../ui/forms/formErrors.ts';
import { PictureField } from '../pictures/PictureField.tsx';
import { keysOf } from '../ui/keysOf.ts';
import { ToggleButtons } from '../ui/ToggleButtons.tsx';
import type { CollectionForm_picture$key } from './__generated__/CollectionForm_picture.graphql.ts';
import type { CollectionForm_query$key } from './__generated__/CollectionForm_query.graphql.ts';
import { toRulesInput, type CollectionDraft } from './collectionDraft.ts';
import { collectionsPath } from './collectionsUrl.ts';
import { ProductPicker } from './ProductPicker.tsx';
import { RulesFields } from './RulesFields.tsx';
import { sortTexts } from './texts.ts';

interface CollectionFormProps {
  query: CollectionForm_query$key;
  picture: CollectionForm_picture$key | null | undefined;
  saved: CollectionDraft;
  draft: CollectionDraft;
  onDraft: Dispatch<SetStateAction<CollectionDraft>>;
  /** The label of the button that saves. */
  action: string;
  isBusy: boolean;
  /** Whether the collection is saved, which closes the page. */
  isDone: boolean;
  /** Why the last attempt to save failed. */
  errors: FormErrors;
  onSave: () => void;
  /** Other actions on the collection. */
  children?: React.ReactNode;
}

const [MAX_TITLE, MAX_HANDLE, MAX_DESCRIPTION] = [100, 80, 5000];

/** The form of a collection: what it is called and shows, and when. */
export function CollectionForm(props: CollectionFormProps) {
  const { saved, draft, onDraft, action, isBusy, isDone, errors, onSave, children } = props;
  const query = useFragment(
    graphql`
      fragment CollectionForm_query on Query {
        ...RulesFields_query
      }
    `,
    props.query,
  );
  const picture = useFragment(
    graphql`
      fragment CollectionForm_picture on Picture {
        id
        ...PictureField_picture
      }
    `,
    props.picture,
  );
  const [isUploading, setUploading] = useState(false);
  const [removals, setRemovals] = useState(0); // a new field shows no chosen file
  const set = (changed: Partial<CollectionDraft>) => onDraft((latest) => ({ ...latest, ...changed }));
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  const navigate = useNavigate();
  // Leaves after the render that removes DiscardChangesDialog, which would block the navigation.
  const leave = useEffectEvent(() => void navigate(collectionsPath));
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);

  const rules = draft.isByRules ? toRulesInput(draft.rules) : {};
  const isReady = draft.title.trim() !== '' && rules !== null && (!draft.isByRules || Object.keys(rules).length > 0);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady && !isBusy && !isUploading) onSave();
  };
  const text = (name: 'title' | 'handle' | 'description' | 'startDate' | 'endDate') => ({
    value: draft[name],
    error: errors.fields[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const setKind = (isByRules: boolean) => {
    const sort = isByRules ? 'POPULARITY' : 'MANUAL';
    set({ isByRules, ...((isByRules || draft.sort === 'POPULARITY') && { sort }) });
  };
  const handle = slugOf(draft.handle || draft.title);
  return (
    <form noValidate onSubmit={submit}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        gap="4"
        alignItems="start"
      >
        <Flex direction="column" gap="3" layerStyle="card" p={{ base: '3', md: '4' }}>
          <TextField {...text('title')} label="Title" autoComplete="off" maxLength={MAX_TITLE} required />
          <TextField
            {...text('handle')}
            label="Address"
            help={handle === '' ? 'Made from the title when left empty' : `/collections/${handle}`}
            autoComplete="off"
            maxLength={MAX_HANDLE}
          />
          <TextAreaField
            {...text('description')}
            label="Description"
            help="Shown above the products. Markdown: **bold**, lists and links."
            maxLength={MAX_DESCRIPTION}
            rows={4}
          />
          <PictureField
            label="Picture"
            key={removals}
            stored={picture?.id === draft.pictureId ? picture : null}
            alt={draft.title.trim()}
            disabledReason={draft.title.trim() === '' ? 'Enter a title first' : ''}
            error={errors.fields['pictureId'] ?? ''}
            onUploading={setUploading}
            onPicture={(pictureId) => pictureId !== null && set({ pictureId })}
          />
          {draft.pictureId !== null && (
            <Button
              variant="ghost"
              colorPalette="gray"
              size="sm"
              alignSelf="start"
              onClick={() => {
                setRemovals(removals + 1);
                set({ pictureId: null });
              }}
            >
              Remove the picture
            </Button>
          )}
          <SelectField
            label="Order"
            value={draft.sort}
            error={errors.fields['sort']}
            onChange={({ target }) => set({ sort: target.value as CollectionDraft['sort'] })} // an option's value
          >
            {keysOf(sortTexts)
              .filter((sort) => sort !== 'MANUAL' || !draft.isByRules)
              .map((sort) => (
                <option key={sort} value={sort}>
                  {sortTexts[sort]}
                </option>
              ))}
          </SelectField>
          <Switch
            title="Show in the shop"
            text="Within its days, if it has any"
            isOn={draft.isPublished}
            onChange={(isPublished) => set({ isPublished })}
          />
          <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3">
            <TextField {...text('startDate')} label="First day" type="date" />
            <TextField {...text('endDate')} label="Last day" type="date" />
          </Grid>
        </Flex>
        <Box layerStyle="card" p={{ base: '3', md: '4' }}>
          <Box role="group" aria-label="Products" mb="3">
            <ToggleButtons
              label="How products get in"
              options={[
                { value: 'hand', label: 'Pick by hand' },
                { value: 'rules', label: 'All that match rules' },
              ]}
              value={draft.isByRules ? 'rules' : 'hand'}
              onValue={(kind) => setKind(kind === 'rules')}
            />
          </Box>
          {draft.isByRules ? (
            <RulesFields query={query} rules={draft.rules} onChange={(changed) => set({ rules: changed })} />
          ) : (
            <ProductPicker products={draft.products} onChange={(products) => set({ products })} />
          )}
        </Box>
      </Grid>
      <DialogAlert
        message={Object.keys(errors.fields).length === 0 ? errors.message : (errors.fields['rules'] ?? '')}
      />
      <Flex wrap="wrap" gap="2" mt="4">
        <Button type="submit" loading={isBusy || isUploading} disabled={!isChanged || !isReady}>
          {action}
        </Button>
        {children}
      </Flex>
      {(isChanged || isUploading) && !isDone && <DiscardChangesDialog />}
    </form>
  );
}
