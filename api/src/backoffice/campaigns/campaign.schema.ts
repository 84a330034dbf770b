import { z } from 'zod';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { hasControls, textShape } from '../../platform/core/text/textShape.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { payloadFields } from '../../platform/graphql/payloadFields.ts';
import { staffNode } from '../../platform/graphql/staffNode.ts';
import {
  CampaignChangedError,
  countAudience,
  deleteCampaign,
  MAX_CAMPAIGN,
  saveCampaign,
  sendCampaign,
  testCampaign,
} from './sendCampaign.ts';

/** The draft and what was sent in the last years. */
const SHOWN = 50;

const CampaignStatusRef = builder.enumType('CampaignStatus', {
  description: 'How far a campaign is.',
  values: {
    DRAFT: { description: 'It is being written.' },
    SENDING: { description: 'Its mails are being queued.' },
    SENT: { description: 'All its mails are queued.' },
  },
});

const CampaignRef = builder.prismaNode('Campaign', {
  description: 'A mail with offers to those who have agreed to them.',
  ...staffNode('customers', 'The public id, `camp_…`.'),
  fields: (t) => ({
    subject: t.exposeString('subject', { description: 'The subject.' }),
    body: t.exposeString('body', { description: 'The text in Markdown.' }),
    revision: t.exposeInt('revision', { description: 'Raised by each change of a draft.' }),
    status: t.expose('status', { type: CampaignStatusRef, description: 'How far it is.' }),
    recipientCount: t.exposeInt('recipientCount', { description: 'For how many people it was queued so far.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true, description: 'Null for a draft.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'Null until it is sent.' }),
  }),
});

builder.queryFields((t) => ({
  campaigns: t.prismaField({
    type: [CampaignRef],
    nullable: true,
    description: `The draft, if there is one, and the last campaigns, newest first, at most ${SHOWN}. Needs the permission \`CUSTOMERS\`.`,
    authScopes: { customers: true },
    resolve: (query) => db.campaign.findMany({ ...query, orderBy: { id: 'desc' }, take: SHOWN }),
  }),
  campaignDraft: t.prismaField({
    type: CampaignRef,
    nullable: true,
    description: 'The draft; null when there is none. Needs the permission `CUSTOMERS`.',
    authScopes: { customers: true },
    resolve: (query) => db.campaign.findFirst({ ...query, where: { status: 'DRAFT' } }),
  }),
  campaignAudienceCount: t.int({
    nullable: true,
    description:
      'How many people have agreed to offers and have a confirmed address. Needs the permission `CUSTOMERS`.',
    authScopes: { customers: true },
    resolve: () => countAudience(),
  }),
}));

const campaign = payloadFields('Campaign', 'campaignId', (query) => db.campaign.findUniqueOrThrow(query));
const payload = campaign.rowPayload('campaign', CampaignRef, 'The campaign as it is now.');
const errors = { types: [InvalidInputError, CampaignChangedError] };

const TEXT = z.looseObject({
  subject: textShape('Subject', MAX_CAMPAIGN.subject, 'Enter a subject').refine(
    (subject) => !hasControls(subject),
    'The subject must be one line',
  ),
  body: textShape('Text', MAX_CAMPAIGN.body, 'Enter the text'),
});

builder.mutationFields((t) => {
  const campaignId = t.input.globalID({ for: CampaignRef, required: true, description: 'The campaign.' });
  const revision = t.input.int({ required: true, description: 'The revision that the editor saw.' });
  return {
    campaignSave: t.fieldWithInput({
      description:
        'Saves the draft of a campaign, or begins one; there is one at most. Fails when a colleague has changed it. Needs the permission `CUSTOMERS`.',
      type: payload('CampaignSavePayload', 'The draft is saved.'),
      authScopes: { customers: true },
      errors,
      typeOptions: { validate: TEXT },
      input: {
        campaignId: t.input.globalID({ for: CampaignRef, description: 'The draft; null begins one.' }),
        revision: t.input.int({ description: 'The revision that the editor saw, of a draft.' }),
        subject: t.input.string({
          required: true,
          description: `One line of up to ${MAX_CAMPAIGN.subject} characters.`,
        }),
        body: t.input.string({ required: true, description: `Markdown of up to ${MAX_CAMPAIGN.body} characters.` }),
      },
      resolve: (_root, { input }, { authentication }) => {
        const seen = input.campaignId ? { campaignId: input.campaignId.id, revision: input.revision ?? 0 } : null;
        return saveCampaign(requireViewer(authentication), seen, { subject: input.subject, body: input.body });
      },
    }),
    campaignDelete: t.fieldWithInput({
      description: 'Deletes the draft. What was sent stays. Needs the permission `CUSTOMERS`.',
      type: campaign.deletePayload('The draft is deleted.', 'The deleted draft.'),
      authScopes: { customers: true },
      errors: { types: [CampaignChangedError] },
      input: { campaignId, revision },
      resolve: (_root, { input }, { authentication }) =>
        deleteCampaign(requireViewer(authentication), {
          campaignId: input.campaignId.id,
          revision: input.revision,
        }),
    }),
    campaignTest: t.fieldWithInput({
      description: 'Mails a campaign to the viewer alone. Needs the permission `CUSTOMERS`.',
      type: payload('CampaignTestPayload', 'The mail is queued.'),
      authScopes: { customers: true },
      errors: { types: [CampaignChangedError] },
      input: { campaignId },
      resolve: (_root, { input }, { authentication }) =>
        testCampaign(requireViewer(authentication), input.campaignId.id),
    }),
    campaignSend: t.fieldWithInput({
      description:
        'Sends the draft to everyone who has agreed to offers, once to each person; those who withdraw before their mail is sent do not get it. Needs the permission `CUSTOMERS`.',
      type: payload('CampaignSendPayload', 'A job queues the mails.'),
      authScopes: { customers: true },
      errors: { types: [CampaignChangedError] },
      input: { campaignId, revision },
      resolve: (_root, { input }, { authentication }) =>
        sendCampaign(
          requireViewer(authentication),
          { campaignId: input.campaignId.id, revision: input.revision },
          new Date(),
        ),
    }),
  };
});
