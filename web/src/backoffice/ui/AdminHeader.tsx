import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { BackLink, type BackLinkProps } from './BackLink.tsx';

interface AdminHeaderProps {
  /** Makes the header focusable, so that it can take the focus of a control that was removed. */
  ref?: Ref<HTMLDivElement>;
  /** The link to the list of a page about one entry. */
  back?: BackLinkProps;
  title: string;
  /** The document's title where it is set elsewhere: with the number of new orders. */
  hasOwnTitle?: boolean;
  /** What the page is for, below its title. */
  lead?: string;
  /** The label of the button that adds an entry. */
  action?: string;
  onAdd?: () => void;
  /** Other controls beside the title. */
  children?: ReactNode;
}

/** The header of an admin page: its title, what it is for, and its buttons. */
export function AdminHeader(props: AdminHeaderProps) {
  const { ref, back, title, hasOwnTitle = false, lead, action, onAdd, children } = props;
  return (
    <Box ref={ref} tabIndex={ref === undefined ? undefined : -1} outline="none" mb="4">
      {!hasOwnTitle && <PageTitle title={title} />}
      {back !== undefined && <BackLink {...back} />}
      <Flex justify="space-between" align="center" wrap="wrap" gap="2">
        <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }} overflowWrap="anywhere">
          {title}
        </Heading>
        {action !== undefined && (
          <Button px={{ base: '3', md: '4' }} onClick={onAdd}>
            <Plus aria-hidden />
            {action}
          </Button>
        )}
        {children}
      </Flex>
      {lead !== undefined && (
        <Text mt="1" color="fg.muted" maxW="46rem">
          {lead}
        </Text>
      )}
    </Box>
  );
}
