import { Button, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { WebhookActions_endpoint$key } from './__generated__/WebhookActions_endpoint.graphql.ts';
import { DeleteWebhookDialog } from './DeleteWebhookDialog.tsx';
import { DisableWebhookDialog } from './DisableWebhookDialog.tsx';
import { EditWebhookDialog } from './EditWebhookDialog.tsx';
import { RotateSecretDialog } from './RotateSecretDialog.tsx';
import { webhookTexts as texts } from './texts.ts';
import { useUpdateWebhook } from './useUpdateWebhook.ts';
import { usePingWebhook } from './usePingWebhook.ts';

/** The buttons of a webhook and their dialogs. */
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
  const { kind, isOpen, start, close } = useActiveDialog<'edit' | 'disable' | 'rotate' | 'delete'>();
  const [pingWebhook, isPinging] = usePingWebhook(id);
  const [updateWebhook, isUpdating] = useUpdateWebhook();

  const ping = () => pingWebhook({ endpointId: id }, { onDone: () => showSuccess(texts.pinged) });
  const enable = () =>
    updateWebhook(
      { endpointId: id, url, description, statuses, isEnabled: true },
      { onDone: () => showSuccess(texts.enabled) },
    );
  return (
    <Flex gap="2" wrap="wrap">
      {isEnabled ? (
        <Button loading={isPinging} onClick={ping}>
          {texts.ping}
        </Button>
      ) : (
        <Button loading={isUpdating} onClick={enable}>
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
      {kind === 'disable' && <DisableWebhookDialog webhook={webhook} isOpen={isOpen} onClose={close} />}
      {kind === 'rotate' && <RotateSecretDialog webhookId={id} isOpen={isOpen} onClose={close} />}
      {kind === 'delete' && <DeleteWebhookDialog webhookId={id} isOpen={isOpen} onClose={close} />}
    </Flex>
  );
}
