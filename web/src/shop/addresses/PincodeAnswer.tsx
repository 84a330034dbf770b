import { Button, Text } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { announce } from '../../ui/announce.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import type { PincodeAnswerQuery } from './__generated__/PincodeAnswerQuery.graphql.ts';
import { pincodeTexts } from './texts.ts';

const pincodeAnswerQuery = graphql`
  query PincodeAnswerQuery($pincode: String!) {
    shop {
      isServiceable(pincode: $pincode)
    }
  }
`;

interface PincodeQueryProps {
  /** Six digits, or null until they are known. */
  pincode: string | null;
  fallback?: ReactNode;
  renderError?: (retry: () => void) => ReactNode;
  children: (isServiceable: boolean, pincode: string) => ReactNode;
}

/** Asks whether the shop delivers to a pincode. */
export function PincodeQuery({ pincode, fallback = null, renderError = () => null, children }: PincodeQueryProps) {
  const { queryRef, isBusy, retry } = useDebouncedQuery<PincodeAnswerQuery>(
    pincodeAnswerQuery,
    pincode === null ? null : { pincode },
  );
  if (pincode === null) return null;
  if (queryRef === null || isBusy) return fallback;
  return (
    <SectionBoundary fallback={fallback} resetKey={queryRef} onRetry={retry} renderError={renderError}>
      <PageQueryContent<PincodeAnswerQuery> query={pincodeAnswerQuery} queryRef={queryRef}>
        {({ shop }) => children(shop.isServiceable, pincode)}
      </PageQueryContent>
    </SectionBoundary>
  );
}

/** The answer below the field of a pincode. */
export function PincodeAnswer({ pincode }: Pick<PincodeQueryProps, 'pincode'>) {
  if (pincode === null) return pincodeTexts.help;
  return (
    <PincodeQuery
      pincode={pincode}
      fallback={pincodeTexts.busy}
      renderError={(retry) => (
        <>
          {pincodeTexts.failed}{' '}
          <Button variant="plain" onClick={retry}>
            Try again
          </Button>
        </>
      )}
    >
      {(isServiceable) =>
        isServiceable ? <Said text={pincodeTexts.served(pincode)} /> : <UnservedPincode pincode={pincode} />
      }
    </PincodeQuery>
  );
}

/** Says beside an address or its field that the shop does not deliver there, and nothing where it does. */
export function UnservedAnswer({ pincode }: Pick<PincodeQueryProps, 'pincode'>) {
  return (
    <PincodeQuery pincode={pincode}>
      {(isServiceable, asked) => !isServiceable && <UnservedPincode pincode={asked} />}
    </PincodeQuery>
  );
}

function UnservedPincode({ pincode }: { pincode: string }) {
  return (
    <Text as="span" color="fg.warning" fontWeight="semibold">
      <Said text={pincodeTexts.unserved(pincode)} />
    </Text>
  );
}

/** A text that screen readers announce when it appears. */
function Said({ text }: { text: string }) {
  useEffect(() => announce(text), [text]);
  return text;
}
