import { Button, Flex, Heading, Skeleton, type ButtonProps, type FlexProps } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { PageTitle } from '../../ui/head/PageTitle.tsx';

interface AdminHeaderSkeletonProps extends FlexProps {
  title: string;
  /** The label of the button; none by default. */
  action?: string;
  actionPadding?: ButtonProps['px'];
}

/** The header of an admin page while its data loads: its title, and the shape of its button, which has an icon. */
export function AdminHeaderSkeleton({ title, action, actionPadding, ...rest }: AdminHeaderSkeletonProps) {
  return (
    <Flex justify="space-between" align="center" gap="2" mb="4" {...rest}>
      <PageTitle title={title} />
      <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }} whiteSpace="nowrap">
        {title}
      </Heading>
      {action !== undefined && (
        <Skeleton>
          <Button as="span" px={actionPadding ?? { base: '3', md: '4' }}>
            <Plus aria-hidden />
            {action}
          </Button>
        </Skeleton>
      )}
    </Flex>
  );
}
