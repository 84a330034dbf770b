import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../relay/useAction.ts';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { AdminTable } from '../ui/AdminTable.tsx';
import { AdminTableRow, Cell } from '../ui/AdminTableRow.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import type { HomeVersions_home$key } from './__generated__/HomeVersions_home.graphql.ts';
import type { HomeVersionsCreateMutation } from './__generated__/HomeVersionsCreateMutation.graphql.ts';
import { HomeVersionActions } from './HomeVersionActions.tsx';
import { homeDraftPath } from './homeUrl.ts';

const STATES = {
  scheduled: { label: 'Scheduled', palette: 'blue' },
  current: { label: 'Shoppers see it', palette: 'green' },
  former: { label: 'Former', palette: 'gray' },
} as const;

/** The versions in a table, with what can be done with each; the draft is above it. */
export function HomeVersions({ home: homeKey }: { home: HomeVersions_home$key }) {
  const { draft, versions } = useFragment(
    graphql`
      fragment HomeVersions_home on ManagedHomePage {
        draft {
          number
          note
          updatedAt
          author {
            name
          }
        }
        versions {
          id
          number
          note
          publishesAt
          isPublished
          previewPath
          author {
            name
          }
          ...HomeVersionActions_version
        }
      }
    `,
    homeKey,
  );
  const navigate = useNavigate();
  const [create, isCreating] = useAction<HomeVersionsCreateMutation>(graphql`
    mutation HomeVersionsCreateMutation($input: HomeDraftCreateInput!) {
      homeDraftCreate(input: $input) {
        ... on HomeDraftCreatePayload {
          homePage {
            ...HomeVersions_home
          }
        }
        ... on HomeDraftExistsError {
          homePage {
            ...HomeVersions_home
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const current = versions.find(({ isPublished }) => isPublished);
  const stateOf = ({ id, isPublished }: (typeof versions)[number]) => {
    if (!isPublished) return 'scheduled';
    return id === current?.id ? 'current' : 'former';
  };
  const by = (author: { name: string } | null | undefined) => (author == null ? '' : ` by ${author.name}`);
  return (
    <>
      <Flex
        layerStyle="card"
        p={{ base: '3', md: '4' }}
        mb="4"
        gap="3"
        wrap="wrap"
        align="center"
        justify="space-between"
      >
        <Box>
          <Text fontWeight="semibold">{draft == null ? 'No draft' : `Draft of version ${draft.number}`}</Text>
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {draft == null
              ? 'Begin one to change the page.'
              : `${draft.note == null ? '' : `${draft.note}, `}changed ${formatDateTime(draft.updatedAt)}${by(draft.author)}`}
          </Text>
        </Box>
        {draft == null ? (
          <Button
            loading={isCreating}
            onClick={() => create({ versionId: current?.id ?? '' }, { onDone: () => void navigate(homeDraftPath) })}
          >
            Begin a draft
          </Button>
        ) : (
          <Button onClick={() => void navigate(homeDraftPath)}>Edit draft</Button>
        )}
      </Flex>
      <AdminTable label="Versions" columns={['Version', 'State', 'From', 'Actions']} hasActions>
        {versions.map((version) => {
          const state = stateOf(version);
          return (
            <AdminTableRow key={version.id}>
              <Cell overflowWrap="anywhere">
                <TextLink to={version.previewPath}>{`Version ${version.number}`}</TextLink>
                {version.note != null && ` ${version.note}`}
              </Cell>
              <Cell>
                <Badge colorPalette={STATES[state].palette}>{STATES[state].label}</Badge>
              </Cell>
              <Cell>
                {version.publishesAt != null && formatDateTime(version.publishesAt)}
                <Text as="span" color="fg.muted">
                  {by(version.author)}
                </Text>
              </Cell>
              <Cell data-end>
                {state !== 'current' && <HomeVersionActions version={version} isScheduled={state === 'scheduled'} />}
              </Cell>
            </AdminTableRow>
          );
        })}
      </AdminTable>
    </>
  );
}
