import { requireViewer } from '../../platform/core/viewer.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import { findSetupSteps, skipSetupStep, type SetupStep } from './setupSteps.ts';

const SetupStepKeyRef = builder.enumType('SetupStepKey', {
  description: 'What a new shop is set up with.',
  values: {
    NAME: { description: 'Its name.' },
    SELLER: { description: 'The seller on invoices.' },
    FSSAI: { description: 'The licence for food.' },
    DELIVERY_AREA: { description: 'The pincodes that it delivers to.' },
    HOURS: { description: 'The opening hours.' },
    FEES: { description: 'The fees or the minimum order.' },
    ONLINE_PAYMENT: { description: 'A provider of online payments; a sandbox does not count.' },
    STAFF: { description: 'A second member of staff, or an invitation.' },
    PRODUCTS: { description: 'A product.' },
    PAGES: { description: 'Texts of its own for the pages about the shop, such as the terms.' },
    TEST_ORDER: { description: 'An order.' },
  },
});

const SetupStepRef = builder.objectRef<SetupStep>('SetupStep').implement({
  description: 'A step of the setup of a shop.',
  authScopes: { settings: true, reports: true },
  fields: (t) => ({
    key: t.expose('key', { type: SetupStepKeyRef, description: 'What is set up.' }),
    isDone: t.exposeBoolean('isDone', { description: 'Whether the shop has it.' }),
    isSkipped: t.exposeBoolean('isSkipped', { description: 'Whether it was left out.' }),
    remaining: t.exposeInt('remaining', {
      nullable: true,
      description:
        'How many parts are left, of a step that has several, such as pages with the sample text; else null.',
    }),
  }),
});

const findSteps = ({ authentication, shop, payments }: GraphqlContext) =>
  findSetupSteps(requireViewer(authentication), {
    shop,
    takesOnlinePayments: payments.name !== 'none' && payments.name !== 'sandbox',
  });

builder.queryField('setupSteps', (t) =>
  t.field({
    type: [SetupStepRef],
    nullable: true,
    description:
      'What the shop still needs before it opens, in this order. Needs the permission `REPORTS` or `SETTINGS`.',
    authScopes: { settings: true, reports: true },
    resolve: (_root, _args, context) => findSteps(context),
  }),
);

const SetupStepSkipPayload = builder.objectRef<object>('SetupStepSkipPayload').implement({
  description: 'The step is left out or taken in again.',
  fields: (t) => ({
    setupSteps: t.field({
      type: [SetupStepRef],
      description: 'All steps as they are now.',
      resolve: (_payload, _args, context) => findSteps(context),
    }),
  }),
});

builder.mutationField('setupStepSkip', (t) =>
  t.fieldWithInput({
    description:
      'Leaves a step of the setup out, or takes it in again. Repeating it changes nothing. Needs the permission `SETTINGS`.',
    type: SetupStepSkipPayload,
    authScopes: { settings: true },
    input: {
      key: t.input.field({ type: SetupStepKeyRef, required: true, description: 'The step.' }),
      isSkipped: t.input.boolean({ defaultValue: true, description: 'False takes it in again.' }),
    },
    resolve: async (_root, { input: { key, isSkipped } }, { authentication }) => {
      await skipSetupStep(requireViewer(authentication), key, isSkipped ?? true);
      return {};
    },
  }),
);
