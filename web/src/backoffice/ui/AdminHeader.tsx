import { Button, Flex, Heading } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { PageTitle } from '../../ui/head/PageTitle.tsx';

interface AdminHeaderProps {
  title: string;
  /** The label of the button. */
  action: string;
  onAdd: () => void;
}

/** The header of an admin page: its title, and the button that adds an entry. */
export function AdminHeader({ title, action, onAdd }: AdminHeaderProps) {
  return (
    <Flex justify="space-between" align="center" gap="2" mb="4">
      <PageTitle title={title} />
      <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }} whiteSpace="nowrap">
        {title}
      </Heading>
      <Button px={{ base: '3', md: '4' }} onClick={onAdd}>
        <Plus aria-hidden />
        {action}
      </Button>
    </Flex>
  );
}
