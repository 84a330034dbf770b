import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronLeft, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { AccountLink } from './AccountLink.tsx';
import { RedirectToLogin } from './RedirectToLogin.tsx';

interface ViewerQuery extends OperationType {
  readonly response: { readonly viewer?: object | null | undefined };
}

interface AccountPageProps<TQuery extends ViewerQuery> {
  /** The page's query, which its route starts. */
  query: GraphQLTaggedNode;
  /** The page's own layout, empty. */
  skeleton: ReactNode;
  children: (viewer: NonNullable<TQuery['response']['viewer']>, data: TQuery['response']) => ReactNode;
}

/** A page about the viewer: shows a skeleton while its query loads, and redirects a visitor to the login. */
export function AccountPage<TQuery extends ViewerQuery>({ query, skeleton, children }: AccountPageProps<TQuery>) {
  return (
    <PageQuery<TQuery> query={query} fallback={skeleton}>
      {(data: TQuery['response']) => (data.viewer == null ? <RedirectToLogin /> : children(data.viewer, data))}
    </PageQuery>
  );
}

interface AccountPageHeadProps {
  title: string;
  lead?: ReactNode;
  /** Whether the page is one level below the profile, which it links to. */
  isBelowProfile?: boolean;
  /** A button beside the heading. */
  children?: ReactNode;
}

/** The title and the heading of a page about the viewer. */
export function AccountPageHead({ title, lead, isBelowProfile = false, children }: AccountPageHeadProps) {
  return (
    <chakra.div mb="5">
      <PageTitle title={title} />
      {isBelowProfile && (
        <Flex textStyle="sm" ms="-1">
          <AccountLink to="/dashboard/profile" display="inline-flex" gap="1">
            <ChevronLeft size={16} aria-hidden />
            Profile
          </AccountLink>
        </Flex>
      )}
      <Flex justify="space-between" align="center" gap="4">
        <Heading as="h1" textStyle="2xl">
          {title}
        </Heading>
        {children}
      </Flex>
      {lead !== undefined && (
        <Text mt="1" color="fg.muted">
          {lead}
        </Text>
      )}
    </chakra.div>
  );
}

/** A warning in a tinted box. */
export function Warning({ text }: { text: string }) {
  return (
    <Flex gap="3" p="3" bg="bg.warning" color="fg.warning" borderRadius="control">
      <TriangleAlert size={20} aria-hidden style={{ flexShrink: 0 }} />
      <Text textStyle="sm">{text}</Text>
    </Flex>
  );
}
