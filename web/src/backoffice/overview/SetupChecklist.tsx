import { Box, Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { Circle, CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { useAction } from '../../relay/useAction.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import type {
  SetupChecklist_query$data,
  SetupChecklist_query$key,
} from './__generated__/SetupChecklist_query.graphql.ts';
import type { SetupChecklistSkipMutation } from './__generated__/SetupChecklistSkipMutation.graphql.ts';
import { OverviewCard } from './OverviewCard.tsx';

type Step = NonNullable<SetupChecklist_query$data['setupSteps']>[number];

interface StepTexts {
  title: string;
  text: string;
  /** What is left, before `text`. */
  left?: (remaining: number) => string;
  to?: string;
}

/** What each step is, and the page that it is done on. */
const STEPS: Readonly<Partial<Record<Step['key'], StepTexts>>> = {
  NAME: {
    title: 'Give your shop a name',
    text: 'Shoppers see its name, logo and colours on every page.',
    to: '/dashboard/settings?group=brand',
  },
  SELLER: {
    title: 'Enter your business details',
    text: 'Your legal name, address and GSTIN go on invoices, and your grievance officer on the complaints page.',
    to: '/dashboard/settings?group=seller',
  },
  FSSAI: {
    title: 'Enter your FSSAI licence',
    text: 'Needed if you sell food.',
    to: '/dashboard/settings?group=seller',
  },
  DELIVERY_AREA: {
    title: 'Say where you deliver',
    text: 'Until then orders go to every pincode.',
    to: '/dashboard/settings?group=delivery',
  },
  HOURS: {
    title: 'Set your opening hours',
    text: 'Until then shoppers can order at any time.',
    to: '/dashboard/settings?group=hours',
  },
  FEES: {
    title: 'Set fees and a minimum order',
    text: 'Until then delivery is free.',
    to: '/dashboard/settings?group=fees',
  },
  ONLINE_PAYMENT: {
    title: 'Turn on online payment',
    text: 'It needs your Stripe keys in the shop’s environment. Until then use cash on delivery: a payment in test mode charges nothing.',
  },
  STAFF: { title: 'Add your staff', text: 'Helpers and riders get a login of their own.', to: '/dashboard/staff' },
  PRODUCTS: {
    title: 'Add products',
    text: 'Pick from 2,000 staples with your own prices, type them in, or import a file.',
    to: '/dashboard/product/staples',
  },
  PAGES: {
    title: 'Read your legal pages',
    text: 'Terms, privacy and returns come with a text to adapt. Publish each once it says what you do.',
    left: (remaining) => `${remaining} ${remaining === 1 ? 'page has' : 'pages have'} the sample text.`,
    to: '/dashboard/pages',
  },
  TEST_ORDER: { title: 'Place a test order', text: 'See what your shoppers will see.', to: '/' },
};

/** What the shop still needs before it opens; nothing once each step is done or left out. */
export function SetupChecklist({ query }: { query: SetupChecklist_query$key }) {
  const { setupSteps } = useFragment(
    graphql`
      fragment SetupChecklist_query on Query {
        setupSteps {
          key
          isDone
          isSkipped
          remaining
        }
      }
    `,
    query,
  );
  const list = useRef<HTMLUListElement>(null);
  const [skipStep, isSkipping] = useAction<SetupChecklistSkipMutation>(
    graphql`
      mutation SetupChecklistSkipMutation($input: SetupStepSkipInput!) {
        setupStepSkip(input: $input) {
          setupSteps {
            key
            isDone
            isSkipped
            remaining
          }
        }
      }
    `,
    {
      updater: (store) => {
        const steps = store.getRootField('setupStepSkip').getLinkedRecords('setupSteps');
        store.getRoot().setLinkedRecords(steps, 'setupSteps');
        list.current?.focus();
      },
    },
  );
  const steps = (setupSteps ?? []).filter(({ key }) => key in STEPS); // another release of the server may have more
  const finished = steps.filter(({ isDone, isSkipped }) => isDone || isSkipped).length;
  if (finished === steps.length) return null;
  return (
    <OverviewCard title="Set up your shop">
      <ProgressBar label="Before you open" share={finished / steps.length} value={`${finished} of ${steps.length}`} />
      <Box as="ul" ref={list} role="list" tabIndex={-1} mt="3" outline="none" listStyleType="none">
        {steps.map((step) => (
          <SetupStep
            key={step.key}
            step={step}
            isBusy={isSkipping}
            onSkip={(isSkipped) => skipStep({ key: step.key, isSkipped })}
          />
        ))}
      </Box>
    </OverviewCard>
  );
}

interface SetupStepProps {
  step: Step;
  isBusy: boolean;
  onSkip: (isSkipped: boolean) => void;
}

function SetupStep({ step: { key, isDone, isSkipped, remaining }, isBusy, onSkip }: SetupStepProps) {
  const { title = '', text = '', left, to } = STEPS[key] ?? {};
  const isOpen = !isDone && !isSkipped;
  const state = isDone ? 'Done' : 'Left out';
  return (
    <Flex as="li" align="center" gap="3" py="2" borderTopWidth="1px" wrap="wrap">
      <Box color={isDone ? 'fg.success' : 'fg.subtle'} flexShrink="0">
        {isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
      </Box>
      <Box flex="1 1 14rem" minW="0">
        <Text fontWeight="medium" color={isOpen ? undefined : 'fg.muted'}>
          {title}
          {!isOpen && <VisuallyHidden>{` (${state.toLowerCase()})`}</VisuallyHidden>}
        </Text>
        {isOpen && (
          <Text textStyle="sm" color="fg.muted">
            {left && remaining != null ? `${left(remaining)} ${text}` : text}
          </Text>
        )}
      </Box>
      {isOpen && (
        <Flex gap="1" ms="8">
          <Button
            variant="ghost"
            colorPalette="gray"
            size="sm"
            aria-disabled={isBusy}
            aria-label={`Skip: ${title}`}
            onClick={() => onSkip(true)}
          >
            Skip
          </Button>
          {to !== undefined && (
            <Button asChild variant="outline" size="sm">
              <Link to={to} aria-label={`Start: ${title}`}>
                Start
              </Link>
            </Button>
          )}
        </Flex>
      )}
      {!isDone && isSkipped && (
        <Button
          variant="ghost"
          colorPalette="gray"
          size="sm"
          aria-disabled={isBusy}
          aria-label={`Bring back: ${title}`}
          onClick={() => onSkip(false)}
        >
          Bring back
        </Button>
      )}
    </Flex>
  );
}
