import { Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { texts } from './texts.ts';

/** A product that a change has left as it is, and why. */
export interface ChangeProblem {
  readonly productId: string;
  readonly name: string | null | undefined;
  readonly message: string | null | undefined;
}

interface ChangeNoticeProps {
  ref: Ref<HTMLDivElement>;
  label: string;
  title: string;
  /** More about the result; '' if there is none. */
  text: string;
  /** Shown in place of the title and the text while the server works. */
  progress?: ReactNode;
  /** The button that resumes the change. */
  children?: ReactNode;
  /** The button that undoes the change; null where it can't be undone. */
  undo: { label: string; isBusy: boolean; onClick: () => void } | null;
  /** The products that stay as they are; `title` is '' if there are none. */
  problems: { title: string; products: readonly ChangeProblem[]; totalCount: number };
  /** Without it the notice can't be dismissed. */
  onDismiss?: (() => void) | undefined;
}

/** A change of many products: its progress, then what was changed, what was not and why, and the undo. */
export function ChangeNotice(props: ChangeNoticeProps) {
  const { ref, label, title, text, progress, children, undo, problems, onDismiss } = props;
  const rest = problems.totalCount - problems.products.length;
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={label}
      tabIndex={-1}
      layerStyle="float"
      mx={{ base: '-2', md: 'auto' }}
      maxW={{ md: '2xl' }}
      mt="2"
      ps="4"
      pe="2"
      py="2"
      outline="none"
    >
      <Flex align="center" gap="2" wrap="wrap" justify="flex-end">
        <Box flex="1" minW="12rem" textStyle="sm">
          {progress === undefined ? (
            <Box role="status">
              <Text fontWeight="semibold">{title}</Text>
              {text !== '' && <Text color="fg.muted">{text}</Text>}
            </Box>
          ) : (
            <Box py="1" pe="2">
              {progress}
            </Box>
          )}
        </Box>
        {children}
        {undo !== null && (
          <Button variant="outline" loading={undo.isBusy} onClick={undo.onClick}>
            {undo.label}
          </Button>
        )}
        {onDismiss && (
          <IconButton variant="ghost" colorPalette="gray" aria-label="Dismiss" onClick={onDismiss}>
            <X aria-hidden />
          </IconButton>
        )}
      </Flex>
      {problems.title !== '' && (
        <ChangeProblems title={problems.title} products={problems.products}>
          {rest > 0 && (
            <Text color="fg.muted" py="1">
              {texts.more(rest)}
            </Text>
          )}
        </ChangeProblems>
      )}
    </Box>
  );
}

interface ChangeProblemsProps {
  title: string;
  products: readonly ChangeProblem[];
  /** What follows the products if they are not all. */
  children: ReactNode;
}

/** The products that a change leaves as they are, and why, to unfold. */
export function ChangeProblems({ title, products, children }: ChangeProblemsProps) {
  return (
    <chakra.details textStyle="sm">
      <chakra.summary minH="11" py="2.5" cursor="button" fontWeight="medium" color="fg.error">
        {title}
      </chakra.summary>
      <chakra.ul listStyleType="none" maxH="40" overflowY="auto" tabIndex={0} aria-label={title}>
        {products.map(({ productId, name, message }) => (
          <chakra.li key={productId} py="1" overflowWrap="anywhere">
            <chakra.span fontWeight="medium">{name ?? 'A deleted product'}</chakra.span>: {message}
          </chakra.li>
        ))}
      </chakra.ul>
      {children}
    </chakra.details>
  );
}
