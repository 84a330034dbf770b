import { encodeId } from '../../../../platform/core/publicId.ts';
import { requireViewer } from '../../../../platform/core/viewer.ts';
import { FieldChangeRef } from '../../../../platform/audit/audit.schema.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ProductBulkChangeRef, ProductBulkSelectionRef } from './bulkInputs.schema.ts';
import { previewBulkChange, type BulkPreview, type BulkPreviewProduct } from './previewBulkChange.ts';
import { readBulkChange } from './readBulkChange.schema.ts';
import { readBulkSelection } from './readBulkSelection.schema.ts';

const BulkPreviewProductRef = builder.objectRef<BulkPreviewProduct>('ProductBulkPreviewProduct').implement({
  description: 'A product before and after a bulk change.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    productId: t.id({ description: 'The public id of the product.', resolve: ({ id }) => encodeId('Product', id) }),
    name: t.exposeString('name', { description: 'The name of the product.' }),
    changes: t.expose('changes', { type: [FieldChangeRef], description: 'The values that would change.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'The reason why the product would be refused, in words for the admin; null when it would change.',
    }),
  }),
});

const BulkPreviewRef = builder.objectRef<BulkPreview>('ProductBulkPreview').implement({
  description: 'What a bulk change would do now. Nothing is changed.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    matchCount: t.exposeInt('matchCount', { description: 'The number of selected products.' }),
    unchangedCount: t.exposeInt('unchangedCount', {
      description: 'The number of them that have the new value already.',
    }),
    refusedCount: t.exposeInt('refusedCount', {
      description: 'The number of them that can’t have the new value, and would stay as they are.',
    }),
    samples: t.expose('samples', {
      type: [BulkPreviewProductRef],
      description: 'The newest products that would change, at most 5.',
    }),
    refused: t.expose('refused', {
      type: [BulkPreviewProductRef],
      description: 'The newest products that would be refused, at most 20.',
    }),
  }),
});

builder.queryField('productBulkPreview', (t) =>
  t.field({
    type: BulkPreviewRef,
    nullable: true,
    description:
      'What `productBulkOperationStart` would do now with the same selection and change. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: {
      selection: t.arg({ type: ProductBulkSelectionRef, required: true, description: 'The products.' }),
      change: t.arg({ type: ProductBulkChangeRef, required: true, description: 'The change.' }),
    },
    resolve: (_root, { selection, change }, { authentication }) =>
      previewBulkChange(requireViewer(authentication), {
        selection: readBulkSelection(selection),
        change: readBulkChange(change),
      }),
  }),
);
