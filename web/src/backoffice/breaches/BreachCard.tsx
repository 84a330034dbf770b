import { Badge, Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '@kirana/shared/numbers.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { useNow } from '../../ui/useNow.ts';
import { limitText } from '../grievances/limitText.ts';
import type { BreachCard_breach$data, BreachCard_breach$key } from './__generated__/BreachCard_breach.graphql.ts';
import { BreachForm } from './BreachForm.tsx';

type Entry = BreachCard_breach$data['entries'][number];

/** A breach as it is known now, the clock of the report to the Board, and its earlier entries. */
export function BreachCard({ breach: breachKey }: { breach: BreachCard_breach$key }) {
  const breach = useFragment(
    graphql`
      fragment BreachCard_breach on Breach {
        number
        boardReportDueAt
        entries {
          number
          title
          discoveredAt
          description
          data
          peopleCount
          consequences
          measures
          boardToldAt
          boardReportedAt
          peopleToldAt
          author
          createdAt
        }
        ...BreachForm_breach
      }
    `,
    breachKey,
  );
  const [isEditing, setEditing] = useState(false);
  const { number, boardReportDueAt, entries } = breach;
  const [last, ...earlier] = entries;
  if (last === undefined) return null;
  const title = `#${number} ${last.title}`;
  const close = () => setEditing(false);
  return (
    <Box as="article" aria-label={title} layerStyle="card" p="4">
      <Flex justify="space-between" gap="3" wrap="wrap" mb="3">
        <Heading as="h2" textStyle="md" overflowWrap="anywhere">
          {title}
        </Heading>
        <Clock dueAt={boardReportDueAt ?? null} />
      </Flex>
      <EntryFacts entry={last} />
      <Button mt="4" variant="outline" onClick={() => setEditing(true)}>
        Add what is new
      </Button>
      {earlier.length > 0 && (
        <Box as="details" mt="4" textStyle="sm">
          <Box as="summary" cursor="pointer" py="2">
            {`Earlier entries (${earlier.length})`}
          </Box>
          {earlier.map((entry) => (
            <Box key={entry.number} borderTopWidth="1px" py="3">
              <EntryFacts entry={entry} />
            </Box>
          ))}
        </Box>
      )}
      <FormDialog title={`Breach #${number}`} isOpen={isEditing} onClose={close}>
        <BreachForm breach={breach} onCancel={close} onSaved={close} />
      </FormDialog>
    </Box>
  );
}

function Clock({ dueAt }: { dueAt: string | null }) {
  const now = useNow();
  if (dueAt === null) return <Badge colorPalette="green">Report sent</Badge>;
  const { text, isOver, isNear } = limitText('Report to the Board', dueAt, now);
  const near = isNear ? 'yellow' : 'gray';
  return <Badge colorPalette={isOver ? 'red' : near}>{text}</Badge>;
}

const when = (moment: string | null | undefined) => (moment == null ? 'Not yet' : formatDateTime(moment));

function EntryFacts({ entry }: { entry: Entry }) {
  const facts = [
    ['Discovered', formatDateTime(entry.discoveredAt)],
    ['Description', entry.description],
    ['Data', entry.data],
    ['People', entry.peopleCount == null ? 'Not known yet' : formatCount(entry.peopleCount)],
    ['Consequences', entry.consequences === '' ? 'Not known yet' : entry.consequences],
    ['Measures', entry.measures === '' ? 'None yet' : entry.measures],
    ['Board told', when(entry.boardToldAt)],
    ['Report to the Board', when(entry.boardReportedAt)],
    ['People told', when(entry.peopleToldAt)],
    ['Entry', `${entry.number}, ${entry.author}, ${formatDateTime(entry.createdAt)}`],
  ] as const;
  return (
    <Box as="dl" display="grid" gridTemplateColumns={{ sm: '11rem minmax(0, 1fr)' }} columnGap="4" rowGap="1">
      {facts.map(([term, text]) => (
        <Fact key={term} term={term} text={text} />
      ))}
    </Box>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <>
      <Text as="dt" color="fg.muted">
        {term}
      </Text>
      <Text as="dd" whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Text>
    </>
  );
}
