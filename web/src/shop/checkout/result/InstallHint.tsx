import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { EllipsisVertical, Share } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useShopIdentity } from '../../../ui/shopIdentity.ts';
import { OrderSection } from '../../orders/OrderSection.tsx';
import { installTexts as texts } from '../texts.ts';
import type { InstallHint_order$key } from './__generated__/InstallHint_order.graphql.ts';
import { findInstallWay, postponeInstall, subscribeToInstallWay, type InstallWay } from './installWay.ts';

/** With their second order the shopper has come back. */
const FIRST_ORDER_WITH_HINT = 2;

interface InstallHintProps {
  order: InstallHint_order$key;
  /** Called when the hint goes, so that the focus goes elsewhere. */
  onClose: () => void;
}

/** How to put the shop on the home screen, for a shopper who has ordered before, in a browser where that works. */
export function InstallHint({ order: orderKey, onClose }: InstallHintProps) {
  const { customerOrderIndex } = useFragment(
    graphql`
      fragment InstallHint_order on Order {
        customerOrderIndex
      }
    `,
    orderKey,
  );
  const way = useSyncExternalStore(subscribeToInstallWay, findInstallWay);
  if (way === null || customerOrderIndex < FIRST_ORDER_WITH_HINT) return null;
  return <Hint way={way} onClose={onClose} />;
}

function Hint({ way, onClose }: { way: InstallWay } & Pick<InstallHintProps, 'onClose'>) {
  const { name } = useShopIdentity();
  const buttons = useRef<HTMLDivElement>(null);
  const isComputer = way === 'PROMPT' && !navigator.userAgent.includes('Android');
  // The shop may be installed by the browser's menu, or in another tab.
  const onGone = useEffectEvent((element: Element | null) => {
    if (element?.contains(document.activeElement) === true) onClose();
  });
  useLayoutEffect(() => {
    const element = buttons.current;
    return () => onGone(element);
  }, []);
  const close = () => {
    onClose();
    postponeInstall();
  };
  const install = async () => {
    await window.installPrompt?.prompt().catch(() => undefined); // it was shown already
    window.installPrompt = null;
    close();
  };
  return (
    <OrderSection title={isComputer ? texts.installOnComputer(name) : texts.addToHomeScreen(name)}>
      <Flex gap="4" alignItems="center">
        <chakra.img
          src="/icon-192.png"
          width="14"
          height="14"
          alt=""
          flexShrink="0"
          borderRadius="lg"
          borderWidth="1px"
          borderColor="border"
          background="white"
        />
        <Text color="fg.muted">
          <InstallSteps way={way} />
        </Text>
      </Flex>
      <Flex ref={buttons} gap="2" wrap="wrap" marginTop="4">
        {way === 'PROMPT' && (
          <Button variant="outline" onClick={() => void install()}>
            {isComputer ? texts.install : texts.add}
          </Button>
        )}
        <Button variant={way === 'PROMPT' ? 'ghost' : 'outline'} colorPalette="gray" onClick={close}>
          {texts.notNow}
        </Button>
      </Flex>
    </OrderSection>
  );
}

const Sign = chakra('span', { base: { '& svg': { display: 'inline', boxSize: '1.25em', verticalAlign: '-0.25em' } } });

function InstallSteps({ way }: { way: InstallWay }) {
  switch (way) {
    case 'PROMPT':
      return texts.why;
    case 'SHARE':
      return (
        <>
          Tap{' '}
          <Sign color="fg">
            Share <Share aria-hidden />
          </Sign>
          , then “Add to Home Screen”. If you don’t see Share, tap ••• first.
        </>
      );
    case 'MENU':
      return (
        <>
          Open the menu{' '}
          <Sign color="fg">
            <EllipsisVertical aria-hidden />
          </Sign>
          , then tap “Add app to Home screen”.
        </>
      );
  }
}
