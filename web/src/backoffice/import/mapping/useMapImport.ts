import { graphql, useFragment } from 'react-relay';
import { useState } from 'react';
import { useAction } from '../../../relay/useAction.ts';
import type {
  CatalogueImportMapInput,
  useMapImportMutation,
  CatalogueImportCategoryInput,
} from './__generated__/useMapImportMutation.graphql.ts';
import type { Choice } from '../../../ui/forms/ChoicePicker.tsx';
import type { useMapImport_categoryChoices$key } from './__generated__/useMapImport_categoryChoices.graphql.ts';

interface MapHandlers {
  onMapped?: () => void;
  onRefused: (message: string) => void;
}

/** Maps the headings of an import to columns, or its new categories to those of the shop, and runs its dry run again. */
export function useMapImport() {
  const [act, isMapping] = useAction<useMapImportMutation>(graphql`
    mutation useMapImportMutation($input: CatalogueImportMapInput!) {
      catalogueImportMap(input: $input) {
        ... on CatalogueImportMapPayload {
          catalogueImport {
            ...ImportState_catalogueImport
            ...ColumnMapping_catalogueImport
            ...NewCategories_catalogueImport
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const mapImport = (input: CatalogueImportMapInput, { onMapped, onRefused }: MapHandlers) =>
    act(input, { onDone: () => onMapped?.(), onRefused });
  return { mapImport, isMapping };
}

/** Categories or sub-categories. */
export type CategoryKind = 'categories' | 'subCategories';

/** The choice for a category of the file that the shop lacks. */
export interface CategoryChoice {
  name: string;
  /** The category of the shop that is used instead; null when the import creates one. */
  target: Choice | null;
  /** The GST of a created category, as it was typed. */
  gst: string;
}

type Edit = Partial<Pick<CategoryChoice, 'target' | 'gst'>>;

/** The choices for an import's new categories, over the stored ones. */
export function useCategoryChoices(mappingKey: useMapImport_categoryChoices$key) {
  const { categories, subCategories } = useFragment(
    graphql`
      fragment useMapImport_categoryChoices on ImportCategoryMapping {
        categories {
          name
          gstPercent
          category {
            id
            name
          }
        }
        subCategories {
          name
          subCategory {
            id
            name
          }
        }
      }
    `,
    mappingKey,
  );
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map());
  const keyOf = (kind: CategoryKind, name: string) => `${kind} ${name}`;
  const edit = (kind: CategoryKind, name: string, change: Edit) => {
    const key = keyOf(kind, name);
    setEdits(new Map([...edits, [key, { ...edits.get(key), ...change }]]));
  };
  const lists: Record<CategoryKind, CategoryChoice[]> = {
    categories: categories.map(({ name, gstPercent, category }) => ({
      ...{ name, target: category ?? null, gst: gstPercent?.toString() ?? '' },
      ...edits.get(keyOf('categories', name)),
    })),
    subCategories: subCategories.map(({ name, subCategory }) => ({
      ...{ name, target: subCategory ?? null, gst: '' },
      ...edits.get(keyOf('subCategories', name)),
    })),
  };
  /** The choices for the mutation; null if a GST is fractional or invalid. */
  const input = () => {
    const isInvalid = lists.categories.some(({ target, gst }) => target === null && !/^\d{0,3}$/.test(gst.trim()));
    if (isInvalid) return null;
    return {
      categories: lists.categories.flatMap(({ name, target, gst }): CatalogueImportCategoryInput[] => {
        if (target !== null) return [{ name, categoryId: target.id }];
        return gst.trim() === '' ? [] : [{ name, gstPercent: Number(gst) }];
      }),
      subCategories: lists.subCategories.flatMap(({ name, target }) =>
        target === null ? [] : [{ name, subCategoryId: target.id }],
      ),
    };
  };
  return {
    lists,
    isChanged: edits.size > 0,
    input,
    choose: (kind: CategoryKind, name: string, target: Choice | null) => edit(kind, name, { target }),
    setGst: (name: string, gst: string) => edit('categories', name, { gst }),
  };
}
