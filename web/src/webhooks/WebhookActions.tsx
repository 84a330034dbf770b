import { Button, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useTask } from '../catalogue/admin/useTask.ts';
import { showError, showSuccess } from '../ui/toaster.ts';
import type { WebhookActions_endpoint$key } from './__generated__/WebhookActions_endpoint.graphql.ts';
import { DeleteWebhook } from './DeleteWebhook.tsx';
import { DisableWebhook } from './DisableWebhook.tsx';
import { EditWebhookDialog } from './EditWebhookDialog.tsx';
import { RotateSecretDialog } from './RotateSecretDialog.tsx';
import { webhookTexts as texts } from './texts.ts';
import { useEditWebhook } from './useEditWebhook.ts';
import { usePingWebhook } from './usePingWebhook.ts';

/** What can be done with a webhook. */
export function WebhookActions({ endpoint }: { endpoint: WebhookActions_endpoint$key }) {
  const { id, url, description, statuses, isEnabled } = useFragment(
    graphql`
      fragment WebhookActions_endpoint on WebhookEndpoint {
        id
        url
        description
        statuses
        isEnabled
      }
    `,
    endpoint,
  );
  const webhook = { id, url, description, statuses, isEnabled };
  const { kind, isOpen, start, close } = useTask<'edit' | 'disable' | 'rotate' | 'delete'>();
  const { pingWebhook, isPinging } = usePingWebhook();
  const { editWebhook, isEditing } = useEditWebhook();

  const ping = () => pingWebhook(id, { onPinged: () => showSuccess(texts.pinged), onRefused: showError });
  const enable = () =>
    editWebhook(
      { endpointId: id, url, description, statuses, isEnabled: true },
      { onEdited: () => showSuccess(texts.enabled), onRefused: ({ message }) => showError(message) },
    );
  return (
    <Flex gap="2" wrap="wrap">
      {isEnabled ? (
        <Button loading={isPinging} onClick={ping}>
          {texts.ping}
        </Button>
      ) : (
        <Button loading={isEditing} onClick={enable}>
          {texts.enable}
        </Button>
      )}
      <Button variant="outline" onClick={() => start('edit')}>
        {texts.edit}
      </Button>
      {isEnabled && (
        <Button variant="outline" onClick={() => start('disable')}>
          {texts.disable}
        </Button>
      )}
      <Button variant="outline" onClick={() => start('rotate')}>
        {texts.rotate}
      </Button>
      <Button variant="outline" colorPalette="red" onClick={() => start('delete')}>
        {texts.delete}
      </Button>
      {kind === 'edit' && <EditWebhookDialog webhook={webhook} isOpen={isOpen} onClose={close} />}
      {kind === 'disable' && <DisableWebhook webhook={webhook} isOpen={isOpen} onClose={close} />}
      {kind === 'rotate' && <RotateSecretDialog webhookId={id} isOpen={isOpen} onClose={close} />}
      {kind === 'delete' && <DeleteWebhook webhookId={id} isOpen={isOpen} onClose={close} />}
    </Flex>
  );
}
