import { Flex } from '@chakra-ui/react';
import { Briefcase, House, MapPin } from 'lucide-react';
import styles from './AddressForm.module.css';
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
    <fieldset className={styles.chips}>
      <legend>Save address as</legend>
      {labels.map((label) => {
        const Icon = labelIcons[label];
        return (
          <label key={label}>
            <input type="radio" name="label" value={label} checked={value === label} onChange={() => onChange(label)} />
            <Icon size={16} aria-hidden />
            {addressLabels[label]}
          </label>
        );
      })}
    </fieldset>
  );
}
