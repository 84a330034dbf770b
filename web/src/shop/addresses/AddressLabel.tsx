import { chakra, Flex } from '@chakra-ui/react';
import { Briefcase, House, MapPin } from 'lucide-react';
import { choiceStyles } from '../../ui/forms/CheckLabel.tsx';
import { addressLabels } from './addressLabels.ts';

const labels = Object.keys(addressLabels) as (keyof typeof addressLabels)[];
const labelIcons = { HOME: House, WORK: Briefcase, OTHER: MapPin } as const;

/** The label of an address with its icon. */
export function AddressLabel({ label }: { label: keyof typeof addressLabels }) {
  const Icon = labelIcons[label];
  return (
    <Flex alignItems="center" gap="1.5" textStyle="sm" fontWeight="bold" color="fg.success" marginBottom="1">
      <Icon size={16} aria-hidden />
      {addressLabels[label]}
    </Flex>
  );
}

interface LabelChoiceProps {
  /** Empty for none. */
  value: string;
  onChange: (label: string) => void;
}

/** Chooses an address's label: radio buttons that look like chips. */
export function LabelChoice({ value, onChange }: LabelChoiceProps) {
  return (
    <chakra.fieldset marginBottom="4">
      <chakra.legend textStyle="sm" fontWeight="semibold" marginBottom="1.5">
        Save address as
      </chakra.legend>
      <Flex gap="2" wrap="wrap">
        {labels.map((label) => {
          const Icon = labelIcons[label];
          return (
            <chakra.label
              key={label}
              position="relative"
              display="inline-flex"
              alignItems="center"
              gap="1.5"
              minHeight="11"
              paddingInline="3.5"
              borderWidth="1px"
              borderColor="border.control"
              borderRadius="full"
              cursor="pointer"
              textStyle="sm"
              fontWeight="semibold"
              css={[choiceStyles, { '&:has(:checked)': { color: 'green.fg' } }]}
            >
              <chakra.input
                type="radio"
                name="label"
                value={label}
                checked={value === label}
                onChange={() => onChange(label)}
                position="absolute"
                inset="0"
                opacity="0"
                cursor="pointer"
              />
              <Icon size={16} aria-hidden />
              {addressLabels[label]}
            </chakra.label>
          );
        })}
      </Flex>
    </chakra.fieldset>
  );
}
