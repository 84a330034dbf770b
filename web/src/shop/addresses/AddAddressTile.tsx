import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { texts } from './texts.ts';

/** A dashed tile with the button that adds an address. */
export function AddAddressTile({ onPress }: { onPress: () => void }) {
  return (
    <Button
      variant="outline"
      width="100%"
      minHeight="16"
      height="100%"
      borderStyle="dashed"
      borderWidth="2px"
      borderRadius="xl"
      onClick={onPress}
    >
      <Plus size={18} aria-hidden />
      {texts.addTile}
    </Button>
  );
}
