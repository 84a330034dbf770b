import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { DiscardJob_job$key } from './__generated__/DiscardJob_job.graphql.ts';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';
import { texts } from './texts.ts';
import { useDiscardJob } from './useDiscardJob.ts';

interface DiscardJobProps {
  job: DiscardJob_job$key;
  filter: JobFilter;
  onChanged: () => void;
}

/** The button that discards a failed job, after a confirmation. */
export function DiscardJob({ job, filter, onChanged }: DiscardJobProps) {
  const { id, title } = useFragment(
    graphql`
      fragment DiscardJob_job on Job {
        id
        title
      }
    `,
    job,
  );
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [discardJob, isDiscarding] = useDiscardJob(filter);

  const close = () => {
    setAsking(false);
    setRefusal('');
  };
  const discard = () => {
    setRefusal('');
    discardJob(id, {
      onDone: () => {
        showSuccess(texts.discarded(title));
        onChanged();
      },
      onRefused: (message) => {
        setRefusal(message);
        onChanged();
      },
    });
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="red"
        aria-label={texts.discardLabel(title)}
        onClick={() => setAsking(true)}
      >
        {texts.discard}
      </Button>
      <FormDialog title={texts.discardTitle} isOpen={isAsking} onClose={close}>
        <Text fontWeight="semibold">{title}</Text>
        <Text color="fg.muted">{texts.discardText}</Text>
        <Text role="alert" color="fg.error" mt={refusal === '' ? '0' : '3'}>
          {refusal}
        </Text>
        <Flex gap="3" justify="flex-end" mt="5">
          <Button variant="outline" colorPalette="gray" onClick={close}>
            {texts.keep}
          </Button>
          <Button colorPalette="red" loading={isDiscarding} onClick={discard}>
            {texts.discard}
          </Button>
        </Flex>
      </FormDialog>
    </>
  );
}
