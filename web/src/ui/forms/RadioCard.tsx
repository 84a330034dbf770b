import { chakra, Flex, type FlexProps } from '@chakra-ui/react';
import type { MouseEventHandler, ReactNode } from 'react';

interface RadioCardProps extends Omit<FlexProps, 'onClick'> {
  /** The name of the group. */
  name: string;
  isChosen: boolean;
  isDisabled?: boolean;
  /** The id of a text that explains the choice, or why there is none. */
  describedBy?: string | undefined;
  onChoose: () => void;
  /** Called also for the click that the browser derives from an arrow key. */
  onClick?: MouseEventHandler;
  /** What is chosen. */
  children: ReactNode;
  /** A button beside the label. */
  end?: ReactNode;
}

/** A choice with its radio button in a card, which is tinted while it is chosen. */
export function RadioCard(props: RadioCardProps) {
  const {
    name,
    isChosen,
    isDisabled = false,
    describedBy,
    padding = '4',
    onChoose,
    onClick,
    children,
    end,
    ...card
  } = props;
  return (
    <Flex
      layerStyle="card"
      align="flex-start"
      {...card}
      css={{ '&:has(:checked)': { borderColor: 'primary.solid', background: 'primary.subtle' } }}
    >
      <chakra.label
        display="flex"
        flex="1"
        alignSelf="stretch"
        minW="0"
        gap="3"
        padding={padding}
        // Over the card's border, so that a press on that chooses as well.
        margin="-1px"
        border="1px solid transparent"
        borderRadius="inherit"
        cursor={isDisabled ? 'not-allowed' : 'pointer'}
        onClick={onClick}
      >
        <chakra.input
          type="radio"
          name={name}
          checked={isChosen}
          disabled={isDisabled}
          onChange={onChoose}
          aria-describedby={describedBy}
          accentColor="primary.solid"
          boxSize="5"
          flexShrink="0"
          mt="0.5"
        />
        {children}
      </chakra.label>
      {end}
    </Flex>
  );
}
