import { graphql, useFragment } from 'react-relay';
import { Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { GuardedDialog } from '../../ui/dialogs/GuardedDialog.tsx';
import { texts } from './texts.ts';
import { useAction } from '../../relay/useAction.ts';
import {
  categoryErrorFields,
  CategoryForm,
  type AddDialogProps,
  type CategoryFormValues,
  type CategorySaving,
} from './CategoryForm.tsx';
import type { CategoryDialogsCreateMutation } from './__generated__/CategoryDialogsCreateMutation.graphql.ts';
import type {
  CategoryDialogs_category$data,
  CategoryDialogs_category$key,
} from './__generated__/CategoryDialogs_category.graphql.ts';
import type { CategoryDialogsUpdateMutation } from './__generated__/CategoryDialogsUpdateMutation.graphql.ts';
import { parseCount } from '../../ui/numbers/parseCount.ts';
import { toFormErrors } from '../../ui/forms/formErrors.ts';
import { Summary } from '../ui/Summary.tsx';
import { DeclarationsFields } from '../declarations/DeclarationsFields.tsx';
import { emptyDeclarations, toDeclarationsDraft, toDeclarationsInput } from '../declarations/declarationsDraft.ts';
import { FillDeclarationsDialog } from '../declarations/FillDeclarationsDialog.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';

/** The entered values. */
type CategoryDetails = CategoryFormValues &
  Record<Place, boolean> & {
    gstPercent: number | null;
    startDate: string | null;
    endDate: string | null;
    declarations: ReturnType<typeof toDeclarationsInput>;
  };

/** Where a category is shown besides the page of all categories. */
const PLACES = [
  { name: 'isOnHomePage', title: 'Show on the home page', text: 'As a tile, and as a row of products' },
  { name: 'isInFooter', title: 'Show in the footer', text: 'As a link on every page' },
] as const;

/** The days on which the shop lists it. */
const DAYS = [
  { name: 'startDate', label: 'First day in the shop' },
  { name: 'endDate', label: 'Last day in the shop' },
] as const;

type Place = (typeof PLACES)[number]['name'];

const GST_INVALID = 'GST must be a whole number from 0 to 100';

interface CategoryDetailsFormProps extends CategorySaving<CategoryDetails> {
  /** The category to edit; undefined for a new one. */
  category?: CategoryDialogs_category$data;
}

/** The form of a category: its name, its picture, what products take from it, and where it is shown. */
function CategoryDetailsForm({ category, onSubmit, ...saving }: CategoryDetailsFormProps) {
  const { onTouched } = saving;
  const [gst, setGst] = useState(category?.gstPercent?.toString() ?? '');
  const [declarations, setDeclarations] = useState(() =>
    category?.declarations == null ? emptyDeclarations : toDeclarationsDraft(category.declarations),
  );
  const [places, setPlaces] = useState({
    isOnHomePage: category?.isOnHomePage ?? true,
    isInFooter: category?.isInFooter ?? true,
  });
  const [days, setDays] = useState({ startDate: category?.startDate ?? '', endDate: category?.endDate ?? '' });
  const text = gst.trim();
  const submit: CategorySaving<CategoryFormValues>['onSubmit'] = (values, handlers) => {
    const gstPercent = parseCount(text);
    const listed = { startDate: days.startDate || null, endDate: days.endDate || null };
    const defaults = { gstPercent, ...listed, declarations: toDeclarationsInput(declarations) };
    if (text === '' || gstPercent !== null) return onSubmit({ ...values, ...places, ...defaults }, handlers);
    handlers.onFormErrors(toFormErrors(GST_INVALID, [{ path: 'gstPercent', message: GST_INVALID }]));
  };
  return (
    <CategoryForm {...saving} name={category?.name} picture={category?.picture} onSubmit={submit}>
      {(errors) => (
        <>
          <TextField
            name="gstPercent"
            label="GST (%)"
            help="For new products, including imported ones without a GST. Leave empty for none."
            error={errors['gstPercent']}
            value={gst}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            onChange={(event) => {
              setGst(event.target.value);
              onTouched();
            }}
          />
          <details>
            <Summary>Declarations of its products</Summary>
            <Text textStyle="sm" color="fg.muted" my="2">
              For new and imported products that don’t state their own. You can then fill in the products it has.
            </Text>
            <DeclarationsFields
              draft={declarations}
              errors={errors}
              isShared
              onChange={(changed) => {
                setDeclarations(changed);
                onTouched();
              }}
            />
          </details>
          <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3">
            {DAYS.map(({ name, label }) => (
              <TextField
                key={name}
                name={name}
                label={label}
                help="Empty: any day"
                type="date"
                error={errors[name]}
                value={days[name]}
                onChange={({ target }) => {
                  setDays({ ...days, [name]: target.value });
                  onTouched();
                }}
              />
            ))}
          </Grid>
          {PLACES.map(({ name, ...place }) => (
            <Switch
              key={name}
              {...place}
              isOn={places[name]}
              onChange={(isOn) => {
                setPlaces({ ...places, [name]: isOn });
                onTouched();
              }}
            />
          ))}
        </>
      )}
    </CategoryForm>
  );
}

/** The form for a new category; closes once it is saved. The shop's lists are refetched on the next visit. */
export function AddCategoryDialog({ connectionId, onCreated, ...dialog }: AddDialogProps) {
  const [createCategory, isCreating] = useAction<CategoryDialogsCreateMutation>(
    graphql`
      mutation CategoryDialogsCreateMutation($input: CategoryCreateInput!, $connections: [ID!]!) {
        categoryCreate(input: $input) {
          ... on CategoryCreatePayload {
            categoryEdge @appendEdge(connections: $connections) {
              node {
                id
                ...AdminCategoriesPage_category
              }
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      variables: { connections: [connectionId] },
      fields: categoryErrorFields,
      invalidatesStore: true,
      onDone: ({ categoryEdge }) => onCreated(categoryEdge.node.id),
    },
  );
  return (
    <GuardedDialog title={texts.category} {...dialog}>
      {(guard) => (
        <CategoryDetailsForm
          {...guard}
          action={texts.createCategory}
          done="Category added"
          isBusy={isCreating}
          onSubmit={createCategory}
        />
      )}
    </GuardedDialog>
  );
}

/** Whether defaults differ from those of the category, and are not empty. */
function areNew(defaults: CategoryDetails['declarations'], { declarations }: CategoryDialogs_category$data): boolean {
  const former = declarations == null ? emptyDeclarations : toDeclarationsDraft(declarations);
  const isChanged = JSON.stringify(toDeclarationsInput(former)) !== JSON.stringify(defaults);
  return isChanged && Object.values(defaults).some((value) => value !== null);
}

interface EditCategoryDialogProps extends Pick<AddDialogProps, 'isOpen' | 'onClose'> {
  category: CategoryDialogs_category$key;
}

/** The form that edits a category; closes once it is saved. */
export function EditCategoryDialog({ category: categoryKey, ...dialog }: EditCategoryDialogProps) {
  const category = useFragment(
    graphql`
      fragment CategoryDialogs_category on Category {
        id
        name
        gstPercent
        isOnHomePage
        isInFooter
        startDate
        endDate
        declarations {
          ...declarationsDraft_declarations
        }
        ...FillDeclarationsDialog_category
        picture {
          ...CategoryForm_picture
        }
      }
    `,
    categoryKey,
  );
  const [updateCategory, isUpdating] = useAction<CategoryDialogsUpdateMutation>(
    graphql`
      mutation CategoryDialogsUpdateMutation($input: CategoryUpdateInput!) {
        categoryUpdate(input: $input) {
          ... on CategoryUpdatePayload {
            category {
              ...AdminCategoriesPage_category
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { fields: categoryErrorFields },
  );
  const [fill, setFill] = useState<CategoryDetails['declarations'] | null>(null);
  return (
    <>
      <GuardedDialog title={texts.updateCategory} {...dialog}>
        {(guard) => (
          <CategoryDetailsForm
            {...guard}
            category={category}
            action={texts.updateCategory}
            done="Category updated"
            isBusy={isUpdating}
            onSubmit={(values, handlers) => {
              const onDone = () => {
                handlers.onDone();
                if (areNew(values.declarations, category)) setFill(values.declarations);
              };
              updateCategory({ categoryId: category.id, ...values }, { ...handlers, onDone });
            }}
          />
        )}
      </GuardedDialog>
      <FillDeclarationsDialog category={category} declarations={fill} onClose={() => setFill(null)} />
    </>
  );
}
