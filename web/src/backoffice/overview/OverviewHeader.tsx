import { Flex, Heading } from '@chakra-ui/react';
import { useTransition, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { overviewSearch } from './overviewUrl.ts';
import { RangeSwitch } from './RangeSwitch.tsx';
import { texts } from './texts.ts';

interface OverviewHeaderProps {
  /** The selected range. */
  days: number;
  /** The content of the overview; it fades while another range loads. */
  children: ReactNode;
}

/** The overview's header with the choice of the range, and the content below it. */
export function OverviewHeader({ days, children }: OverviewHeaderProps) {
  const navigate = useNavigate();
  const [isBusy, startTransition] = useTransition();
  const choose = (next: number) =>
    startTransition(async () => {
      await navigate({ search: overviewSearch(next) }, { replace: true, preventScrollReset: true });
    });

  return (
    <>
      <PageTitle title={texts.title} />
      <Flex justify="space-between" align="center" wrap="wrap" gap="2" mb="4">
        <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
          {texts.title}
        </Heading>
        <RangeSwitch days={days} onChoose={choose} />
      </Flex>
      <Flex
        direction="column"
        gap="4"
        aria-busy={isBusy}
        opacity={isBusy ? '0.6' : '1'}
        transition="opacity 150ms ease-out"
      >
        {children}
      </Flex>
    </>
  );
}
