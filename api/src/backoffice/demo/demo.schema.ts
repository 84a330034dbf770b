import { z } from 'zod';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { AdminRoleError, ReauthenticationRequiredError } from '../../shop/identity/identityErrors.ts';
import { emailShape, newPasswordShape, PASSWORD_LENGTH, personNameShape } from '../../shop/identity/identityShapes.ts';
import { startSession } from '../../shop/identity/login/login.mutations.schema.ts';
import { DEMO_PASSWORD } from '../staff/ensureAccounts.ts';
import { requireRecentSession } from '../staff/recentSession.ts';
import { BackupFailedError, backUpDemo, findBackupPlace, type DemoLocation } from './backUpDemo.ts';
import { countDemo, type DemoContents } from './countDemo.ts';
import { DemoRemovedError, removeDemo, removeDemoFiles } from './removeDemo.ts';

const DemoRef = builder.objectRef<DemoContents & DemoLocation>('Demo').implement({
  description: 'What a shop has while it runs as a demo: the demo’s own, and what its visitors added.',
  authScopes: { staff: true, reports: true },
  fields: (t) => ({
    productCount: t.exposeInt('productCount', { description: 'Its products.' }),
    categoryCount: t.exposeInt('categoryCount', { description: 'Its categories.' }),
    orderCount: t.exposeInt('orderCount', { description: 'Its orders.' }),
    customerCount: t.exposeInt('customerCount', { description: 'The accounts of shoppers.' }),
    staffCount: t.exposeInt('staffCount', { description: 'The accounts of staff.' }),
    backupFolder: t.string({
      nullable: true,
      description:
        'The folder on the server that `demoRemove` writes a backup into; null: it writes none, and the tools of the shop’s own PostgreSQL have to.',
      resolve: async (location) => (await findBackupPlace(location))?.folder ?? null,
    }),
  }),
});

builder.queryField('demo', (t) =>
  t.field({
    type: DemoRef,
    nullable: true,
    description:
      'The demo that the shop runs as; null when it is none, or was removed. Needs the permission `REPORTS` or `STAFF`.',
    authScopes: { staff: true, reports: true },
    resolve: async (_root, _args, { demo }) => {
      const contents = demo && (await countDemo());
      return contents && { dataDir: demo.dataDir, databaseUrl: demo.databaseUrl, ...contents };
    },
  }),
);

const DemoRemovePayload = builder.objectRef<{ backupDirectory: string | null }>('DemoRemovePayload').implement({
  description: 'The shop is empty, and this device has a session of its owner.',
  fields: (t) => ({
    backupDirectory: t.exposeString('backupDirectory', {
      nullable: true,
      description: 'The folder with the backup of the demo on the server, for `npm run restore`; null: there is none.',
    }),
  }),
});

// The whole input has one shape, as in `userRegister`.
const OWNER = z
  .looseObject({
    name: personNameShape,
    email: emailShape,
    password: newPasswordShape.refine(
      (password) => password !== DEMO_PASSWORD,
      'Everyone knows the demo’s password. Choose another one.',
    ),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Both passwords must be the same',
  });

builder.mutationField('demoRemove', (t) =>
  t.fieldWithInput({
    description:
      'Removes the demo that the shop runs as, with all accounts, and all that its visitors did; the settings of the shop stay. The viewer’s device gets a session of the owner, who is the only account and an admin. A backup is written before; the demo is not loaded again. For admins alone. Needs a session. Needs the permission `STAFF`.',
    type: DemoRemovePayload,
    authScopes: { staffSessionOnly: true },
    errors: {
      types: [InvalidInputError, ReauthenticationRequiredError, AdminRoleError, DemoRemovedError, BackupFailedError],
    },
    typeOptions: { validate: OWNER },
    input: {
      name: t.input.string({ required: true, description: 'Of the owner.' }),
      email: t.input.string({ required: true, description: 'The owner logs in with it. It needs no confirmation.' }),
      password: t.input.string({
        required: true,
        description: `At least ${PASSWORD_LENGTH.min} characters; common passwords and the demo’s are refused.`,
      }),
      confirmPassword: t.input.string({ required: true, description: 'The same password again.' }),
      hasBackup: t.input.boolean({
        defaultValue: false,
        description:
          'Where `Demo.backupFolder` is null, true says that the database and the uploaded pictures have been backed up.',
      }),
    },
    resolve: async (_root, { input: { hasBackup, name, email, password } }, context) => {
      const now = new Date();
      const viewer = await requireRecentSession(context, now);
      const { demo, caller } = context;
      if (!demo) throw new DemoRemovedError();
      const backUp = () => backUpDemo(demo, { hasBackup: hasBackup ?? false, now });
      const session = await removeDemo(viewer, { name, email, password }, { backUp, caller, now });
      await removeDemoFiles(demo.dataDir);
      await startSession(session, email, context);
      return session;
    },
  }),
);
